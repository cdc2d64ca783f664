import {
  type CostCenter,
  childSeatTypes,
  type Draft,
  dateArrivalOf,
  dateDepartureOf,
  departureMeaning,
  type OrderTrip,
  sanitizeText,
  settleCivil,
  timeZoneOf,
  travelTypeOf,
  type User,
} from '@wherry/booking/kernel'
import { freeText } from '@wherry/booking/testing/arbitraries.ts'
import {
  commentOf,
  freshSend,
  legOf,
  legsOf,
  type RecalculationRide,
  rideOf,
  seatServiceOf,
  toSubmittedDraft,
  withReturn,
} from '@wherry/booking/testing/parts.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { anyBooking, pick } from './anyBooking.ts'
import { journeyClock } from './clock.ts'
import { hireOf, type Route, transferOf } from './market.ts'
import { createPerson, type Person } from './person.ts'

const { signal } = new AbortController()
const pageId = '2001'

/** Visitors who book: guests, also on a partner's page, and accounts with rules of their own. */
const visitors: readonly { userId: number | null; page: string | null }[] = [
  { userId: null, page: null },
  { userId: null, page: pageId },
  { userId: 1001, page: null },
  { userId: 1001, page: pageId },
  { userId: 1002, page: null },
  { userId: 1005, page: null },
  { userId: 1006, page: pageId },
  { userId: 1007, page: null },
  { userId: 1007, page: pageId },
  { userId: 1008, page: null },
]

const istanbul = ['ho-swissotel-bosphorus', 'ho-ciragan-palace', 'st-sogutlucesme', 'ap-SAW']
const moscow = ['ho-metropol-moscow', 'ad-tverskaya-12', 'st-leningradsky', 'ap-VKO']
const transfers: readonly (readonly [string, string, readonly string[]])[] = [
  ['ap-IST', 'ad-moda-caddesi-142', istanbul],
  ['ho-ciragan-palace', 'ap-SAW', istanbul],
  ['ap-IST', 'ap-SAW', istanbul],
  ['st-kazansky', 'ad-tverskaya-12', moscow],
  ['st-kazansky', 'ap-SVO', moscow],
  ['ho-metropol-moscow', 'st-leningradsky', moscow],
  ['ap-LHR', 'ad-baker-street-221', []],
  ['ad-la-rambla-51', 'ap-BCN', []],
]
const hires: readonly (readonly [string, number])[] = [
  ['ap-IST', 1],
  ['ho-metropol-moscow', 5],
  ['st-kazansky', 24],
]

/** A visitor of a service in which nothing was booked yet. */
async function visit({ userId, page }: (typeof visitors)[number]): Promise<{ person: Person; user: User }> {
  const token = `token-of-${userId}`
  const fetch = createInProcessFetch({
    clock: journeyClock,
    ...(userId !== null && { sessions: [{ token, userId }] }),
  })
  const person = createPerson({ apiBase: 'https://api.wherry.test', page, fetch })
  if (userId !== null) person.become({ token, userId: String(userId) })
  return { person, user: await person.settle(signal) }
}

const markets: { routes: Route[]; costCenters: readonly CostCenter[] }[] = []
beforeAll(async () => {
  for (const visitor of visitors) {
    const { person, user } = await visit(visitor)
    const routes = await Promise.all([
      ...transfers.map(([from, to, near]) => transferOf(person, [from, to], near)),
      ...hires.map(([from, hours]) => hireOf(person, from, hours)),
    ])
    const page =
      user.costCenterControl === 'off'
        ? { items: [] as CostCenter[] }
        : await person.costCenters.page({ search: '', page: 1 }, signal)
    markets.push({ routes, costCenters: page.items })
  }
})

const line = (text: string) => sanitizeText(text).replace(/\s*\n\s*/g, ' ')
const digits = (phone: string) => phone.replace(/\D/g, '')
const settled = (civil: string | null, draft: Draft) =>
  civil === null ? null : settleCivil(civil, timeZoneOf(draft.from)).civil

