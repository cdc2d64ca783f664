import { useEffect } from 'react'
import { useModuleCore } from './module.tsx'
import { type SettingsReading, settingsOf } from './settings.ts'
import { useStore } from './useStore.ts'

export interface Settings extends SettingsReading {
  /** Reads again. */
  retry(): void
}

/**
 * Who the visitor is; read once for all screens. The user's currency then beats the rule (SHELL-24), and all calls
 * carry the user's id (API-01).
 */
export function useSettings(): Settings {
  const { state, begin, retry } = settingsOf(useModuleCore())
  useEffect(begin, [begin])
  return { ...useStore(state), retry }
}
