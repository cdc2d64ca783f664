import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { draftScopeOf } from './draftIndex.ts'
import { createDraftStore, type DraftStore } from './draftStore.ts'

/** Store of a module's drafts. */
export const draftsOf = perModule(
  (module: ModuleCore): DraftStore => createDraftStore(module.platform, draftScopeOf(module)),
)
