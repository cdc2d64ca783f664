import { useEffect } from 'react'
import { type ModuleCore, useModuleCore } from './module.tsx'
import { type ModuleTheme, moduleThemeOf } from './moduleTheme.ts'
import { useStore } from './useStore.ts'

/** Has the theme follow the partner's settings. Their code comes only where a partner or an accent is named. */
export function followPartnerTheme(module: ModuleCore): void {
  const { config, platform, stores } = module
  if (config.accent ?? config.partner ?? stores.session.get().partnerId)
    import('./partnerTheme.ts').then(({ partnerThemeOf }) => partnerThemeOf(module)).catch(platform.report)
}

/** The theme of all pages of the module. */
export function useModuleTheme(): ModuleTheme {
  const module = useModuleCore()
  const partner = useStore(module.stores.session, ({ partnerId }) => partnerId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the partner is known only once the visitor is
  useEffect(() => followPartnerTheme(module), [module, partner])
  return useStore(moduleThemeOf(module))
}
