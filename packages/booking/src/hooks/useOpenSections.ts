import { useMemo } from 'react'
import { type ModuleConfig, useModuleCore } from './module.tsx'
import { useHasPart } from './useHasPart.ts'

/** The sections that the configuration has and that the visitor may see: a partner's yachts are a feature (ROLE-03). */
export function useOpenSections(): ModuleConfig['sections'] {
  const { sections } = useModuleCore().config
  const hasYacht = useHasPart('yacht')
  return useMemo(() => ({ ...sections, yacht: sections.yacht && hasYacht }), [sections, hasYacht])
}
