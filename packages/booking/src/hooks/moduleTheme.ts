import type { AccentTheme } from '../domain/accentTheme.ts'
import type { ThemeName } from '../domain/moduleSettings.ts'
import { createStore, type Store } from '../state/store.ts'
import type { ModuleCore } from './module.tsx'

/** A theme of the package, or one with a partner's accent over it. */
export type ModuleTheme = ThemeName | AccentTheme

/** The theme that a module's pages are drawn in; `hooks/partnerTheme` changes it. */
export function moduleThemeOf(module: ModuleCore): Store<ModuleTheme, ModuleTheme> {
  return module.shared('theme', () =>
    createStore((_: ModuleTheme, next: ModuleTheme) => next, module.config.theme ?? 'light'),
  )
}
