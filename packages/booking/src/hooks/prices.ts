import { type PriceEnd, type PricesClient, pricesClient } from '../client/prices.ts'
import type { Place } from '../domain/place.ts'
import type { ModuleCore } from './module.tsx'

/** The price searches of a module; their code comes with the first list of prices. */
export function pricesOf(module: ModuleCore): PricesClient {
  return module.shared('prices', () => pricesClient(module.client.core))
}

/** An end of the ride as prices are asked for it. Null: the service has not told where it is. */
export function priceEndOf(place: Place | null): PriceEnd | null {
  return place?.location ? { location: place.location, placeId: place.placeId } : null
}
