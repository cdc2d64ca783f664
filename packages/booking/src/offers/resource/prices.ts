import type { Place } from '../../kernel/model/place.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { type PriceEnd, type PricesClient, pricesClient } from '../../wire/prices/client.ts'

/** The price searches of a module; their code is loaded with the first list of prices. */
export const pricesOf = perModule(
  ({ client }: Pick<ModuleCore, 'client'>): PricesClient => pricesClient(client.core),
)

/** Start or end of the ride for a price request. Null: the service has not given its position. */
export function priceEndOf(place: Place | null): PriceEnd | null {
  return place?.location ? { location: place.location, placeId: place.placeId } : null
}
