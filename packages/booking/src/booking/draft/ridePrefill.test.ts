import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTripForm } from '../../kernel/model/trip.ts'
import { createFullDraft, createHouse, createOffer, fixtureNow } from '../../testing/samples/fixtures.ts'
import { createYachtForm, wishedYacht } from '../../yacht/rules/yachtForm.ts'
import {
  prefilledDay,
  prefilledSeats,
  readRidePrefill,
  withPrefilledDay,
  withPrefilledParty,
} from './ridePrefill.ts'

/** 22 November in Auckland, 21 November in Honolulu. */
const auckland = createHouse({ timeZone: 'Pacific/Auckland' })
const honolulu = createHouse({ timeZone: 'Pacific/Honolulu' })

describe('EMBED-06 what a page fills in of a ride', () => {
  it('is read as a page writes it', () => {
    const texts = { date: '2026-12-24', 'return-date': '2026-12-31', adults: '2', children: '0' }
    expect(readRidePrefill(texts)).toEqual({
      ...{ date: '2026-12-24', returnDate: '2026-12-31', adults: 2, children: 0 },
    })
    expect(readRidePrefill({ date: '2026-12-24', 'return-date': '2026-12-24' }).returnDate).toBe('2026-12-24')
  })

  it.each([
    { date: '24.12.2026' },
    { date: '2026-02-30' },
    { date: 'tomorrow' },
    { date: '' },
    { 'return-date': '2026-13-01' },
    { adults: '0' },
    { adults: '100' },
    { adults: '-1' },
    { adults: '1.5' },
    { adults: 'two' },
    { children: '7' },
    { children: '' },
  ])('leaves out what does not fit: %o', (texts) => {
    expect(readRidePrefill(texts)).toEqual({})
  })

  it('has no way back before the ride there', () => {
    const wishes = readRidePrefill({ date: '2026-12-24', 'return-date': '2026-12-23' })
    expect(wishes).toEqual({ date: '2026-12-24' })
  })

  it('is never anything but days of the calendar and people, whatever stands there', () => {
    const text = fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String))
    const texts = fc.record(
      { date: text, 'return-date': text, adults: text, children: text },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(texts, (given) => {
        const { date = '2026-01-01', returnDate = date, adults = 1, children = 0 } = readRidePrefill(given)
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(returnDate >= date).toBe(true)
        expect(adults).toBeGreaterThanOrEqual(1)
        expect(children).toBeGreaterThanOrEqual(0)
        expect(children).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('DATE-02 is a day from the pickup place’s own today to a year from it', () => {
    expect(prefilledDay('2026-11-21', auckland, fixtureNow)).toBeNull()
    expect(prefilledDay('2026-11-22', auckland, fixtureNow)).toBe('2026-11-22')
    expect(prefilledDay('2026-11-21', honolulu, fixtureNow)).toBe('2026-11-21')
    expect(prefilledDay('2026-11-20', honolulu, fixtureNow)).toBeNull()
    expect(prefilledDay('2027-11-21', honolulu, fixtureNow)).toBe('2027-11-21')
    expect(prefilledDay('2027-11-22', honolulu, fixtureNow)).toBeNull()
    expect(prefilledDay(undefined, honolulu, fixtureNow)).toBeNull()
  })

  it('stands in a form in which no day and no time was entered', () => {
    const ride = createFullDraft({ from: honolulu, form: emptyTripForm })
    const dated = withPrefilledDay(ride, '2026-12-24', fixtureNow)
    expect(dated.form).toEqual({ ...emptyTripForm, arrivalDate: '2026-12-24' })
    expect(withPrefilledDay(dated, '2026-12-25', fixtureNow)).toBe(dated)
    expect(withPrefilledDay(ride, '2026-11-20', fixtureNow)).toBe(ride)
    const timed = { ...ride, form: { ...emptyTripForm, arrivalTime: '10:00' } }
    expect(withPrefilledDay(timed, '2026-12-24', fixtureNow)).toBe(timed)
  })

  it('BOOK-17 has as many people as the car takes, and asks for so many seats', () => {
    const draft = createFullDraft({ offer: createOffer() })
    expect(withPrefilledParty(draft, { adults: 2, children: 4 })).toMatchObject({ adults: 2, children: 1 })
    expect(withPrefilledParty(draft, {})).toMatchObject({ adults: 1, children: 0 })
    expect(prefilledSeats({ adults: 4, children: 2 })).toBe(6)
    expect(prefilledSeats({ children: 2 })).toBe(3)
    expect(prefilledSeats({ date: '2026-12-24' })).toBeUndefined()
  })

  it('YACHT-05 YACHT-07 stands in a yacht’s form too, from tomorrow to six months on', () => {
    const where = { kind: 'listed', id: 'bodrum' } as const
    const form = (wishes: Parameters<typeof wishedYacht>[1]) => ({
      ...createYachtForm(where),
      ...wishedYacht(where, wishes, { now: fixtureNow, deviceZone: 'UTC' }),
    })
    expect(form({})).toEqual(createYachtForm(where))
    expect(form({ date: '2026-11-22', adults: 4, children: 1 })).toMatchObject({
      ...{ date: '2026-11-22', guests: 5, hasChildren: true },
    })
    expect(form({ date: '2026-11-21' }).date).toBeNull()
    expect(form({ date: '2027-05-22' }).date).toBeNull()
    expect(form({ adults: 99 }).guests).toBe(50)
  })
})
