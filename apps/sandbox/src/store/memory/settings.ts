import type { Seed } from '../../seed/seed.ts'
import type { KeptSettings, SettingsStore } from '../settingsStore.ts'

/** Module settings in memory. */
export function memorySettings({ moduleSettings, features }: Seed): SettingsStore & { reset(): void } {
  const kept = new Map<number, KeptSettings>()
  const reset = () => {
    kept.clear()
    for (const [partnerId, settings] of moduleSettings) kept.set(partnerId, { settings, version: 1 })
  }
  reset()
  return {
    moduleSettings: (partnerId) => kept.get(partnerId) ?? null,
    saveModuleSettings(partnerId, settings, expectedVersion) {
      const version = kept.get(partnerId)?.version ?? 0
      if (expectedVersion !== null && expectedVersion !== version) return null
      kept.set(partnerId, { settings, version: version + 1 })
      return version + 1
    },
    features: (partnerId) => [...(features.get(partnerId) ?? [])],
    reset,
  }
}
