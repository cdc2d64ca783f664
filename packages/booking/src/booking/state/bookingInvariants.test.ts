import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childSeatTypes, type Draft, type Ride } from '../../kernel/model/booking.ts'
import type { AdditionalService, Offer } from '../../kernel/model/offer.ts'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import { civilDate, civilDateTime, civilTime } from '../../testing/arbitraries.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { capacityOf, createRide, legOf, legsOf } from '../draft/draft.ts'
import { seatTotal } from '../draft/party.ts'
import { tickedServices } from '../draft/seats.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, initialBooking } from './bookingState.ts'
import { noPricing } from './pricing.ts'
import type { Offers } from './progress.ts'

/** Next action of a person, the service or the device. Some steps depend on the form's state. */
type Step = (state: BookingState) => BookingAction

function service(id: string, parts: Partial<AdditionalService> = {}): AdditionalService {
  const own = { id, type: id, category: 'comfort', name: null, price: null }
  return { ...own, defaultInclude: false, includedInPrice: false, ...parts }
}
const seats = childSeatTypes.map((type) => service(`s-${type}`, { type, category: 'baby_seat' }))
const extras = [
  service('pet'),
  service('skis'),
  service('wifi', { defaultInclude: true }),
  service('toll', { category: 'tollroad', includedInPrice: true }),
]

/** Arbitrary offer of a transfer, or of a rent if `finish` says so. */
const offer: fc.Arbitrary<Offer> = fc
  .record({
    priceId: fc.constantFrom('a', 'b', 'c'),
    capacity: fc.integer({ min: 1, max: 20 }),
    services: fc.subarray([...seats, ...extras]),
    flexibleTariff: fc.boolean(),
    fastRide: fc.boolean(),
  })
  .map(({ capacity, ...parts }) =>
    createOffer({ ...parts, carClass: { ...createOffer().carClass, capacity } }),
  )
const asRent = (offer: Offer): Offer => ({
  ...offer,
  finish: 'rent',
  routeType: 'AIRPORT_RENT',
  reverse: null,
})
/** Returns the offer with the kind of ride of the form. */
const like = (offer: Offer, { draft }: BookingState) => (draft?.to === null ? asRent(offer) : offer)

const back = (offer: Offer): Ride =>
  createRide({ offer, from: createHouse(), to: createAirport(), user: createGuest() })

const leg = fc.constantFrom('outbound' as const, 'return' as const, undefined)
const end = fc.constantFrom('arrival' as const, 'departure' as const)
const count = fc.oneof(fc.integer({ min: -3, max: 25 }), fc.double(), fc.constant(Number.NaN))
const childSeats = fc.record({
  infant_seat: fc.nat({ max: 9 }),
  seat: fc.nat({ max: 9 }),
  booster: fc.nat({ max: 9 }),
})
const rows = fc.uniqueArray(
  fc.record({
    uniqId: fc.constantFrom('p1', 'p2', 'p3', 'p9'),
    name: fc.string({ maxLength: 3 }),
    phone: fc.constant(''),
    email: fc.constant(''),
  }),
  { maxLength: 4, selector: ({ uniqId }) => uniqId },
)
const party = fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat({ max: 9 }), childSeats })

const started: fc.Arbitrary<Step> = fc
  .record({
    offer,
    isRent: fc.boolean(),
    hours: fc.integer({ min: 1, max: 24 }),
    placeId: fc.constantFrom('air-CDG', 'air-ORY'),
    returnOffer: fc.option(offer, { nil: undefined }),
    stops: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
  })
  .map(({ offer, isRent, hours, placeId, returnOffer, stops }) => () => ({
    type: 'started',
    offer: isRent ? asRent(offer) : offer,
    quotedAt: fixtureNow,
    from: createAirport({ placeId }),
    to: isRent ? null : createHouse(),
    ...(!isRent && stops !== undefined && { stops: Array.from({ length: stops }, () => createHouse()) }),
    durationSeconds: isRent ? hours * 3600 : null,
    ...(!isRent && returnOffer && { returnRide: back(returnOffer) }),
    intentId: 'intent',
    utm: {},
    user: createGuest(),
  }))

