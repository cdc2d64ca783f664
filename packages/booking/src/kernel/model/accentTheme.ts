import type { ThemeName } from './moduleSettings.ts'

/** CSS variables of our own by their full name. */
export type AccentVariables = Readonly<Record<string, string>>

/** Changes that an accent makes to a theme in one colour scheme. */
export interface AccentMode {
  base: ThemeName
  variables: AccentVariables
  /** Variables that replace `variables` for a visitor who asks for more contrast. */
  more: AccentVariables
}

/** A named theme with a partner's accent, computed in advance by the service so that every text is legible. */
export interface AccentTheme {
  modes: { readonly light?: AccentMode; readonly dark?: AccentMode }
  density: 'comfortable' | 'compact'
  radius: 'sharp' | 'soft' | 'round'
  dimensions: AccentVariables
  /** Always empty: changes of colours are reported only in the editor. */
  report: readonly never[]
}
