import type { ThemeName } from './useTheme.ts'

/* Types and names only: what a page needs of a made theme, without the engine that made it. */

/** Heights of controls and the room between them. On a touch screen compact controls keep their height. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Corners: sharp 2 to 4 px, soft 6 to 16 px, round 10 to 24 px. */
export const radii = ['sharp', 'soft', 'round'] as const
export type Radius = (typeof radii)[number]

/** CSS variables by their full name. */
export type ThemeVariables = Readonly<Record<string, string>>

/** The variables of one colour scheme, to be set over a theme of the package. */
export interface CreatedMode {
  /** The theme of the package under them. */
  base: ThemeName
  variables: ThemeVariables
  /** Set instead of them for a visitor who asks for more contrast: texts 7:1, parts 4.5:1. */
  more: ThemeVariables
}

/** A variable that may be reported, without its prefix `--wherry-`. */
export type ThemeRole = string

/** Why a role is not the colour it was asked to be. */
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
 * - `invalid-colour`: the colour could not be read, the default stands in.
 * - `text-contrast`: moved in lightness to be read as text.
 * - `part-contrast`: moved in lightness to be seen as the part of a control.
 * - `ink-contrast`: moved in lightness so that a text upon it can be read.
 * - `pale-solid`: kept, and given an edge, since it hardly differs from the page (under 1.5:1).
 * - `faint-solid`: kept, though it is under the contrast of a part: a button is told by its text, and what is filled
 *   to tell a choice has an edge, `accent-border`.
 * - `page-range`: the page is moved in lightness: upon it no text could be read.
 * - `other-scheme`: the page belongs to the other scheme; this one has the same hue.
 */
export type ChangeReason = (typeof changeReasons)[number]

/** One thing that the engine did to a colour. */
export interface ThemeChange {
  mode: 'light' | 'dark'
  /** Whether it is of the variables for more contrast. */
  isMore: boolean
  role: ThemeRole
  /** What was asked for, `#rrggbb`; null for what could not be read. */
  from: string | null
  to: string
  /** The role it stands against at the lowest ratio; null where none is meant. */
  against: ThemeRole | null
  /** WCAG 2 contrast of `to` against it, rounded down to 0.01. */
  ratio: number | null
  /** The contrast it has to have. */
  needed: number | null
  reason: ChangeReason
}

/** A theme made by `createTheme`: plain data, which JSON carries from a build or a server to a page. */
export interface CreatedTheme {
  /** One scheme, or both: then the visitor's own setting chooses. */
  modes: { readonly light?: CreatedMode; readonly dark?: CreatedMode }
  density: Density
  radius: Radius
  /** Density and radius as variables, for a page without our style sheet. ThemeProvider does without. */
  dimensions: ThemeVariables
  /** What was changed and why, by mode and role. Empty where every wish could be kept. */
  report: readonly ThemeChange[]
}
