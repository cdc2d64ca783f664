import {
  type CostCenter,
  childSeatTypes,
  type Draft,
  dateArrivalOf,
  emptyTripForm,
  fieldsOf,
  type InternalNumbers,
  isCardOnly,
  type Offer,
  type Place,
  paymentWays,
  plusMinutes,
  sanitizeText,
  settleCivil,
  splitCivil,
  type TripForm,
  timeZoneOf,
  todayIn,
  type User,
} from '@wherry/booking/kernel'
import { freeText } from '@wherry/booking/testing/arbitraries.ts'
import {
  createDraft,
  passengerRulesOf,
  requiredOfPassenger,
  seatTypesOf,
  tickedServices,
} from '@wherry/booking/testing/parts.ts'
import fc from 'fast-check'
import type { Route } from './market.ts'

type Gen = fc.GeneratorValue

/** One or two rides that a person may book. */
export interface Booking {
  there: Draft
  /** Draft of the return trip. Null: there is none. */
  back: Draft | null
}

/**
 * Phone numbers as a field returns them and as people write them. All have a plus, because the form asks for a country
 * otherwise.
 */
const phones = ['+905321184027', '+33 (6) 12-34-56-78', '+447911123505', '+7 913 555–01–01', '+34600123506']
const names = [
  'Anna Keller',
  "Seán O'Brien",
  'Ольга Петрова-Водкина',
  '山田 太郎',
  'Zoe\u0308 van der Berg Jr.',
]
const emails = ['anna.keller@example.com', '', 'o.petrova@почта.example.com']
const trains = ['016А', '12-B', '7 45', 'ICE599']
const day = 24 * 60

// Values are chosen by index, so that a counterexample names indices and not whole lists of offers.
export const pick = <T>(gen: Gen, ...values: readonly T[]): T => values[upTo(gen, values.length - 1)] as T
const yes = (gen: Gen) => gen(fc.boolean)
const upTo = (gen: Gen, max: number, min = 0) => gen(fc.integer, { min, max })
const text = (gen: Gen) => gen(() => freeText)

/** Any booking that the form of a user accepts: an offer of a route, and perhaps an offer of the way back. */
export function anyBooking(
  gen: Gen,
  user: User,
  route: Route,
  costCenters: readonly CostCenter[],
  now: number,
): Booking {
  const hash = pick(gen, '', '', 'WHERRY-10', 'WHERRY-25EUR', ' WHERRY-2000RUB ')
  const today = `${todayIn(timeZoneOf(route.from), now)} 12:00`
  const first = plusMinutes(today, upTo(gen, 300 * day, 3 * day), 'UTC')
  const ride = (offers: readonly Offer[], ends: Route, after: string) =>
    anyRide(gen, { user, costCenters, hash, offer: anyOffer(gen, offers), route: ends, after })
  const there = ride(route.offers, route, first)
  if (!route.to || route.backOffers.length === 0 || !yes(gen)) return { there, back: null }
  // The return begins well after the end of the first ride, because its times may be in another time zone.
  const over = Math.ceil((there.offer.travelTime ?? 300) / 60) + 12 * 60
  const after = plusMinutes(dateArrivalOf(there.form) ?? first, over + upTo(gen, 20 * day), 'UTC')
  return { there, back: ride(route.backOffers, { ...route, from: route.to, to: route.from }, after) }
}

/** Any offer. Each special kind of offer is chosen as often as the list of all offers. */
function anyOffer(gen: Gen, offers: readonly Offer[]): Offer {
  const special = [
    offers.filter(({ carClass }) => carClass.capacity > 7),
    offers.filter(({ flexibleTariff }) => flexibleTariff),
    offers.filter(({ fastRide }) => fastRide),
  ].filter((some) => some.length > 0)
  return pick(gen, ...pick(gen, offers, ...special))
}

interface RideParts {
  user: User
  offer: Offer
  route: Route
  costCenters: readonly CostCenter[]
  hash: string
  /** Wall clock time of the arrival. */
  after: string
}

