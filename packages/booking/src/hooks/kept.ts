import { yachtName } from '../state/storedNames.ts'
import { draftsOf } from './drafts.ts'
import type { ModuleCore } from './module.tsx'

/**
 * Tells all that is kept on the device of bookings and requests, in the scope of every partner, who is here now, null
 * for nobody: what another account has left is forgotten (BOOK-58, AUTH-07).
 */
export async function claimKept(module: ModuleCore, userId: string | null): Promise<void> {
  draftsOf(module).claim(userId)
  if (module.platform.storage.local.get(yachtName) !== null)
    (await import('./yacht.ts')).claimYachts(module, userId)
}
