import type { AccentTheme } from '../../kernel/model/accentTheme.ts'
import type { ThemeName } from '../../kernel/model/moduleSettings.ts'

/** Roundness of corners that a page may choose. */
export const radiusNames = ['sharp', 'soft', 'round'] as const
export type RadiusName = (typeof radiusNames)[number]

/** Fonts that a page may choose, by name. The module brings `onest`; the others are fonts of the device. */
const families = {
  onest: '"Onest", "Onest Fallback", system-ui, sans-serif',
  system: 'system-ui, sans-serif',
  arial: 'Arial, "Liberation Sans", Helvetica, sans-serif',
  georgia: 'Georgia, "Liberation Serif", serif',
} as const

export type FontName = keyof typeof families
export const fontNames = Object.keys(families) as readonly FontName[]

/** Corners and font that replace those of a theme. Null: those of the theme are used. */
export interface ThemeShape {
  radius: RadiusName | null
  font: FontName | null
}

/** The theme with other corners and another font; without both it is returned unchanged. */
export function withShape(
  theme: ThemeName | 'auto' | AccentTheme,
  { radius, font }: ThemeShape,
): ThemeName | 'auto' | AccentTheme {
  if (radius === null && font === null) return theme
  const made = typeof theme === 'string' ? bare(theme) : theme
  const { light, dark } = made.modes
  const inFont = <M extends { variables: object; more: object }>(mode: M): M => {
    if (font === null) return mode
    const own = { '--wherry-font': families[font] }
    return { ...mode, variables: { ...mode.variables, ...own }, more: { ...mode.more, ...own } }
  }
  return {
    ...made,
    modes: { ...(light && { light: inFont(light) }), ...(dark && { dark: inFont(dark) }) },
    radius: radius ?? made.radius,
  }
}

/** Converts a theme of the package to an accent theme without changes. */
function bare(base: ThemeName | 'auto'): AccentTheme {
  const mode = (base: ThemeName) => ({ base, variables: {}, more: {} })
  const modes = {
    ...(base !== 'dark' && { light: mode(base === 'auto' ? 'light' : base) }),
    ...((base === 'dark' || base === 'auto') && { dark: mode('dark') }),
  }
  return {
    modes,
    ...{ density: 'comfortable', radius: 'soft', dimensions: {}, report: [] },
  }
}
