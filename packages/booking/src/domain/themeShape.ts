import type { AccentTheme } from './accentTheme.ts'
import type { ThemeName } from './moduleSettings.ts'

/** Roundness of corners that a page may choose. */
export const radiusNames = ['sharp', 'soft', 'round'] as const
export type RadiusName = (typeof radiusNames)[number]

/** Fonts that a page may choose, by their names; `onest` comes with the module, the others are the device's own. */
const families = {
  onest: '"Onest", "Onest Fallback", system-ui, sans-serif',
  system: 'system-ui, sans-serif',
  arial: 'Arial, "Liberation Sans", Helvetica, sans-serif',
  georgia: 'Georgia, "Liberation Serif", serif',
} as const

export type FontName = keyof typeof families
export const fontNames = Object.keys(families) as readonly FontName[]

/** Corners and font over a theme, whichever that is. Null: as the theme has it. */
export interface ThemeShape {
  radius: RadiusName | null
  font: FontName | null
}

/** The theme with other corners and another font; without any it is the same one. */
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

/** A theme of the package as one that sets nothing over it. */
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
