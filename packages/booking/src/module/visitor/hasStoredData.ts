import type { Platform } from '../../kernel/platform.ts'
import { yachtName } from '../../kernel/store/storedNames.ts'

/**
 * True if a form or a request is stored on the device, for any partner. Only then the first screen loads the code that
 * reads it.
 */
export function hasStoredData({ storage: { local } }: Pick<Platform, 'storage'>): boolean {
  return local.names().some((name) => name === yachtName || name.startsWith('wherry-draft:'))
}
