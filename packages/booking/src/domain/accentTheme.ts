import type { ThemeName } from './moduleSettings.ts'

/** CSS variables of our own by their full name. */
export type AccentVariables = Readonly<Record<string, string>>

/** An accent over a theme in one colour scheme. */
export interface AccentMode {
  base: ThemeName
  variables: AccentVariables
  /** In place of them for a visitor who asks for more contrast. */
  more: AccentVariables
}

/** A named theme with a partner's accent, solved beforehand: every text on it can be read. */
export interface AccentTheme {
  modes: { readonly light?: AccentMode; readonly dark?: AccentMode }
  density: 'comfortable' | 'compact'
  radius: 'sharp' | 'soft' | 'round'
  dimensions: AccentVariables
  /** What the engine moved is told in the editor alone. */
  report: readonly never[]
}
