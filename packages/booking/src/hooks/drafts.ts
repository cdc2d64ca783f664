import { draftScopeOf } from './draftIndex.ts'
import { createDraftStore, type DraftStore } from './draftStore.ts'
import type { ModuleCore } from './module.tsx'

/** Where a module keeps its drafts. */
export function draftsOf(module: ModuleCore): DraftStore {
  return module.shared('drafts', () => createDraftStore(module.platform, draftScopeOf(module)))
}
