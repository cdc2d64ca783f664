import type { Platform } from '../platform/platform.ts'
import { yachtName } from '../state/storedNames.ts'

/**
 * Whether a form or a request is kept on the device, in whatever scope: only then the code that reads it has to come.
 * All that the first screen carries of it.
 */
export function hasKept({ storage: { local } }: Pick<Platform, 'storage'>): boolean {
  return local.names().some((name) => name === yachtName || name.startsWith('wherry-draft:'))
}
