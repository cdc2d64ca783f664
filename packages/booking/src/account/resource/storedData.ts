import { draftsOf } from '../../booking/index.ts'
import { yachtName } from '../../kernel/store/storedNames.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { loadYachts } from '../../yacht/index.ts'

/**
 * Removes the drafts and requests that another account has left on this device, in the scope of every partner (BOOK-58,
 * AUTH-07).
 * @param userId the current user. Null: nobody is signed in
 */
export async function removeOthersData(module: ModuleCore, userId: string | null): Promise<void> {
  draftsOf(module).claim(userId)
  if (module.platform.storage.local.get(yachtName) !== null) (await loadYachts()).claimYachts(module, userId)
}

/** Removes all drafts and requests from this device, after a person has signed out. */
export async function removeStoredData(module: ModuleCore): Promise<void> {
  await removeOthersData(module, null)
  draftsOf(module).clear()
}
