import { childSeatTypes, type Draft, type Leg } from '../../kernel/model/booking.ts'
import type { AdditionalService } from '../../kernel/model/offer.ts'
import { add, inProportion, type Money, minus, sum, times } from '../../kernel/values/money.ts'
import { legOf, legsOf } from './draft.ts'
import { isBonusKept, isPricedByOffers, type RecalculatedRide, type Recalculation } from './recalculation.ts'
import { seatServiceOf } from './seats.ts'

/** A line of the price's break-down. */
export interface PriceLine {
  service: AdditionalService
  /** Quantity, from 1. */
  amount: number
  /** Price of the whole quantity; zero if included. Null: the response stated no price. */
  price: Money | null
}

/** Price of one ride and its lines. */
export interface RideSum {
  leg: Leg
  /** Price of the offer, from place to place. */
  trip: Money
  /** The extra stops, `amount` from 1. Their price is null if the offer states none. Null: no stops. */
  stops: { amount: number; price: Money | null } | null
  extras: readonly PriceLine[]
  seats: readonly PriceLine[]
  /** Difference between the service's sum and the lines above; it may be negative. Null: no difference. */
  rest: Money | null
}

/** Price of a draft and its lines (BOOK-38). */
export interface PriceBreakdown {
  /** The ride there, then the way back. */
  rides: readonly [RideSum, ...RideSum[]]
  /** Amount that a certificate or bonus pays, below zero. Null: nothing, or not confirmed yet. */
  bonus: Money | null
  /** Sum to pay. In a preview, lines without a price are not counted. */
  total: Money
  /** The total in the second currency (PRICE-17), for information. Null: an offer states no price in it. */
  alternative: Money | null
  /** `confirmed`: the total is final. `preview`: the total comes from the offers alone and may differ. */
  kind: 'preview' | 'confirmed'
}

/**
 * Returns the price of a draft: from the service's sum if there is one, else from the offers
 * (decisions/0019).
 * @param confirmed the service's sum for this very draft, one row for each ride; null: not requested
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

/**
 * Adds the missing amount, so that the lines make the whole sum. It goes to the only line without a price,
 * else to `rest`.
 */
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

/**
 * The total in the second currency: rides and stops by the offers' own prices, the remainder converted at the
 * rate of those prices.
 */
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
