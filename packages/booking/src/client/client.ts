import type { Platform } from '../platform/platform.ts'
import type { ClientConfig } from './config.ts'
import { type Core, createCore } from './core.ts'
import { type PlacesClient, placesClient } from './places.ts'
import { type SettingsClient, settingsClient } from './settings.ts'

/**
 * What the finder's first screen calls. The calls about orders are a group of their own that only the booking
 * chunk loads: `ordersClient(client.core)`.
 */
export interface Client extends PlacesClient, SettingsClient {
  /** What every group of calls goes through. */
  readonly core: Core
}

/** Client of one module on a page. */
export function createClient(platform: Platform, config: ClientConfig): Client {
  const core = createCore(platform, config)
  return { core, ...placesClient(core), ...settingsClient(core) }
}