function servicesOf({ offer, services, childSeats }: Draft) {
  const ticked = offer.services
    .filter(({ id }) => services.includes(id))
    .map(({ id, type }) => ({ id, type, amount: 1 }))
  const seats = childSeatTypes
    .map((type) => ({ id: seatServiceOf(offer, type)?.id ?? '', type, amount: childSeats[type] }))
    .filter(({ id, amount }) => id !== '' && amount > 0)
  return [...ticked, ...seats]
}

/** The text of the driver's sign: the first passenger's name if nothing was typed, '' if no sign is held up. */
function signOf({ offer, services, sign, passengers, flexibleTariff, flexibleAgreement }: Draft) {
  const isMet =
    /^(AIRPORT|STATION)/.test(offer.routeType) ||
    offer.services.some(({ category, id }) => category === 'table' && services.includes(id)) ||
    (flexibleTariff && flexibleAgreement)
  return isMet ? line(sign) || line(passengers[0]?.name ?? '').slice(0, 64) : ''
}

/** The ride that the service must return for a booked draft, without its price and the names of places. */
function expectedOf(draft: Draft) {
  const { offer, form, from, to, coordinator, orderNumber } = draft
  const train = (text: string) => line(text).replace(/\s/g, '')
  const flight = (text: string) => line(text).toUpperCase()
  return {
    travelType: travelTypeOf(offer.routeType),
    start: expect.objectContaining({
      placeId: from.placeId,
      type: offer.start.type,
      timeZone: from.timeZone,
    }),
    finish: to && expect.objectContaining({ placeId: to.placeId, timeZone: to.timeZone }),
    dateArrival: settled(dateArrivalOf(form), draft),
    dateDeparture: departureMeaning(offer.routeType) ? settled(dateDepartureOf(form), draft) : null,
    arrivalNumber: flight(form.arrivalNumber) || train(form.arrivalTrainNumber),
    arrivalTerminal: line(form.arrivalTerminal),
    arrivalTrainNumber: train(form.arrivalTrainNumber),
    arrivalWagonTrainNumber: line(form.arrivalWagonTrainNumber),
    departureNumber: flight(form.departureNumber) || train(form.departureTrainNumber),
    departureTerminal: line(form.departureTerminal),
    departureTrainNumber: train(form.departureTrainNumber),
    stops: draft.stops.map(({ placeId }) =>
      expect.objectContaining({ placeId, text: expect.stringMatching(/\S/) }),
    ),
    carClassId: offer.carClass.id,
    carClassName: offer.carClass.name,
    priceId: offer.priceId,
    adults: draft.adults,
    children: draft.children,
    passengers: draft.passengers.map(({ name, phone, email }) => ({
      name: line(name),
      phone: digits(phone),
      email: line(email),
    })),
    notes: commentOf(draft),
    sign: signOf(draft),
    durationSeconds: draft.durationSeconds,
    isFastRide: draft.isFastRide,
    flexibleTariff: draft.flexibleTariff,
    services: servicesOf(draft).map((service) => expect.objectContaining(service)),
    car: expect.objectContaining({ capacity: offer.carClass.capacity, examples: offer.carClass.examples }),
    provider: expect.objectContaining({ id: offer.provider.id, name: offer.provider.name }),
    sum: expect.objectContaining({ ride: expect.anything(), repaid: expect.anything() }),
    travelSeconds: to ? expect.any(Number) : null,
    freeCancellationHours: offer.freeCancellationHours,
    errors: offer.errors,
    // By the clock of the booking.
    confirmsBy: expect.any(Number),
    waitingMinutes: offer.waitingMinutes,
    cancellation: null,
    coordinator:
      coordinator || orderNumber
        ? {
            name: line(coordinator?.name ?? ''),
            phone: digits(coordinator?.phone ?? ''),
            internalNumber: line(orderNumber),
            inEnglish: coordinator?.inEnglish ?? false,
          }
        : null,
    internalNumber: line(draft.internalNumber),
    reference: line(draft.tripReference),
    hash: draft.isFastRide ? '' : line(draft.hash),
    costCenter: draft.costCenter?.id ?? null,
    viewers: draft.viewers.map(digits),
    milesNumber: line(draft.milesNumber),
    additionalAddress: sanitizeText(draft.additionalAddress),
    changeOfItinerary: sanitizeText(draft.changeOfItinerary),
    waiting: sanitizeText(draft.waiting),
    tollRoads: sanitizeText(draft.tollRoads),
  } satisfies Omit<Record<keyof OrderTrip, unknown>, 'orderId' | 'price'>
}

