import type { ThemeName } from './themeNames.ts'

/* This file has types and names only, so that a page can use a made theme without the engine. */

/** Height of controls and the space between them. On a touch screen compact controls are not lower. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Corners: sharp 2 to 4 px, soft 6 to 16 px, round 10 to 24 px. */
export const radii = ['sharp', 'soft', 'round'] as const
export type Radius = (typeof radii)[number]

/** CSS variables by their full name. */
export type ThemeVariables = Readonly<Record<string, string>>

/** Variables of one colour scheme, which override a theme of the package. */
export interface CreatedMode {
  /** Theme of the package that the variables override. */
  base: ThemeName
  variables: ThemeVariables
  /** Variables for a visitor who prefers more contrast, used instead of `variables`: texts 7:1, parts 4.5:1. */
  more: ThemeVariables
}

/** A variable that may be reported, without its prefix `--wherry-`. */
export type ThemeRole = string

/** Reason why a role does not have the requested colour. */
export const changeReasons = [
  'invalid-colour',
  'text-contrast',
  'part-contrast',
  'ink-contrast',
  'pale-solid',
  'faint-solid',
  'page-range',
  'other-scheme',
] as const
/**
 * - `invalid-colour`: the colour could not be read and the default is used.
 * - `text-contrast`: changed in lightness to be legible as text.
 * - `part-contrast`: changed in lightness to be visible as part of a control.
 * - `ink-contrast`: changed in lightness so that a text on it is legible.
 * - `pale-solid`: kept, with an edge, since it hardly differs from the page (under 1.5:1).
 * - `faint-solid`: kept with less contrast than a part needs: a button is identified by its text, and a chosen item by
 *   its edge `accent-border`.
 * - `page-range`: the page is changed in lightness, because no text would be legible on it.
 * - `other-scheme`: the page colour belongs to the other scheme; this scheme gets the same hue.
 */
export type ChangeReason = (typeof changeReasons)[number]

/** One change that the engine made to a requested colour. */
export interface ThemeChange {
  mode: 'light' | 'dark'
  /** True if the colour belongs to the variables for more contrast. */
  isMore: boolean
  role: ThemeRole
  /** Requested colour, `#rrggbb`; null if it could not be read. */
  from: string | null
  to: string
  /** Role against which the contrast is lowest; null if no contrast is involved. */
  against: ThemeRole | null
  /** WCAG 2 contrast of `to` and `against`, rounded down to 0.01; null if no contrast is involved. */
  ratio: number | null
  /** Contrast that `to` has to have; null if no contrast is involved. */
  needed: number | null
  reason: ChangeReason
}

/** A theme made by `createTheme`: plain data, which JSON carries from a build or a server to a page. */
export interface CreatedTheme {
  /** One scheme, or both; with both the visitor's setting decides. */
  modes: { readonly light?: CreatedMode; readonly dark?: CreatedMode }
  density: Density
  radius: Radius
  /** Density and radius as variables, for a page without our style sheet. ThemeProvider does not use them. */
  dimensions: ThemeVariables
  /** Changes with their reasons, by mode and role. Empty if every requested colour was kept. */
  report: readonly ThemeChange[]
}
