import { type Density, densities, type Radius, radii, type ThemeName, themeNames } from '@wherry/ui'
import { type CreateThemeOptions, defaultAccent } from '@wherry/ui/accent'

export const schemes = ['light', 'dark', 'both'] as const
export const contrasts = ['normal', 'more'] as const

/** Inputs of the studio. An empty text is a wish that nobody has. */
export interface StudioOptions {
  accent: string
  /** Second colour of the brand; empty: the accent. */
  secondary: string
  /** Colour of the page; empty: that of the base theme. */
  surface: string
  /** Families by comma, the first one first; empty: Onest. */
  font: string
  scheme: (typeof schemes)[number]
  contrast: (typeof contrasts)[number]
  density: Density
  radius: Radius
  base: ThemeName
}

export const firstOptions: StudioOptions = {
  accent: defaultAccent,
  secondary: '',
  surface: '',
  font: '',
  scheme: 'both',
  contrast: 'normal',
  density: 'comfortable',
  radius: 'soft',
  base: 'light',
}

/** Lists of the inputs that choose one of a few. */
export const choices = {
  scheme: schemes,
  contrast: contrasts,
  density: densities,
  radius: radii,
  base: themeNames,
} as const

const mostFont = 100
const color = (value: unknown, fallback: string): string =>
  typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value.slice(0, 8))
    ? value.toLowerCase()
    : fallback

/** Families of a list of fonts, without quotes; none where `createTheme` would refuse one of them. */
export function familiesOf(font: string): string[] {
  if (font.length > mostFont) return []
  const families = font
    .split(',')
    .map((family) => family.replace(/['"]/g, '').trim())
    .filter(Boolean)
  const words = families.flatMap((family) => family.split(/\s+/))
  return words.every((word) => /^(?:\d|-?[\p{L}_])[\p{L}\d_-]*$/u.test(word)) ? families : []
}

/** Inputs from an address: whatever cannot be read is as at first. */
export function readOptions(given: Readonly<Record<string, unknown>>): StudioOptions {
  const { accent, secondary, surface, font, ...rest } = firstOptions
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, list]) => {
      const value = given[name]
      return [name, list.find((one) => one === value) ?? rest[name as keyof typeof rest]]
    }),
  ) as typeof rest
  // An address has the families as a list, as a comma has no place in one of its values.
  const families = Array.isArray(given['font']) ? given['font'].join(', ') : given['font']
  return {
    accent: color(given['accent'], accent),
    secondary: color(given['secondary'], secondary),
    surface: color(given['surface'], surface),
    font: typeof families === 'string' ? familiesOf(families).join(', ') : font,
    ...chosen,
  }
}

/** Options of `createTheme`, without those that are as usual. */
export function themeOptions(options: StudioOptions): CreateThemeOptions {
  const { accent, secondary, surface, font, scheme, contrast, density, radius, base } = options
  const families = familiesOf(font)
  const isUsual = (name: 'contrast' | 'density' | 'radius' | 'base') => options[name] === firstOptions[name]
  return {
    accent,
    ...(secondary !== '' && { secondary }),
    ...(surface !== '' && { surface }),
    ...(families.length > 0 && { fontFamily: families.join(', ') }),
    scheme,
    ...(!isUsual('contrast') && { contrast }),
    ...(!isUsual('density') && { density }),
    ...(!isUsual('radius') && { radius }),
    ...(!isUsual('base') && { base }),
  }
}