const restored: fc.Arbitrary<Step> = fc
  .record({ offer, party, rows, isPair: fc.boolean() })
  .map(({ offer, party, rows, isPair }) => () => ({
    type: 'restored',
    kept: {
      draft: createFullDraft({
        ...party,
        offer,
        services: tickedServices(offer).map(({ id }) => id),
        passengers: rows,
        returnRide: isPair ? back(offer) : null,
      }),
      ...{ quotedAt: fixtureNow, intentId: 'kept', sent: null, lost: null, order: null },
    },
  }))

/** Actions that do not look at the form. */
const plain: fc.Arbitrary<BookingAction> = fc.oneof(
  fc.record({ type: fc.constantFrom('adultsSet' as const, 'childrenSet' as const), count }),
  fc.record({ type: fc.constant('seatsSet' as const), seat: fc.constantFrom(...childSeatTypes), count }),
  fc.record({
    type: fc.constant('passengerEntered' as const),
    uniqId: fc.constantFrom('p1', 'p2', 'p3', 'nobody'),
    field: fc.constantFrom('name' as const, 'phone' as const, 'email' as const),
    value: fc.string({ maxLength: 5 }),
  }),
  fc.record({
    type: fc.constant('dateEntered' as const),
    leg: fc.constantFrom('outbound' as const, 'return' as const),
    end,
    part: fc.constant('date' as const),
    value: fc.option(fc.oneof(civilDate, fc.constant({ written: 'soon' }))),
  }),
  fc.record({
    type: fc.constant('dateEntered' as const),
    leg: fc.constantFrom('outbound' as const, 'return' as const),
    end,
    part: fc.constant('time' as const),
    value: fc.option(fc.oneof(civilTime, fc.constant({ written: 'half' }))),
  }),
  fc.constantFrom<BookingAction>(
    { type: 'textEntered', leg: 'return', field: 'arrivalNumber', value: 'TK 1' },
    { type: 'rideTextEntered', leg: 'return', field: 'waiting', value: 'an hour' },
    { type: 'notesEntered', value: 'two dogs' },
    { type: 'agreementSet', agreed: true },
    { type: 'particularSet', said: { viewers: ['33612345678'], milesNumber: '1007' } },
    { type: 'bonusApplied', hash: 'WELCOME5' },
    { type: 'bonusRemoved' },
    { type: 'pricingChanged', pricing: noPricing },
    { type: 'userKnown', user: createGuest({ userId: '5', email: 'me@example.com' }) },
    { type: 'submitted', payment: 'card', ok: false },
    { type: 'submitted', payment: null, ok: true },
    { type: 'checkBegun' },
    { type: 'checkBegun', payment: 'cash' },
    { type: 'pricesAsked' },
    { type: 'othersAsked' },
    { type: 'givenBack' },
    { type: 'reopened' },
    { type: 'askBegun' },
    { type: 'askEnded' },
    { type: 'payPageAsked' },
    { type: 'payPageLeft', url: safeUrl('https://pay.example.com', 'any')! },
    { type: 'booked' },
    {
      type: 'changeMade',
      change: { orderId: '1', transaction: 't', number: '1' },
      isUnpaid: false,
    },
    { type: 'numberRead', transaction: 't', number: 'W-1' },
    { type: 'sent', sent: { key: 'k', fingerprint: 'f' } },
    { type: 'failed', failure: { step: 'booking', reason: 'offline', message: null } },
    { type: 'refused', failure: { step: 'booking', reason: 'refused', message: 'no' } },
    { type: 'connectionReturned' },
    { type: 'changeSettled', intentId: 'next' },
    { type: 'lostSettled' },
    { type: 'priceAccepted' },
    { type: 'priceDeclined' },
    { type: 'payPageReady', url: safeUrl('https://pay.example.com', 'any')! },
    { type: 'returned' },
    { type: 'startedAnew', intentId: 'anew' },
    { type: 'finished' },
    { type: 'begunFound', order: { orderId: '1', transaction: 't', number: '1' } },
    {
      type: 'ordered',
      order: { orderId: '1', transaction: 't', number: '1', fingerprint: 'f', userId: null },
    },
  ),
  fc.record({ type: fc.constant('fastRideTaken' as const), civil: civilDateTime }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: plain.map(
      (action): Step =>
        () =>
          action,
    ),
  },
  { weight: 2, arbitrary: started },
  { weight: 1, arbitrary: restored },
  {
    weight: 2,
    arbitrary: fc
      .record({
        leg,
        serviceId: fc.constantFrom('pet', 'skis', 'wifi', 'toll', 's-seat', 'none'),
        chosen: fc.boolean(),
      })
      .map(
        ({ leg, ...rest }): Step =>
          () => ({ type: 'serviceSet', ...rest, ...(leg && { leg }) }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ leg, offer }).map(
      ({ leg, offer }): Step =>
        (state) => {
          const taken = leg === 'return' ? offer : like(offer, state)
          return { type: 'offerTaken', offer: taken, quotedAt: fixtureNow, ...(leg && { leg }) }
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.option(offer).map(
      (offer): Step =>
        () => ({ type: 'returnSet', ride: offer && back(offer) }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ offer, other: offer, isConfirmed: fc.boolean() }).map(
      ({ offer, other, isConfirmed }): Step =>
        (state) => {
          const isPair = state.draft?.returnRide ?? null
          const offers: Offers = { outbound: like(offer, state), return: isPair && other }
          return { type: isConfirmed ? 'priceConfirmed' : 'priceChanged', offers, quotedAt: fixtureNow }
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ party, passengers: rows, notes: fc.string({ maxLength: 5 }) }).map(
      ({ party, ...draft }): Step =>
        () => ({ type: 'prefilled', draft: { ...party, ...draft } }),
    ),
  },
)

/** Names of the broken invariants; every form must keep all of them after any actions. */
function brokenIn(draft: Draft): string[] {
  const { adults, children, childSeats, passengers, offer, to, returnRide, stops, durationSeconds } = draft
  const people = adults + children
  const isRent = to === null
  const truths: Record<string, boolean> = {
    'an adult': Number.isInteger(adults) && adults >= 1,
    'no children are owed': Number.isInteger(children) && children >= 0,
    'people within the capacity': people <= capacityOf(draft),
    'seats within the children': seatTotal(childSeats) <= children,
    'no seats are owed': childSeatTypes.every((type) => childSeats[type] >= 0),
    'a row each': passengers.length === people,
    'rows of their own names': new Set(passengers.map(({ uniqId }) => uniqId)).size === people,
    'a rent goes nowhere': (offer.finish === 'rent') === isRent,
    'a rent has hours, a transfer none': isRent ? (durationSeconds ?? 0) >= 3600 : durationSeconds === null,
    'a way back and stops with a transfer alone': !isRent || (returnRide === null && stops.length === 0),
  }
  for (const leg of legsOf(draft)) {
    const ride = legOf(draft, leg) as Draft
    const offered = new Set(tickedServices(ride.offer).map(({ id }) => id))
    const included = tickedServices(ride.offer).filter(({ includedInPrice }) => includedInPrice)
    truths[`each extra once, ${leg}`] = new Set(ride.services).size === ride.services.length
    truths[`extras of the offer, ${leg}`] = ride.services.every((id) => offered.has(id))
    truths[`what is included, ${leg}`] = included.every(({ id }) => ride.services.includes(id))
  }
  return Object.keys(truths).filter((name) => !truths[name])
}

/** The types say that a progress goes with a draft; this holds it through all actions. */
function progressBroken({ draft, progress }: BookingState): string[] {
  const isFormless = progress.at === 'none' || progress.at === 'begun'
  return isFormless === (draft === null) ? [] : [`${progress.at} ${draft ? 'with' : 'without'} a draft`]
}

describe('the booking over random actions', () => {
  it('REL-08 people within the cars, seats within the children, a row each, a way back only with a transfer', () => {
    let pairs = 0
    fc.assert(
      fc.property(started, fc.array(step, { maxLength: 25 }), (first, steps) => {
        let state: BookingState = initialBooking
        for (const next of [first, ...steps]) {
          state = bookingReducer(state, next(state))
          const broken = [...(state.draft ? brokenIn(state.draft) : []), ...progressBroken(state)]
          if (broken.length > 0) expect(broken).toEqual([])
          if (state.draft?.returnRide) pairs += 1
        }
      }),
      { numRuns: 10_000 },
    )
    // The sequences do meet two rides.
    expect(pairs).toBeGreaterThan(10_000)
  })
})
