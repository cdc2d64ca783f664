import { useEffect } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModuleCore } from '../module.tsx'
import { type SettingsReading, settingsOf } from './settings.ts'

export interface Settings extends SettingsReading {
  /** Reads the settings again. */
  retry(): void
}

/**
 * Reads the visitor's settings, once for all screens. After that the user's currency has priority over the rule
 * (SHELL-24), and all requests have the user's id (API-01).
 */
export function useSettings(): Settings {
  const { state, begin, retry } = settingsOf(useModuleCore())
  useEffect(begin, [begin])
  return { ...useStore(state), retry }
}
