import { describe, expect, it } from 'vitest'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../testing/fixtures.ts'
import { noChildSeats } from './booking.ts'
import { createDraft, noParticulars, rideOf, withOffer, withReturn } from './draft.ts'
import type { Offer } from './offer.ts'
import { trimPassengers } from './passenger.ts'
import { paymentWaysOf } from './paymentWays.ts'
import { routeTypes } from './route.ts'
import { seatTypesOf } from './seats.ts'
import { emptyTripForm, fieldsOf } from './trip.ts'
import { paymentWays } from './user.ts'
import { draftWarnings, tripViolations, validateDraft } from './validateDraft.ts'
import { violationCodes } from './violation.ts'

const start = { offer: createOffer(), from: createAirport(), to: createHouse(), uniqId: 'p1' }

describe('a new draft', () => {
  it('BOOK-02 has one adult, no children, no seats', () => {
    const draft = createDraft({ ...start, user: createGuest() })
    expect(draft).toMatchObject({
      adults: 1,
      children: 0,
      childSeats: { infant_seat: 0, seat: 0, booster: 0 },
    })
    expect(draft.passengers).toEqual([{ uniqId: 'p1', name: '', phone: '', email: '' }])
    expect(draft.idempotencyKey).toBeNull()
    expect(draft).toMatchObject(noParticulars)
  })
  it('BOOK-20 fills in the user’s e-mail outside the public context alone', () => {
    const email = 'me@example.com'
    const of = (parts: object) =>
      createDraft({ ...start, user: createGuest({ email, ...parts }) }).passengers[0]?.email
    expect(of({ userId: '5' })).toBe(email)
    expect(of({ userId: null })).toBe('')
    expect(of({ userId: '5', role: 'buyer' })).toBe(email)
  })
  it('BOOK-57 takes the only way of paying, and leaves a choice open', () => {
    const of = (card: boolean, cash: boolean) =>
      createDraft({ ...start, user: createGuest({ payment: { card, cash } }) }).payment
    expect(of(true, false)).toBe('card')
    expect(of(false, true)).toBe('cash')
    expect(of(true, true)).toBeNull()
  })
  it('BOOK-57 card-only hides cash; the choice of both comes first', () => {
    const of = (cardAndCash: boolean, cardOnly: boolean, basicSystem: string | null) =>
      paymentWays(createGuest({ payment: paymentWaysOf({ cardAndCash, cardOnly, basicSystem }) }))
    expect(of(false, true, null)).toEqual(['card'])
    expect(of(false, false, 'card')).toEqual(['card'])
    expect(of(false, false, 'cash')).toEqual(['cash'])
    expect(of(true, true, 'card')).toEqual(['card', 'cash'])
    expect(of(false, true, 'cash')).toEqual(['card'])
    expect(of(false, false, null)).toEqual(['card', 'cash'])
  })
})

