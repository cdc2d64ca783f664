import type { DatabaseSync } from 'node:sqlite'
import type { ModuleSettings, SettingsStore } from '../settingsStore.ts'
import { lookUps } from './queries.ts'
import { whole } from './schema.ts'

/** Module settings in SQLite. */
export function sqliteSettings(database: DatabaseSync): SettingsStore {
  const settingsOf = database.prepare(lookUps.settingsOf)
  const put = database.prepare('insert or replace into module_settings values (?, ?, ?)')
  const featuresOf = database.prepare(lookUps.featuresOf)
  const moduleSettings = (partnerId: number) => {
    const row = settingsOf.get(partnerId)
    return row === undefined
      ? null
      : { settings: JSON.parse(String(row['body'])) as ModuleSettings, version: Number(row['version']) }
  }
  return {
    moduleSettings,
    saveModuleSettings: (partnerId, settings, expectedVersion) =>
      whole(database, () => {
        const version = moduleSettings(partnerId)?.version ?? 0
        if (expectedVersion !== null && expectedVersion !== version) return null
        put.run(partnerId, version + 1, JSON.stringify(settings))
        return version + 1
      }),
    features(partnerId) {
      const row = featuresOf.get(partnerId)
      return row === undefined ? [] : (JSON.parse(String(row['body'])) as string[])
    },
  }
}
