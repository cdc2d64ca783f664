import type { AccentTheme } from '../domain/accentTheme.ts'
import type { ThemeName } from '../domain/moduleSettings.ts'
import { createStore, type Store } from '../state/store.ts'
import type { ModuleConfig, ModuleCore } from './module.tsx'

/** A theme of the package, one with a partner's accent over it, or `auto`: light or dark as the device is set. */
export type ModuleTheme = ThemeName | 'auto' | AccentTheme

/**
 * The theme that a module's pages are drawn in at first: the device's own where neither a partner nor a page around it may
 * have another one. In a frame it would be dark on a page that is light. `hooks/partnerTheme` changes it.
 */
export function firstTheme({
  theme,
  accent,
  partner,
  framed,
}: Pick<ModuleConfig, 'theme' | 'accent' | 'partner' | 'framed'>): ThemeName | 'auto' {
  if (theme !== null) return theme
  return accent !== null || partner !== null || framed ? 'light' : 'auto'
}

/** The theme that a module's pages are drawn in. */
export function moduleThemeOf(module: ModuleCore): Store<ModuleTheme, ModuleTheme> {
  return module.shared('theme', () =>
    createStore((_: ModuleTheme, next: ModuleTheme) => next, firstTheme(module.config)),
  )
}
