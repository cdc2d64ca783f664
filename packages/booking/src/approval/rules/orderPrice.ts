import type { PriceBreakdown, PriceLine, RideSum } from '../../booking/index.ts'
import { childSeatTypes } from '../../kernel/model/booking.ts'
import type { Order, OrderedService, OrderTrip } from '../../kernel/model/order.ts'
import { add, type Money, minus, sum, times } from '../../kernel/values/money.ts'

/**
 * Parts of an order's price, as stored by the service. Null: the price of the order or of a ride is not
 * stated.
 */
export function orderBreakdown({ trips, price }: Pick<Order, 'trips' | 'price'>): PriceBreakdown | null {
  if (!price) return null
  const [there, ...back] = trips.map((trip, at) => rideSum(trip, at === 0 ? 'outbound' : 'return'))
  if (!there) return null
  const known = back.flatMap((ride) => ride ?? [])
  if (known.length < back.length) return null
  const repaid = sum(
    trips.flatMap((trip) => trip.sum?.repaid ?? []),
    price.currency,
  )
  return {
    rides: [there, ...known],
    bonus: repaid.minor > 0 ? times(repaid, -1) : null,
    total: price,
    alternative: null,
    kind: 'confirmed',
  }
}

/** True for an ordered service that is a child seat. */
export function isSeatService({ type, category }: Pick<OrderedService, 'type' | 'category'>): boolean {
  return category === 'baby_seat' || childSeatTypes.some((seat) => seat === type)
}

function rideSum(trip: OrderTrip, leg: RideSum['leg']): RideSum | null {
  if (!trip.price) return null
  const bare = { leg, trip: trip.price, stops: null, extras: [], seats: [], rest: null }
  // Without the parts of the sum, the price is the only line.
  if (!trip.sum) return bare
  const { ride, stops, repaid } = trip.sum
  const amount = trip.stops.length
  const lines = trip.services.map(lineOf)
  const isSeat = ({ service }: PriceLine) => isSeatService(service)
  const told: Money[] = [ride, stops, ...lines.flatMap(({ price }) => price ?? [])]
  const rest = minus(add(trip.price, repaid), sum(told, ride.currency))
  return {
    ...bare,
    trip: ride,
    stops: amount > 0 ? { amount, price: stops } : null,
    extras: lines.filter((line) => !isSeat(line)),
    seats: lines.filter(isSeat),
    rest: rest.minor === 0 ? null : rest,
  }
}

function lineOf({ id, type, amount, name, category, price }: OrderedService): PriceLine {
  return {
    service: {
      ...{ id, type, name, category: category ?? type, defaultInclude: false },
      includedInPrice: price?.minor === 0,
      price,
    },
    amount,
    price,
  }
}
