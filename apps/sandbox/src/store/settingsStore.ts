import type { bookingModuleSettings } from '@wherry/booking/wire'
import type { InferInput } from 'valibot'

/** Settings of a partner's module, in the format of the wire. */
export type ModuleSettings = InferInput<typeof bookingModuleSettings>

/** Settings with their version. */
export interface KeptSettings {
  readonly settings: ModuleSettings
  /** Version number; starts at 1, and each save adds 1. */
  readonly version: number
}

/** Store of the settings and features of partners' modules. */
export interface SettingsStore {
  /** Returns the settings of a partner; null if there are none. */
  moduleSettings(partnerId: number): KeptSettings | null
  /**
   * Replaces a partner's settings. `expectedVersion` is the version that was edited, 0 if there was none; null overwrites
   * any version. Returns the new version, or null if the settings were saved by somebody else since.
   */
  saveModuleSettings(
    partnerId: number,
    settings: ModuleSettings,
    expectedVersion: number | null,
  ): number | null
  /** Returns the names of a partner's features that are on; empty for an unknown partner. */
  features(partnerId: number): string[]
}
