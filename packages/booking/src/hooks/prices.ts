import { type PricesClient, pricesClient } from '../client/prices.ts'
import type { ModuleCore } from './module.tsx'

/** The price searches of a module; their code comes with the first list of prices. */
export function pricesOf(module: ModuleCore): PricesClient {
  return module.shared('prices', () => pricesClient(module.client.core))
}
