import type { Density, Radius } from '../createdTheme.ts'
import type { ThemeName } from '../themeNames.ts'

/** Steps of the text scale, named by their px in the package's themes. */
export const textSteps = [13, 14, 16, 18] as const
/** Steps of the title scale, named by their px in the package's themes. */
export const titleSteps = [16, 18, 22, 28, 36] as const
/** Steps of the scale of distances, named by their px in the package's themes. */
export const spaceSteps = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96] as const
/** Parts with a radius of their own: text chips, fields, large fields, cards, dialogs, pills. */
export const radiusParts = ['s', 'field', 'fieldL', 'card', 'dialog', 'full'] as const
/** Elevations above the page: 1 is a card, 2 a floating surface. */
export const shadowSteps = [1, 2] as const

type Sizes<Step extends number | string> = { readonly [Each in Step]?: number | undefined }

/** Radius by part, in px, 0 to 999. An omitted part has that of `base`. */
export interface PartRadius extends Sizes<(typeof radiusParts)[number]> {
  /** Radii of the omitted parts. @default 'soft' */
  base?: Radius | undefined
}

/** One shadow of a list, lengths in px. */
export interface ThemeShadow {
  /** Offset to the right in px, -100 to 100. @default 0 */
  x?: number | undefined
  /** Offset downwards in px, -100 to 100. */
  y: number
  /** Blur radius in px, 0 to 200. */
  blur: number
  /** Spread in px, -100 to 100. @default 0 */
  spread?: number | undefined
  /** Colour as `#rgb` or `#rrggbb`. */
  color: string
  /** Opacity of the colour, 0 to 1. */
  alpha: number
}

/** Colours by their meaning, `#rgb` or `#rrggbb`. */
export interface ToneColors {
  info?: string | undefined
  positive?: string | undefined
  caution?: string | undefined
  critical?: string | undefined
}

/** Options of `createTheme`. A colour that cannot be read is replaced by the default and reported. */
export interface CreateThemeOptions {
  /** Brand colour, `#rgb` or `#rrggbb`. Anything else is replaced by the default and reported. */
  accent: string
  /**
   * Second brand colour, for the page's own parts: `--wherry-secondary-solid` with its ink, text, edge and soft
   * backgrounds, named like the accent's and just as legible. Our components do not use it. @default none; then these
   * variables do not exist
   */
  secondary?: string | undefined
  /** Page colour, `#rgb` or `#rrggbb`. @default that of the base theme */
  surface?: string | undefined
  /**
   * Colours of information, success, warning and error. Text, mark and soft background are derived from each. @default
   * those of the base theme
   */
  tones?: ToneColors | undefined
  /**
   * `more` raises texts to 7:1 and parts to 4.5:1 for everyone; `normal` only for visitors who ask for it.
   *
   * @default 'normal'
   */
  contrast?: 'normal' | 'more' | undefined
  /** Height of controls and space between them. @default 'comfortable' */
  density?: Density | undefined
  /**
   * One radius for all parts, or numbers for single parts. The prop `radius` of ThemeProvider does not change parts
   * that have a number. @default 'soft'
   */
  radius?: Radius | PartRadius | undefined
  /**
   * Colour schemes of the theme; `both` follows the visitor's setting. @default that of the surface, or of the base
   * theme
   */
  scheme?: 'light' | 'dark' | 'both' | undefined
  /**
   * Theme to start from; an unknown one counts as `light`. The other scheme starts from `light` or `dark`. @default
   * 'light'
   */
  base?: ThemeName | undefined
  /**
   * Font families in order of preference, separated by commas, at most 200 characters: `Inter, sans-serif`. The page
   * has to load them. @default Onest
   */
  fontFamily?: string | undefined
  /** Font family and weight of titles, 100 to 900. @default the family of texts, 600 */
  headings?: { fontFamily?: string | undefined; fontWeight?: number | undefined } | undefined
  /**
   * Sizes of text and title steps in px at the browser's usual 16, from 10 to 96: `{ text: { 16: 17 } }`. The line
   * height grows in proportion. @default the number of the step
   */
  fontSizes?:
    | {
        text?: Sizes<(typeof textSteps)[number]> | undefined
        title?: Sizes<(typeof titleSteps)[number]> | undefined
      }
    | undefined
  /**
   * Distances of the steps in px, 0 to 200. A density chooses other steps of the same scale, so the values hold for all
   * densities. @default the number of the step
   */
  spacing?: Sizes<(typeof spaceSteps)[number]> | undefined
  /**
   * Shadows of cards (1) and of floating surfaces (2), in both schemes; an empty list means none. @default those of the
   * base theme
   */
  shadows?:
    | { readonly [Step in (typeof shadowSteps)[number]]?: readonly ThemeShadow[] | undefined }
    | undefined
}
