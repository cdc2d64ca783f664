import { densities as densityTokens, light, radii as radiusTokens, themes } from '@wherry/tokens'
import type {
  CreatedMode,
  CreatedTheme,
  Density,
  Radius,
  ThemeChange,
  ThemeVariables,
} from '../createdTheme.ts'
import type { ThemeName } from '../useTheme.ts'
import { luminance, readColor } from './color.ts'
import { Palette } from './palette.ts'
import { solveAccent } from './solveAccent.ts'
import { raiseContrast, solveSurfaces, solveTones } from './solveSurfaces.ts'

/** The house's own accent, which stands in for what cannot be read. */
export const defaultAccent = '#00ad5a'

export interface CreateThemeOptions {
  /** The brand's colour, `#rgb` or `#rrggbb`. Anything else gives the default and is reported. */
  accent: string
  /** The colour of the page, `#rgb` or `#rrggbb`. @default that of the base theme */
  surface?: string | undefined
  /**
   * `more` raises texts to 7:1 and parts to 4.5:1 for everyone; `normal` only for visitors who ask for it.
   *
   * @default 'normal'
   */
  contrast?: 'normal' | 'more' | undefined
  /** @default 'comfortable' */
  density?: Density | undefined
  /** @default 'soft' */
  radius?: Radius | undefined
  /** `both` leaves the choice to the visitor. @default that of the surface, or of the base theme */
  scheme?: 'light' | 'dark' | 'both' | undefined
  /** The theme to start from; an unknown one is `light`. In the other scheme it is `light` or `dark`. @default 'light' */
  base?: ThemeName | undefined
}

type Scheme = 'light' | 'dark'

/**
 * A whole theme from one colour (decisions/0008-accent-engine.md): every text upon every ground it may stand on has
 * 4.5:1, and every edge, ring and mark that tells a control or its state 3:1 (WCAG 2.2 AA), whatever the colour. The
 * colour itself is kept untouched as the face of the main action, which its text tells: where it fills a choice, the
 * choice has an edge of 3:1.
 *
 * The answer is plain data. Make it at build time or on a server and give it to ThemeProvider: the page then carries
 * none of this.
 */
export function createTheme(options: CreateThemeOptions): CreatedTheme {
  const { contrast = 'normal', density = 'comfortable', radius = 'soft' } = options
  const report: ThemeChange[] = []
  const accent = readColor(options.accent)
  const surface = options.surface === undefined ? null : readColor(options.surface)
  const base = options.base && Object.hasOwn(themes, options.base) ? options.base : 'light'
  const ofSurface = surface ? (luminance(surface) < 0.18 ? 'dark' : 'light') : null
  const scheme = options.scheme ?? ofSurface ?? schemeOf(base)

  const modes: { light?: CreatedMode; dark?: CreatedMode } = {}
  for (const mode of scheme === 'both' ? (['light', 'dark'] as const) : [scheme]) {
    const own = schemeOf(base) === mode ? base : mode
    const invalid = (role: string, to: string): ThemeChange => {
      const nothing = { from: null, against: null, ratio: null, needed: null }
      return { mode, isMore: false, role, to, reason: 'invalid-colour', ...nothing }
    }
    const solve = (isMore: boolean) => {
      const palette = new Palette(mode, isMore, own)
      solveMode(palette, accent ?? defaultAccent, surface, ofSurface === mode)
      return palette
    }
    const more = solve(true)
    const rest = contrast === 'more' ? more : solve(false)
    modes[mode] = { base: own, variables: rest.variables, more: more.variables }
    if (!accent) report.push(invalid('accent-solid', defaultAccent))
    if (options.surface !== undefined && !surface) report.push(invalid('surface-0', rest.get('surface-0')))
    report.push(...rest.changes)
  }
  return { modes, density, radius, dimensions: dimensionsOf(density, radius), report }
}

const schemeOf = (base: ThemeName): Scheme => (base === 'dark' ? 'dark' : 'light')

/**
 * Solves one mode. Without a page colour the inks, lines and tones of the base theme are proven already and left
 * out, but for more contrast.
 */
export function solveMode(
  palette: Palette,
  accent: string,
  surface: string | null,
  isOwnScheme: boolean,
): void {
  if (surface) solveSurfaces(palette, surface, isOwnScheme)
  if (palette.isMore) raiseContrast(palette)
  if (surface || palette.isMore) solveTones(palette, surface !== null)
  solveAccent(palette, accent)
}

/** What density and radius set; the whole set, so that it holds over any other. */
function dimensionsOf(density: Density, radius: Radius): ThemeVariables {
  const whole = (sets: Record<string, ThemeVariables>, chosen: string) => {
    const names = Object.values(sets).flatMap((set) => Object.keys(set))
    return Object.fromEntries(names.map((name) => [name, sets[chosen]?.[name] ?? light[name]!]))
  }
  return { ...whole(densityTokens, density), ...whole(radiusTokens, radius) }
}
