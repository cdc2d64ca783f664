import { useMemo } from 'react'
import { type ModuleConfig, useModuleCore } from './module.tsx'
import { useHasFeature } from './useHasFeature.ts'

/** The sections in the configuration that the visitor may see; yachts depend on a partner's feature (ROLE-03). */
export function useOpenSections(): ModuleConfig['sections'] {
  const { sections } = useModuleCore().config
  const hasYacht = useHasFeature('yacht')
  return useMemo(() => ({ ...sections, yacht: sections.yacht && hasYacht }), [sections, hasYacht])
}
