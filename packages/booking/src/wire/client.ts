import type { Platform } from '../kernel/platform.ts'
import type { ClientConfig } from './config.ts'
import { type Core, createCore } from './core.ts'
import { type PlacesClient, placesClient } from './places/client.ts'
import { type SettingsClient, settingsClient } from './settings/client.ts'

/**
 * Requests of the finder's first screen. Those about orders are a group that only the booking form loads:
 * `ordersClient(client.core)`.
 */
export interface Client extends PlacesClient, SettingsClient {
  /** Core that every group of requests uses. */
  readonly core: Core
}

/** Creates the client of one module on a page. */
export function createClient(platform: Platform, config: ClientConfig): Client {
  const core = createCore(platform, config)
  return { core, ...placesClient(core), ...settingsClient(core) }
}