/** The service's price of each ride before the booking (BOOK-32). */
async function pricesOf(person: Person, rides: readonly Draft[]) {
  const hashOf = ({ hash, isFastRide }: Draft) => (isFastRide ? '' : hash.trim())
  const asked = (draft: Draft): RecalculationRide => ({
    priceId: draft.offer.priceId,
    stops: draft.stops.length,
    pickupPlaceId: draft.from.placeId,
    durationSeconds: draft.durationSeconds,
    services: servicesOf(draft),
  })
  const ask = async (hash: string) => {
    const [first, second] = rides.filter((ride) => hashOf(ride) === hash).map(asked)
    if (!first) return []
    const currency = rides[0]?.offer.price.currency ?? ''
    const question = { currency, hash, rides: second ? ([first, second] as const) : ([first] as const) }
    return [...(await person.bonus.recalculate(question, signal))]
  }
  const used = rides.map(hashOf)
  const hash = used.find((one) => one !== '') ?? ''
  const plain = await ask('')
  const reduced = hash === '' ? [] : await ask(hash)
  return used.map((one) => (one === '' ? plain : reduced).shift()?.restatedPrice)
}

const seen = new Map<string, number>()
const count = (what: string, is: unknown) => is && seen.set(what, (seen.get(what) ?? 0) + 1)

it('BOOK-55 API-02 API-21 API-22 any booking that the form lets go is accepted, read back field by field, and a change wipes nothing', {
  timeout: 300_000,
  retry: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: visitors.length - 1 }), fc.gen(), async (index, gen) => {
      const { routes, costCenters } = markets[index] as (typeof markets)[number]
      const { person, user } = await visit(visitors[index] as (typeof visitors)[number])
      const route = pick(gen, ...routes)
      const { there, back } = anyBooking(gen, user, route, costCenters, journeyClock.now())
      const draft = toSubmittedDraft(withReturn(there, back && rideOf(back)), user)
      const rides = legsOf(draft).map((leg) => legOf(draft, leg) ?? draft)
      const { orders } = person
      const prices = await pricesOf(person, rides)

      const created = await orders.createOrder({ draft }, freshSend(signal))
      expect(created.userId).toBe(user.userId)
      const name = { transaction: created.transaction }
      const order = await orders.order(name, signal)
      expect(order).toMatchObject({ orderId: created.orderId, userId: user.userId })
      const kept = order.trips.map(({ orderId: _id, ...trip }) => trip)
      expect(kept).toEqual(rides.map((ride, at) => ({ ...expectedOf(ride), price: prices[at] })))

      const changed = { ...draft, notes: gen(() => freeText) }
      await orders.updateOrder({ draft: changed, orderId: created.orderId, ...name }, freshSend(signal))
      const after = await orders.order(name, signal)
      const [trip, ...others] = order.trips
      expect(after).toEqual({ ...order, trips: [{ ...trip, notes: commentOf(changed) }, ...others] })

      count('return trip', back)
      count('in a frame', visitors[index]?.page)
      count('signed in, in a frame', visitors[index]?.page && user.role !== 'guest')
      for (const ride of rides) {
        count(ride.offer.routeType, true)
        count('stop', ride.stops.length)
        count('rent', ride.durationSeconds)
        count('coordinator', ride.coordinator)
        count('cost centre', ride.costCenter)
        count('order number', ride.orderNumber)
        count('trip number', ride.internalNumber)
        count('certificate', ride.hash)
        count('child seat', ride.childSeats.seat)
        count('viewer', ride.viewers.length)
        count('fast ride', ride.isFastRide)
        count('flexible tariff', ride.flexibleTariff)
      }
    }),
    { numRuns: 200 },
  )
  console.info([...seen].map(([what, times]) => `${what} ${times}`).join(', '))
  for (const what of [
    'return trip',
    'stop',
    'rent',
    'coordinator',
    'cost centre',
    'certificate',
    'fast ride',
    'flexible tariff',
  ])
    expect(seen.get(what) ?? 0, what).toBeGreaterThan(0)
})