describe('another offer for the same ride', () => {
  const full = createFullDraft({
    adults: 2,
    children: 1,
    childSeats: { ...noChildSeats, seat: 1 },
    services: ['s-sign', 's-gone'],
    passengers: ['a', 'b', 'c'].map((uniqId) => ({ uniqId, name: 'Anna', phone: '', email: '' })),
    notes: 'kept',
  })
  it('BOOK-17 cuts people, seats and passengers down to the new capacity', () => {
    const small = createOffer({ priceId: 'pr-2', carClass: { ...createOffer().carClass, capacity: 2 } })
    const next = withOffer(full, small)
    expect(next).toMatchObject({ adults: 2, children: 0, childSeats: noChildSeats, notes: 'kept' })
    expect(next.offer.priceId).toBe('pr-2')
    expect(next.passengers.map((row) => row.uniqId)).toEqual(['a', 'b'])
    expect(next.services).toEqual(['s-sign'])
  })
  it('BOOK-18 drops seats that the new offer has not', () => {
    const next = withOffer(full, createOffer({ services: [] }))
    expect(next.children).toBe(1)
    expect(next.childSeats).toEqual(noChildSeats)
    expect(seatTypesOf(next.offer)).toEqual([])
  })
  it('BOOK-55 keeps what else was said; a rent has no stops, a transfer no duration, each tariff its own offer', () => {
    const said = {
      stops: [createHouse()],
      durationSeconds: 7200,
      coordinator: { name: 'Eva', phone: '33611', inEnglish: true },
      hash: 'WHERRY-10',
      flexibleTariff: true,
    }
    const draft = createFullDraft(said)
    expect(withOffer(draft, createOffer({ flexibleTariff: true }))).toMatchObject({
      ...said,
      durationSeconds: null,
    })
    expect(withOffer(draft, createOffer({ finish: 'rent', minimumDuration: 10_800 })).durationSeconds).toBe(
      10_800,
    )
    expect(withOffer(draft, createOffer({ finish: 'rent' }))).toMatchObject({
      ...said,
      stops: [],
      flexibleTariff: false,
    })
  })
  it('BOOK-28 an extra that was taken out of the preset ones stays out, a new preset and what is included come in', () => {
    const preset = (id: string, includedInPrice = false) => ({
      ...{ id, type: 'toll', category: 'tollroad', name: null, price: { minor: 500, currency: 'EUR' } },
      ...{ defaultInclude: true, includedInPrice },
    })
    const before = createOffer({ services: [preset('out'), preset('in'), preset('now-free')] })
    const after = createOffer({ services: ['out', 'in', 'new'].map((id) => preset(id)) })
    const draft = createFullDraft({ offer: before, services: ['in'] })
    expect(withOffer(draft, after).services).toEqual(['in', 'new'])
    const free = createOffer({ services: [preset('now-free', true)] })
    expect(withOffer(draft, free).services).toEqual(['now-free'])
  })
  const comfort = createOffer()
  const business = createOffer({ priceId: 'pr-b', carClass: { ...comfort.carClass, id: 'business' } })
  const agreed = createFullDraft({ offer: comfort, flexibleAgreement: true })
  it('BOOK-41 BOOK-30 what was agreed to is of one class: another one has terms of its own', () => {
    expect(withOffer(agreed, business)).toMatchObject({ agreement: false, flexibleAgreement: false })
    const dearer = createOffer({ priceId: 'pr-c', price: { minor: 9900, currency: 'EUR' } })
    expect(withOffer(agreed, dearer)).toMatchObject({ agreement: true, flexibleAgreement: true })
  })
  it('BOOK-41 a way back of another class is not agreed to yet, one of the same is, and so is none', () => {
    const back = (offer: Offer) => ({ ...rideOf(createFullDraft({ offer })), flexibleAgreement: true })
    const pair = withReturn(agreed, back(comfort))
    expect(pair.agreement).toBe(true)
    expect(withReturn(agreed, back(business)).agreement).toBe(false)
    expect(withOffer(pair, business, 'return')).toMatchObject({
      agreement: false,
      flexibleAgreement: true,
      returnRide: { flexibleAgreement: false },
    })
    expect(withReturn({ ...withReturn(agreed, back(business)), agreement: true }, null).agreement).toBe(true)
  })
  it('BOOK-21 the first passenger always stays', () => {
    expect(trimPassengers(full.passengers, 0)).toHaveLength(1)
    expect(trimPassengers(full.passengers, 5)).toBe(full.passengers)
  })
})

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
      // Of a date both halves are told.
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
  it('BOOK-13 each code stands once in the list of them', () => {
    expect(new Set(violationCodes).size).toBe(violationCodes.length)
  })
  it('BOOK-10 an odd flight number is warned of, yet the draft passes', () => {
    const draft = createFullDraft({ form: { ...createFullDraft().form, arrivalNumber: 'N123AB' } })
    expect(fieldsIn(draft)).toEqual([])
    expect(draftWarnings(draft)).toEqual([{ code: 'DataForms.Forms.WarningFlight', field: 'arrivalNumber' }])
    expect(draftWarnings(createFullDraft())).toEqual([])
    const hidden = { ...createFullDraft().form, departureNumber: 'N123AB' }
    expect(draftWarnings(createFullDraft({ form: hidden }))).toEqual([])
  })
})
