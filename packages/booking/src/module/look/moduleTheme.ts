import type { AccentTheme } from '../../kernel/model/accentTheme.ts'
import type { ThemeName } from '../../kernel/model/moduleSettings.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import type { ModuleConfig, ModuleCore } from '../module.tsx'
import { perModule } from '../perModule.ts'

/** A theme of the package, one with a partner's accent over it, or `auto`: light or dark as the device is set. */
export type ModuleTheme = ThemeName | 'auto' | AccentTheme

/**
 * Initial theme of a module's pages. It follows the device only if no partner, accent or frame can set another theme: a
 * frame could otherwise be dark on a light page. `module/look/partnerTheme` changes it later.
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

/** The theme of a module, shared by all its pages. */
export const moduleThemeOf = perModule(
  ({ config }: Pick<ModuleCore, 'config'>): Store<ModuleTheme, ModuleTheme> =>
    createStore((_: ModuleTheme, next: ModuleTheme) => next, firstTheme(config)),
)
