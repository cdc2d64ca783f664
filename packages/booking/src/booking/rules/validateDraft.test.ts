import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { routeTypes } from '../../kernel/model/route.ts'
import { emptyTripForm, fieldsOf } from '../../kernel/model/trip.ts'
import { textLimits } from '../../kernel/values/textLength.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { createDraft, rideOf } from '../draft/draft.ts'
import { draftWarnings, tripViolations, validateDraft } from './validateDraft.ts'

const start = { offer: createOffer(), from: createAirport(), to: createHouse(), uniqId: 'p1' }

describe('a draft before it is sent', () => {
  const guest = createGuest()
  const fieldsIn = (draft = createFullDraft()) =>
    validateDraft(draft, guest, fixtureNow).map((item) => item.field)

  // At `fixtureNow` it is 13:00 in Paris.
  it.each([
    ['12:59', ['DataForms.Forms.ErrorTooEarly']],
    ['13:00', []],
  ])('DATE-01 a pickup at %s of today: %j', (arrivalTime, codes) => {
    const { form } = createFullDraft()
    const draft = createFullDraft({ form: { ...form, arrivalDate: '2026-11-21', arrivalTime } })
    expect(validateDraft(draft, guest, fixtureNow).map(({ code }) => code)).toEqual(codes)
  })

  it('BOOK-42 a full draft passes', () => {
    expect(fieldsIn()).toEqual([])
  })
  it('BOOK-42 an untouched draft names every missing field', () => {
    const draft = createDraft({ ...start, user: guest })
    expect(fieldsIn(draft)).toEqual([
      'arrivalNumber',
      'dateArrival',
      'dateArrival',
      'passengers.0.name',
      'passengers.0.phone',
      'passengers.0.email',
      'payment',
      'agreement',
    ])
  })
  it.each(routeTypes)(
    'BOOK-13 an empty form of %s fails at each required field and no other',
    (routeType) => {
      const draft = createFullDraft({ offer: createOffer({ routeType }), form: emptyTripForm })
      const violations = tripViolations(draft, fixtureNow)
      // A missing date gives two violations: one for the day, one for the time.
      const missing = fieldsOf(routeType).required.flatMap((field) =>
        field.startsWith('date') ? [field, field] : [field],
      )
      expect(violations.map((item) => item.field).sort()).toEqual(missing.sort())
      expect(new Set(violations.map((item) => item.code))).toEqual(new Set(['DataForms.Forms.Required']))
    },
  )
  it('BOOK-12 optional fields are checked only where they are shown', () => {
    const terminal = 'x'.repeat(11)
    const form = { ...createFullDraft().form, arrivalTerminal: terminal, departureTerminal: terminal }
    expect(fieldsIn(createFullDraft({ form }))).toEqual(['arrivalTerminal'])
  })
  it('BOOK-07 a departure before the pickup is told at the departure', () => {
    const offer = createOffer({ routeType: 'SUBURB_AIRPORT' })
    const form = { ...createFullDraft().form, departureDate: '2026-12-01', departureTime: '14:30' }
    expect(validateDraft(createFullDraft({ offer, form }), guest, fixtureNow)).toEqual([
      { code: 'DataForms.Forms.ErrorDepartureOrder', field: 'dateDeparture' },
    ])
  })
  it('DATE-02 a pickup in a gap does not fail', () => {
    const from = createAirport({ timeZone: 'America/New_York' })
    const form = { ...createFullDraft().form, arrivalDate: '2027-03-14', arrivalTime: '02:30' }
    expect(fieldsIn(createFullDraft({ from, form }))).toEqual([])
  })
  it('BOOK-13 the other failures stand at their fields', () => {
    const draft = createFullDraft({
      adults: 3,
      children: 1,
      notes: 'x'.repeat(1001),
      sign: 'x'.repeat(65),
      payment: null,
    })
    expect(fieldsIn(draft)).toEqual(['sign', 'adults', 'childSeats', 'notes', 'payment'])
  })
  it('BOOK-13 BOOK-39 a way back that is too early by itself is told that alone', () => {
    const early = { ...createFullDraft().form, arrivalDate: '2020-01-01', arrivalTime: '10:00' }
    const draft = createFullDraft({ returnRide: { ...rideOf(createFullDraft()), form: early } })
    const found = validateDraft(draft, guest, fixtureNow).filter(
      ({ field }) => field === 'return.dateArrival',
    )
    expect(found.map(({ code }) => code)).toEqual(['DataForms.Forms.ErrorTooEarly'])
  })
  it('BOOK-10 an odd flight number is warned of, yet the draft passes', () => {
    const draft = createFullDraft({ form: { ...createFullDraft().form, arrivalNumber: 'N123AB' } })
    expect(fieldsIn(draft)).toEqual([])
    expect(draftWarnings(draft)).toEqual([{ code: 'DataForms.Forms.WarningFlight', field: 'arrivalNumber' }])
    expect(draftWarnings(createFullDraft())).toEqual([])
    const hidden = { ...createFullDraft().form, departureNumber: 'N123AB' }
    expect(draftWarnings(createFullDraft({ form: hidden }))).toEqual([])
  })

  it('BOOK-22 a phone number that may not exist is warned of, yet the draft passes', () => {
    const { passengers } = createFullDraft()
    const unlikely = passengers.map((row) => ({ ...row, phone: '+34 100 00 00 00' }))
    const draft = createFullDraft({ passengers: unlikely })
    expect(fieldsIn(draft)).toEqual([])
    expect(draftWarnings(draft)).toEqual(
      passengers.map((_, index) => ({
        code: 'DataForms.Forms.WarningPhone',
        field: `passengers.${index}.phone`,
      })),
    )
  })
})

