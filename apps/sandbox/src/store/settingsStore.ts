import type { bookingModuleSettings } from '@wherry/booking/contract/moduleSettings.ts'
import type { InferInput } from 'valibot'

/** How a partner's module looks, as the wire has it. */
export type ModuleSettings = InferInput<typeof bookingModuleSettings>

/** Settings and which edition of them. */
export interface KeptSettings {
  readonly settings: ModuleSettings
  /** From 1; each save is one more. */
  readonly version: number
}

/** What belongs to a partner's module. */
export interface SettingsStore {
  /** Null: the partner has none. */
  moduleSettings(partnerId: number): KeptSettings | null
  /**
   * Replaces a partner's settings. `expectedVersion` is the edition they were changed from, 0 where there were none;
   * null overwrites whatever stands. Gives the new version, or null where somebody has saved since.
   */
  saveModuleSettings(
    partnerId: number,
    settings: ModuleSettings,
    expectedVersion: number | null,
  ): number | null
  /** Names of what is switched on for a partner; empty for one that nobody knows. */
  features(partnerId: number): string[]
}
