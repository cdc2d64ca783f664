import { loadStoredData } from './account/index.ts'
import { createCore, type ModuleSetup } from './module/module.tsx'
import type { ModuleCore } from './module/moduleCore.ts'

/** Creates a module; call it once for each module on a page. */
export const createModule = (setup: ModuleSetup): ModuleCore =>
  createCore(setup, async (module, userId) => (await loadStoredData()).removeOthersData(module, userId))
