import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { asResource } from '../../module/resources.ts'
import type { PricesClient } from '../../wire/prices/client.ts'
import { type RentClient, rentClient } from '../../wire/prices/rentClient.ts'
import { priceEndOf, pricesOf } from './prices.ts'

/** Requests for the price of a ride. */
export interface RideSearches {
  prices: PricesClient['prices']
  rentPrices: RentClient['rentPrices']
}

/** Returns both searches of a module. */
export function rideSearchesOf(module: ModuleCore): RideSearches {
  const { rentPrices } = rentClient(module.client.core)
  // A ride is asked for because its price may have changed, so each question goes to the service.
  return {
    prices: asResource(module, 'price of a ride', pricesOf(module).prices, 0),
    rentPrices: asResource(module, 'price of a rent', rentPrices, 0),
  }
}

/** Values that decide the price of a ride, besides the ride itself. */
export interface RideBasis {
  /** Id of the current price of the ride. @default none, as for a new ride */
  currentPriceId?: string
  /** ISO 4217 code of the booking's prices; it stays when the visitor changes the language. */
  currency: string
  /** ISO 4217 of a second price (PRICE-17). Null: none. */
  alternativeCurrency: string | null
}

/**
 * Requests the current price of a ride: by the hour if it has a duration, else from place to place with flexible
 * tariffs. Null: impossible, because the position of its start or end is unknown.
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
