import { childSeatTypes, type Draft } from './booking.ts'
import { add, type Money, sum, times } from './money.ts'
import type { AdditionalService } from './offer.ts'
import { seatServiceOf } from './seats.ts'

/** A line of the price's break-down. */
export interface PriceLine {
  service: AdditionalService
  /** How many, from 1. */
  amount: number
  /** For all of them; zero where it is included. Null: the answer named no price. */
  price: Money | null
}

/** What a draft costs and of what that is made (BOOK-38). */
export interface PriceBreakdown {
  trip: Money
  extras: readonly PriceLine[]
  seats: readonly PriceLine[]
  total: Money
}

function lineOf(service: AdditionalService, amount: number, currency: string): PriceLine {
  if (service.includedInPrice) return { service, amount, price: { minor: 0, currency } }
  const { price } = service
  return { service, amount, price: price && price.currency === currency ? times(price, amount) : null }
}

/** The price of a draft by what its offer says; the order's own price stands with the service. */
export function priceBreakdown(draft: Draft): PriceBreakdown {
  const trip = draft.offer.price
  const extras = draft.offer.services
    .filter((service) => service.category !== 'baby_seat' && draft.services.includes(service.id))
    .map((service) => lineOf(service, 1, trip.currency))
  const seats = childSeatTypes.flatMap((type) => {
    const service = seatServiceOf(draft.offer, type)
    const amount = draft.childSeats[type]
    return service && amount > 0 ? [lineOf(service, amount, trip.currency)] : []
  })
  const added = [...extras, ...seats].flatMap((line) => (line.price ? [line.price] : []))
  return { trip, extras, seats, total: add(trip, sum(added, trip.currency)) }
}
