import type { ModuleCore } from './module.tsx'

/** The order whose changes were saved on this visit: the page that follows says so. */
export function savedChangeOf(module: Pick<ModuleCore, 'shared'>): { transaction: string | null } {
  return module.shared('savedChange', () => ({ transaction: null as string | null }))
}
