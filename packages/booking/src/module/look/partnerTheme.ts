import { createTurns } from '../../kernel/resource/turns.ts'
import { isAborted } from '../../wire/clientError.ts'
import { readAccent } from '../../wire/moduleSettings/accentClient.ts'
import type { ModuleConfig, ModuleCore } from '../module.tsx'
import { perModule } from '../perModule.ts'
import { moduleThemeOf } from './moduleTheme.ts'
import { type ThemeShape, withShape } from './themeShape.ts'
import { moduleSettingsOf } from './useModuleSettings.ts'

type Chosen = Pick<ModuleConfig, 'theme' | 'accent'> & ThemeShape

/** Theme of a module that follows the settings of its partner. */
export interface PartnerTheme {
  /** Resolves when the theme is applied as far as it is known, also after a failure. Never rejects. */
  readonly settled: Promise<void>
  /**
   * Sets a theme and an accent with priority over the settings, and corners and a font, which the settings do not have.
   * Null: the value of the settings or of the theme is used. Corners and font apply at once.
   */
  choose(chosen: Chosen): void
}

/** Applies the partner's theme and accent to a module, and again after each change; once for all its pages. */
export const partnerThemeOf = perModule(followSettings)

function followSettings(module: ModuleCore): PartnerTheme {
  const { config, platform } = module
  const reader = moduleSettingsOf(module)
  const theme = moduleThemeOf(module)
  let settle: () => void = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  let chosen: Chosen = { theme: config.theme, accent: config.accent, radius: null, font: null }
  /** The theme before corners and font are applied. */
  let plain = theme.get()
  let applied = ''
  const turns = createTurns(platform.clock.setTimeout)

  async function apply(): Promise<void> {
    const { status, settings } = reader.state.get()
    // A page with its own theme and accent does not wait for the settings; else they are read first, so that the theme
    // does not change visibly.
    const isKnown =
      status !== 'waiting' || (chosen.accent !== null && (chosen.theme ?? config.partner === null))
    if (!isKnown) return
    const name = chosen.theme ?? settings?.look.theme ?? 'light'
    const accent = chosen.accent ?? settings?.look.accent ?? null
    const wanted = `${name} ${accent}`
    if (wanted === applied) return
    applied = wanted
    const turn = turns.begin()
    const { accentsUrl } = config
    if (accent === null || accentsUrl === null) plain = name
    else {
      const outcome = await turn.ask((signal) => readAccent(platform, accentsUrl, name, accent, signal))
      if (outcome === null) return
      if ('error' in outcome && !isAborted(outcome.error)) platform.report(outcome.error)
      plain = 'error' in outcome ? name : outcome.answer
    }
    theme.dispatch(withShape(plain, chosen))
    settle()
  }

  reader.state.subscribe(() => void apply())
  reader.begin()
  void apply()
  return {
    settled,
    choose(next) {
      const isShaped = next.radius !== chosen.radius || next.font !== chosen.font
      chosen = next
      if (isShaped) theme.dispatch(withShape(plain, chosen))
      void apply()
    },
  }
}
