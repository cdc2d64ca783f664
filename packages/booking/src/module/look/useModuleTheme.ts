import { useEffect } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModuleCore } from '../module.tsx'
import { type ModuleTheme, moduleThemeOf } from './moduleTheme.ts'

/**
 * Lets the theme follow the partner's settings. The code for this is loaded only if there is a partner or an accent.
 */
export function followPartnerTheme(module: ModuleCore): void {
  const { config, platform, stores } = module
  if (config.accent ?? config.partner ?? stores.session.get().partnerId)
    import('./partnerTheme.ts').then(({ partnerThemeOf }) => partnerThemeOf(module)).catch(platform.report)
}

/** The theme of all pages of the module; the component renders again when it changes. */
export function useModuleTheme(): ModuleTheme {
  const module = useModuleCore()
  const partner = useStore(module.stores.session, ({ partnerId }) => partnerId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the partner is known only once the visitor is
  useEffect(() => followPartnerTheme(module), [module, partner])
  return useStore(moduleThemeOf(module))
}