describe('the times of a draft', () => {
  const guest = createGuest()
  const form = createFullDraft().form
  const toAirport = createOffer({ routeType: 'SUBURB_AIRPORT' })
  const found = (parts: Partial<Draft>) =>
    validateDraft(createFullDraft(parts), guest, fixtureNow).map(({ field, code }) => `${field} ${code}`)

  it('BOOK-07 without a pickup its time alone is missing, the departure is not compared', () => {
    const only = {
      ...form,
      arrivalDate: '',
      arrivalTime: '',
      departureDate: '2026-12-01',
      departureTime: '14:30',
    }
    const missing = 'dateArrival DataForms.Forms.Required'
    expect(found({ offer: toAirport, form: only })).toEqual([missing, missing])
  })

  it('BOOK-39 BOOK-07 the times of the way back are told at the way back', () => {
    const back = { ...form, arrivalDate: '2026-12-05', arrivalTime: '15:00' }
    const early = { ...back, departureDate: '2026-12-05', departureTime: '14:00' }
    const ride = rideOf(createFullDraft({ offer: toAirport }))
    expect(found({ returnRide: { ...ride, form: early } })).toEqual([
      'return.dateDeparture DataForms.Forms.ErrorDepartureOrder',
    ])
  })
})

describe('the texts of a draft', () => {
  const guest = createGuest()
  const form = createFullDraft().form

  it('BOOK-10 a flight’s text has a limit, and is no warning of a number alone', () => {
    const long = createFullDraft({ form: { ...form, arrivalNumber: 'x'.repeat(textLimits.flight + 1) } })
    expect(validateDraft(long, guest, fixtureNow)).toEqual([
      {
        code: 'DataForms.Forms.ErrorTooLong',
        field: 'arrivalNumber',
        params: { max: textLimits.flight, over: 1 },
      },
    ])
  })

  it('BOOK-10 BOOK-39 an odd flight of the way back is warned of there', () => {
    const returnRide = { ...rideOf(createFullDraft()), form: { ...form, arrivalNumber: 'N123AB' } }
    expect(draftWarnings(createFullDraft({ returnRide })).map(({ field }) => field)).toEqual([
      'return.arrivalNumber',
    ])
  })

  it('BOOK-14 without the first name no sign is asked for beside it', () => {
    const [first, ...others] = createFullDraft().passengers
    const fields = (sign: string) =>
      validateDraft(
        createFullDraft({ sign, passengers: [{ ...first!, name: '' }, ...others] }),
        guest,
        fixtureNow,
      ).map(({ field }) => field)
    expect(fields('')).toEqual(['passengers.0.name'])
  })
})
