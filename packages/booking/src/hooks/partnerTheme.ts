import { readAccent } from '../client/accents.ts'
import { isAborted } from '../client/clientError.ts'
import { type ThemeShape, withShape } from '../domain/themeShape.ts'
import type { ModuleConfig, ModuleCore } from './module.tsx'
import { moduleThemeOf } from './moduleTheme.ts'
import { moduleSettingsOf } from './useModuleSettings.ts'

type Chosen = Pick<ModuleConfig, 'theme' | 'accent'> & ThemeShape

/** How the theme of a module follows its partner. */
export interface PartnerTheme {
  /** Kept once the theme stands as far as it is known; whatever failed, it is kept. */
  readonly settled: Promise<void>
  /**
   * Names a theme and an accent above those of the settings, as the configuration did at first, and corners and a font,
   * of which these say nothing; null: by the settings, or the theme's own. Corners and font are there at once.
   */
  choose(chosen: Chosen): void
}

/** Dresses a module in its partner's theme and accent, and again whenever they change: once for all its pages. */
export function partnerThemeOf(module: ModuleCore): PartnerTheme {
  return module.shared('partnerTheme', () => follow(module))
}

function follow(module: ModuleCore): PartnerTheme {
  const { config, platform } = module
  const reader = moduleSettingsOf(module)
  const theme = moduleThemeOf(module)
  let settle: () => void = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  let chosen: Chosen = { theme: config.theme, accent: config.accent, radius: null, font: null }
  /** The theme without corners and font of another's choice. */
  let plain = theme.get()
  let worn = ''
  let abort = new AbortController()

  async function wear(): Promise<void> {
    const { status, settings } = reader.state.get()
    // What the page itself names needs no settings; what a partner names has to be read whole, so that nothing flashes.
    const isKnown =
      status !== 'waiting' || (chosen.accent !== null && (chosen.theme ?? config.partner === null))
    if (!isKnown) return
    const name = chosen.theme ?? settings?.look.theme ?? 'light'
    const accent = chosen.accent ?? settings?.look.accent ?? null
    const wanted = `${name} ${accent}`
    if (wanted === worn) return
    worn = wanted
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    const own =
      accent === null || config.accentsUrl === null
        ? name
        : await readAccent(platform, config.accentsUrl, name, accent, signal).catch((error: unknown) => {
            if (!isAborted(error)) platform.report(error)
            return name
          })
    if (signal.aborted) return
    plain = own
    theme.dispatch(withShape(plain, chosen))
    settle()
  }

  reader.state.subscribe(() => void wear())
  reader.begin()
  void wear()
  return {
    settled,
    choose(next) {
      const isShaped = next.radius !== chosen.radius || next.font !== chosen.font
      chosen = next
      if (isShaped) theme.dispatch(withShape(plain, chosen))
      void wear()
    },
  }
}
