import type { PricesClient } from '../client/prices.ts'
import { type RentClient, rentClient } from '../client/rent.ts'
import type { Draft } from '../domain/booking.ts'
import type { Offer } from '../domain/offer.ts'
import type { ModuleCore } from './module.tsx'
import { priceEndOf, pricesOf } from './prices.ts'

/** The calls that tell what a ride costs. */
export interface RideSearches {
  prices: PricesClient['prices']
  rentPrices: RentClient['rentPrices']
}

/** Both searches of a module. */
export function rideSearchesOf(module: ModuleCore): RideSearches {
  return { prices: pricesOf(module).prices, rentPrices: rentClient(module.client.core).rentPrices }
}

/** What else a price depends on. */
export interface RideBasis {
  /** The price that the ride has. @default none, as for a ride that is only being added */
  currentPriceId?: string
  /** ISO 4217 of the booking's prices: it stays as it began, whatever the visitor's language brings. */
  currency: string
  /** ISO 4217 of a second price (PRICE-17). Null: none. */
  alternativeCurrency: string | null
}

/**
 * Asks what a ride costs now: by the hour where a duration is named, else from place to place, flexible tariffs too.
 * Null: it cannot be asked, the service has not told where an end is.
 */
export function askRide(
  { prices, rentPrices }: RideSearches,
  ride: Pick<Draft, 'from' | 'to' | 'durationSeconds'>,
  { currentPriceId, currency, alternativeCurrency }: RideBasis,
  signal: AbortSignal,
): Promise<Offer[]> | null {
  const { durationSeconds } = ride
  const from = priceEndOf(ride.from)
  const to = priceEndOf(ride.to)
  const basis = { currency, ...(currentPriceId !== undefined && { currentPriceId }) }
  if (from && durationSeconds !== null) return rentPrices({ from, durationSeconds, ...basis }, signal)
  return from && to ? prices({ from, to, ...basis, alternativeCurrency, flexibleTariff: true }, signal) : null
}
