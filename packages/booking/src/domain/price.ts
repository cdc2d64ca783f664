import { childSeatTypes, type Draft, type Leg } from './booking.ts'
import { legOf, legsOf } from './draft.ts'
import { add, inProportion, type Money, minus, sum, times } from './money.ts'
import type { AdditionalService } from './offer.ts'
import { isBonusKept, isPricedByOffers, type RecalculatedRide, type Recalculation } from './recalculation.ts'
import { seatServiceOf } from './seats.ts'

/** A line of the price's break-down. */
export interface PriceLine {
  service: AdditionalService
  /** How many, from 1. */
  amount: number
  /** For all of them; zero where it is included. Null: the answer named no price. */
  price: Money | null
}

/** What one ride costs and of what that is made. */
export interface RideSum {
  leg: Leg
  /** From place to place, by the offer. */
  trip: Money
  /** The extra stops, `amount` from 1; their price is null where the offer names none. Null: there are none. */
  stops: { amount: number; price: Money | null } | null
  extras: readonly PriceLine[]
  seats: readonly PriceLine[]
  /** What the service counts beyond the lines above, or below them. Null: they are the whole sum. */
  rest: Money | null
}

/** What a draft costs and of what that is made (BOOK-38). */
export interface PriceBreakdown {
  /** The ride there, then the way back. */
  rides: readonly [RideSum, ...RideSum[]]
  /** What a certificate or bonus pays, below zero. Null: nothing, or not known before it is confirmed. */
  bonus: Money | null
  /** Lines without a price are not in a preview. */
  total: Money
  /** The total in the second currency (PRICE-17), for information. Null: a ride names none. */
  alternative: Money | null
  /** `confirmed`: by the service's sum. `preview`: by the offers' words, it may differ. */
  kind: 'preview' | 'confirmed'
}

/**
 * The price of a draft: by the service's sum where it was asked, else by what the offers say (decisions/0019).
 * `confirmed` has a row a ride and is asked for this very draft; null: not asked.
 */
export function priceBreakdown(draft: Draft, confirmed: Recalculation | null = null): PriceBreakdown {
  const { currency } = draft.offer.price
  const rows = confirmed?.length === legsOf(draft).length ? confirmed : null
  const [there, ...back] = legsOf(draft).flatMap((leg, at) => {
    const ride = legOf(draft, leg)
    return ride ? [rideSum(ride, leg, rows?.[at] ?? null)] : []
  })
  const rides = [there ?? rideSum(draft, 'outbound', null), ...back] as const
  const repaid = (rows ?? []).flatMap(({ repaymentPrice }) => repaymentPrice ?? [])
  const paidByBonus = sum(repaid, currency)
  const total = rows
    ? sum(
        rows.map(({ restatedPrice }) => restatedPrice),
        currency,
      )
    : sum(rides.flatMap(amountsOf), currency)
  return {
    rides,
    bonus: paidByBonus.minor > 0 ? times(paidByBonus, -1) : null,
    total,
    alternative: alternativeOf(draft, total),
    kind: (rows || isPricedByOffers(draft)) && !isBonusKept(draft) ? 'confirmed' : 'preview',
  }
}

function rideSum(ride: Draft, leg: Leg, row: RecalculatedRide | null): RideSum {
  const { offer, stops } = ride
  const { currency } = offer.price
  const amount = stops.length
  const said: RideSum = {
    leg,
    trip: offer.price,
    stops: amount > 0 ? { amount, price: offer.pricePerStop && times(offer.pricePerStop, amount) } : null,
    extras: offer.services
      .filter((service) => service.category !== 'baby_seat' && ride.services.includes(service.id))
      .map((service) => lineOf(service, 1, currency)),
    seats: childSeatTypes.flatMap((type) => {
      const service = seatServiceOf(offer, type)
      const count = ride.childSeats[type]
      return service && count > 0 ? [lineOf(service, count, currency)] : []
    }),
    rest: null,
  }
  return row ? withWhole(said, add(row.restatedPrice, row.repaymentPrice ?? { minor: 0, currency })) : said
}

/** The lines of a ride, made up to the whole: what is missing is the one line's that names no price, else the rest's. */
function withWhole(ride: RideSum, whole: Money): RideSum {
  const missing = minus(whole, sum(amountsOf(ride), whole.currency))
  const fill = <Line extends { price: Money | null }>(line: Line): Line => ({
    ...line,
    price: line.price ?? missing,
  })
  const { stops, extras, seats } = ride
  const unpriced = [...extras, ...seats, ...(stops ? [stops] : [])].filter(({ price }) => price === null)
  if (missing.minor === 0 || (missing.minor > 0 && unpriced.length === 1))
    return { ...ride, stops: stops && fill(stops), extras: extras.map(fill), seats: seats.map(fill) }
  return { ...ride, rest: missing }
}

function lineOf(service: AdditionalService, amount: number, currency: string): PriceLine {
  if (service.includedInPrice) return { service, amount, price: { minor: 0, currency } }
  const { price } = service
  return { service, amount, price: price && price.currency === currency ? times(price, amount) : null }
}

function amountsOf({ trip, stops, extras, seats, rest }: RideSum): Money[] {
  const lines = [...extras, ...seats].map(({ price }) => price)
  return [trip, stops?.price ?? null, ...lines, rest].filter((price) => price !== null)
}

/** The rides and stops as the offers name them in the second currency; the rest of the total at the rides' own rate. */
function alternativeOf(draft: Draft, total: Money): Money | null {
  const said: { first: Money; second: Money }[] = []
  for (const leg of legsOf(draft)) {
    const ride = legOf(draft, leg)
    const { price, alternativePrice, pricePerStop, alternativePricePerStop } = ride?.offer ?? draft.offer
    if (!alternativePrice) return null
    said.push({ first: price, second: alternativePrice })
    const amount = ride?.stops.length ?? 0
    if (amount > 0 && pricePerStop && alternativePricePerStop)
      said.push({ first: times(pricePerStop, amount), second: times(alternativePricePerStop, amount) })
  }
  const currency = said[0]?.second.currency ?? ''
  if (said.some(({ first, second }) => first.currency !== total.currency || second.currency !== currency))
    return null
  const [first, second] = [
    sum(
      said.map((one) => one.first),
      total.currency,
    ),
    sum(
      said.map((one) => one.second),
      currency,
    ),
  ]
  return add(second, inProportion(minus(total, first), first, second))
}
