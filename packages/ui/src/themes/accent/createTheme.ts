import { densities as densityTokens, light, radii as radiusTokens, themes } from '@wherry/tokens'
import type {
  CreatedMode,
  CreatedTheme,
  Density,
  Radius,
  ThemeChange,
  ThemeVariables,
} from '../createdTheme.ts'
import type { ThemeName } from '../themeNames.ts'
import { luminance, readColor } from './color.ts'
import { Palette } from './palette.ts'
import { solveAccent, solveBrand } from './solveAccent.ts'
import { raiseContrast, solveSurfaces, solveTones, type ToneColors, tones } from './solveSurfaces.ts'
import { lookVariables } from './themeLook.ts'
import type { CreateThemeOptions } from './themeOptions.ts'

/** Wherry's own accent, used if the given one cannot be read. */
export const defaultAccent = '#00ad5a'

type Scheme = 'light' | 'dark'

/**
 * Makes a whole theme from one colour (decisions/0008-accent-engine.md). Whatever the colour, every text has 4.5:1 on
 * every background it can be on, and every edge, ring and mark that identifies a control or its state has 3:1 (WCAG 2.2
 * AA). The main button keeps the colour itself as background, since its text identifies it; a choice filled with the
 * colour gets an edge of 3:1. The second colour and the tones are solved in the same way. The result is plain data:
 * make it at build time or on a server and give it to ThemeProvider, and the page does not load this engine. @throws
 * RangeError if a font, a size or a shadow is out of its bounds. A colour that cannot be read is reported.
 */
export function createTheme(options: CreateThemeOptions): CreatedTheme {
  const { contrast = 'normal', density = 'comfortable' } = options
  const radius =
    typeof options.radius === 'object' ? (options.radius.base ?? 'soft') : (options.radius ?? 'soft')
  const report: ThemeChange[] = []
  const given = readColors(options)
  const { accent, surface } = given
  const base = options.base && Object.hasOwn(themes, options.base) ? options.base : 'light'
  const ofSurface = surface ? (luminance(surface) < 0.18 ? 'dark' : 'light') : null
  const scheme = options.scheme ?? ofSurface ?? schemeOf(base)
  const look = lookVariables(options)

  const modes: { light?: CreatedMode; dark?: CreatedMode } = {}
  for (const mode of scheme === 'both' ? (['light', 'dark'] as const) : [scheme]) {
    const own = schemeOf(base) === mode ? base : mode
    const invalid = (role: string, to: string): ThemeChange => {
      const nothing = { from: null, against: null, ratio: null, needed: null }
      return { mode, isMore: false, role, to, reason: 'invalid-colour', ...nothing }
    }
    const solve = (isMore: boolean) => {
      const palette = new Palette(mode, isMore, own)
      solveMode(palette, given, ofSurface === mode)
      return palette
    }
    const more = solve(true)
    const rest = contrast === 'more' ? more : solve(false)
    const variables = (palette: Palette) => ({ ...palette.variables, ...look })
    modes[mode] = { base: own, variables: variables(rest), more: variables(more) }
    if (!accent) report.push(invalid('accent-solid', defaultAccent))
    for (const role of given.unread) report.push(invalid(role, rest.get(role)))
    report.push(...rest.changes)
  }
  return { modes, density, radius, dimensions: dimensionsOf(density, radius), report }
}

const schemeOf = (base: ThemeName): Scheme => (base === 'dark' ? 'dark' : 'light')

/** The colours of the options that could be read. */
interface GivenColors {
  accent: string | null
  secondary: string | null
  surface: string | null
  tones: ToneColors
  /** Roles whose given colour could not be read, except the accent. */
  unread: readonly string[]
}

function readColors(options: CreateThemeOptions): GivenColors {
  const unread: string[] = []
  const read = (role: string, color: string | undefined): string | null => {
    const hex = readColor(color)
    if (color !== undefined && hex === null) unread.push(role)
    return hex
  }
  const surface = read('surface-0', options.surface)
  const accent = readColor(options.accent)
  // A second colour that cannot be read is replaced by the accent, because the page uses the variables.
  const secondary =
    options.secondary === undefined
      ? null
      : (read('secondary-solid', options.secondary) ?? accent ?? defaultAccent)
  const ownTones: { [Tone in (typeof tones)[number]]?: string } = {}
  for (const tone of tones) {
    const color = read(`${tone}-solid`, options.tones?.[tone])
    if (color !== null) ownTones[tone] = color
  }
  return { accent, secondary, surface, tones: ownTones, unread }
}

/**
 * Solves one mode. Without a page colour of its own, the inks, lines and tones of the base theme are known to pass and
 * left out, unless more contrast is wanted.
 */
function solveMode(palette: Palette, given: GivenColors, isOwnScheme: boolean): void {
  const { accent, secondary, surface } = given
  if (surface) solveSurfaces(palette, surface, isOwnScheme)
  if (palette.isMore) raiseContrast(palette)
  solveTones(palette, surface !== null, given.tones)
  solveAccent(palette, accent ?? defaultAccent)
  if (secondary) solveBrand(palette, 'secondary', secondary)
}

/** Variables of a density and a radius: all of their variables, so that they override any other density or radius. */
function dimensionsOf(density: Density, radius: Radius): ThemeVariables {
  const whole = (sets: Record<string, ThemeVariables>, chosen: string) => {
    const names = Object.values(sets).flatMap((set) => Object.keys(set))
    return Object.fromEntries(names.map((name) => [name, sets[chosen]?.[name] ?? light[name]!]))
  }
  return { ...whole(densityTokens, density), ...whole(radiusTokens, radius) }
}