function anyRide(gen: Gen, { user, offer, route, costCenters, hash, after }: RideParts): Draft {
  const { from, to } = route
  const { capacity } = offer.carClass
  const adults = upTo(gen, capacity, 1)
  const children = upTo(gen, Math.min(6, capacity - adults))
  const isRent = offer.finish === 'rent'
  const hasCoordinator = user.allowCoordinator && capacity > 7
  const coordinator = { name: pick(gen, ...names), phone: pick(gen, ...phones), inEnglish: yes(gen) }
  const flexibleTariff = offer.flexibleTariff && yes(gen)
  return {
    ...createDraft({ offer, from, to, user, uniqId: 'p1' }),
    form: anyForm(gen, offer, after, timeZoneOf(from)),
    adults,
    children,
    childSeats: anySeats(gen, offer, children),
    passengers: anyPassengers(gen, user, adults + children),
    notes: text(gen),
    sign: clipped(text(gen), 64),
    services: tickedServices(offer)
      .filter(({ defaultInclude }) => defaultInclude || yes(gen))
      .map(({ id }) => id),
    payment: pick(gen, ...paymentWays(user)),
    agreement: true,
    flexibleTariff,
    flexibleAgreement: flexibleTariff,
    isFastRide: offer.fastRide && user.allowFastRide && !isCardOnly(user) && yes(gen),
    stops: isRent ? [] : anyStops(gen, route.stops),
    durationSeconds: isRent ? Math.max(route.seconds, offer.minimumDuration ?? 0) : null,
    coordinator: hasCoordinator && pick(gen, true, true, false) ? coordinator : null,
    costCenter:
      user.costCenterControl === 'required' || (user.costCenterControl === 'optional' && yes(gen))
        ? pick(gen, ...costCenters)
        : null,
    internalNumber: anyNumber(gen, user.internalNumbers, 'trip'),
    orderNumber: anyNumber(gen, user.internalNumbers, 'order'),
    viewers: Array.from({ length: upTo(gen, 5) }, () => pick(gen, ...phones)),
    additionalAddress: text(gen),
    changeOfItinerary: text(gen),
    waiting: text(gen),
    tollRoads: text(gen),
    milesNumber: pick(gen, '', '1007', ' 1007'),
    hash: pick(gen, hash, ''),
  }
}

function anyForm(gen: Gen, { routeType }: Offer, after: string, timeZone: string): TripForm {
  const { required, optional } = fieldsOf(routeType)
  const arrival = splitCivil(after)
  const departure = splitCivil(
    plusMinutes(settleCivil(after, timeZone).civil, upTo(gen, 3 * day, 4 * 60), timeZone),
  )
  const values: TripForm = {
    arrivalDate: arrival.date,
    arrivalTime: arrival.time,
    departureDate: departure.date,
    departureTime: departure.time,
    arrivalNumber: pick(gen, 'TK 1985', ' su100 ', 'N123AB'),
    arrivalTerminal: pick(gen, '2E', 'A', ' D '),
    arrivalTrainNumber: pick(gen, ...trains),
    arrivalWagonTrainNumber: pick(gen, '7', '1А'),
    departureNumber: pick(gen, 'BA679', 'jet'),
    departureTerminal: pick(gen, '5', 'C'),
    departureTrainNumber: pick(gen, ...trains),
  }
  const shown = [...required, ...optional.filter(() => yes(gen))].flatMap((field) =>
    field === 'dateArrival' || field === 'dateDeparture'
      ? ([
          `${field === 'dateArrival' ? 'arrival' : 'departure'}Date`,
          `${field === 'dateArrival' ? 'arrival' : 'departure'}Time`,
        ] as const)
      : [field],
  )
  return { ...emptyTripForm, ...Object.fromEntries(shown.map((field) => [field, values[field]])) }
}

function anyStops(gen: Gen, places: readonly Place[]): Place[] {
  const wanted = upTo(gen, Math.min(3, places.length))
  const first = upTo(gen, Math.max(0, places.length - 1))
  return [...places.slice(first), ...places.slice(0, first)].slice(0, wanted)
}

function anySeats(gen: Gen, offer: Offer, children: number): Draft['childSeats'] {
  let left = children
  const seats = { infant_seat: 0, seat: 0, booster: 0 }
  for (const type of childSeatTypes) {
    if (!seatTypesOf(offer).includes(type)) continue
    seats[type] = upTo(gen, left)
    left -= seats[type]
  }
  return seats
}

function anyPassengers(gen: Gen, user: User, total: number): Draft['passengers'] {
  return Array.from({ length: upTo(gen, total, 1) }, (_, index) => {
    const required = requiredOfPassenger(passengerRulesOf(user), index, { adults: total })
    const email = pick(gen, ...emails)
    return {
      uniqId: `p${index + 1}`,
      name: pick(gen, ...names),
      phone: required.includes('phone') || yes(gen) ? pick(gen, ...phones) : '',
      email: required.includes('email') && email === '' ? 'a@example.com' : email,
    }
  })
}

function anyNumber(gen: Gen, numbers: InternalNumbers, of: 'trip' | 'order'): string {
  if (numbers[of] === 'off' || (numbers[of] === 'optional' && yes(gen))) return ''
  return numbers.pattern ? pick(gen, 'NW-1234', ' AB-123456') : pick(gen, 'PO 9/7-Я', '1')
}

/** A text as it is sent: cut to a maximum number of characters. */
function clipped(value: string, most: number): string {
  const whole = [...value]
  while (sanitizeText(whole.join('')).length > most) whole.pop()
  return whole.join('')
}
