import { createDraftStore, type DraftStore } from './draftStore.ts'
import type { ModuleCore } from './module.tsx'

/** Where a module keeps its drafts: apart for each partner and user. */
export function draftsOf({ config, platform, shared }: ModuleCore): DraftStore {
  const scope = `${config.partner ?? ''}.${config.userId ?? ''}`
  return shared('drafts', () => createDraftStore(platform, scope))
}
