import type { ComponentType } from 'react'
import type { ModuleCore } from '../../hooks/module.tsx'

/** The line of the promotion that a module has brought, so that a list that is drawn later has it at once. */
export const promoLineOf = (module: Pick<ModuleCore, 'shared'>): { Line: ComponentType | null } =>
  module.shared('promoLine', () => ({ Line: null as ComponentType | null }))
