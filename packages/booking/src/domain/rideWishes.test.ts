import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFullDraft, createHouse, createOffer, fixtureNow } from '../testing/fixtures.ts'
import { readWishes, wishedDay, wishedParty, wishedSeats, withWishedDay } from './rideWishes.ts'
import { emptyTripForm } from './trip.ts'
import { createYachtForm, wishedYacht } from './yachtForm.ts'

/** 22 November in Auckland, 21 November in Honolulu. */
const auckland = createHouse({ timeZone: 'Pacific/Auckland' })
const honolulu = createHouse({ timeZone: 'Pacific/Honolulu' })

describe('EMBED-06 what a page fills in of a ride', () => {
  it('is read as a page writes it', () => {
    const texts = { date: '2026-12-24', 'return-date': '2026-12-31', adults: '2', children: '0' }
    expect(readWishes(texts)).toEqual({
      ...{ date: '2026-12-24', returnDate: '2026-12-31', adults: 2, children: 0 },
    })
    expect(readWishes({ date: '2026-12-24', 'return-date': '2026-12-24' }).returnDate).toBe('2026-12-24')
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
    expect(readWishes(texts)).toEqual({})
  })

  it('has no way back before the ride there', () => {
    const wishes = readWishes({ date: '2026-12-24', 'return-date': '2026-12-23' })
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
        const { date = '2026-01-01', returnDate = date, adults = 1, children = 0 } = readWishes(given)
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(returnDate >= date).toBe(true)
        expect(adults).toBeGreaterThanOrEqual(1)
        expect(children).toBeGreaterThanOrEqual(0)
        expect(children).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('DATE-02 is a day from the pickup place’s own today to a year from it', () => {
    expect(wishedDay('2026-11-21', auckland, fixtureNow)).toBeNull()
    expect(wishedDay('2026-11-22', auckland, fixtureNow)).toBe('2026-11-22')
    expect(wishedDay('2026-11-21', honolulu, fixtureNow)).toBe('2026-11-21')
    expect(wishedDay('2026-11-20', honolulu, fixtureNow)).toBeNull()
    expect(wishedDay('2027-11-21', honolulu, fixtureNow)).toBe('2027-11-21')
    expect(wishedDay('2027-11-22', honolulu, fixtureNow)).toBeNull()
    expect(wishedDay(undefined, honolulu, fixtureNow)).toBeNull()
  })

  it('stands in a form in which no day and no time was entered', () => {
    const ride = createFullDraft({ from: honolulu, form: emptyTripForm })
    const dated = withWishedDay(ride, '2026-12-24', fixtureNow)
    expect(dated.form).toEqual({ ...emptyTripForm, arrivalDate: '2026-12-24' })
    expect(withWishedDay(dated, '2026-12-25', fixtureNow)).toBe(dated)
    expect(withWishedDay(ride, '2026-11-20', fixtureNow)).toBe(ride)
    const timed = { ...ride, form: { ...emptyTripForm, arrivalTime: '10:00' } }
    expect(withWishedDay(timed, '2026-12-24', fixtureNow)).toBe(timed)
  })

  it('BOOK-17 has as many people as the car takes, and asks for so many seats', () => {
    const draft = createFullDraft({ offer: createOffer() })
    expect(wishedParty(draft, { adults: 2, children: 4 })).toMatchObject({ adults: 2, children: 1 })
    expect(wishedParty(draft, {})).toMatchObject({ adults: 1, children: 0 })
    expect(wishedSeats({ adults: 4, children: 2 })).toBe(6)
    expect(wishedSeats({ children: 2 })).toBe(3)
    expect(wishedSeats({ date: '2026-12-24' })).toBeUndefined()
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
