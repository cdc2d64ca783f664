import { densities, light, radii, themes } from '@wherry/tokens'
import type { Density, Radius, ThemeName } from '@wherry/ui'

/** Pages of Foundations, each with the families of tokens that it shows. A family is the first word of a token. */
export const tokenPages = {
  Colour: [
    ...['surface', 'ink', 'line', 'accent', 'info', 'positive', 'caution', 'critical'],
    ...['focus', 'rating', 'overlay', 'skeleton', 'illo', 'map'],
  ],
  Type: ['font', 'rem', 'text', 'title', 'weight', 'tracking'],
  Space: ['space', 'gap', 'pad', 'control', 'touch', 'border'],
  Radius: ['radius'],
  Shadow: ['shadow', 'edge', 'z'],
  Motion: ['motion', 'ease'],
  Breakpoints: ['breakpoint', 'device', 'container'],
} as const
export type TokenPage = keyof typeof tokenPages

const prefix = '--wherry-'
/** Family of a variable: `surface` of `--wherry-surface-0`. */
export const familyOf = (variable: string): string => variable.slice(prefix.length).split('-')[0]!

/** Variables of a family, by their full name and in the order of the tokens. */
export const tokensOf = (family: string): string[] =>
  Object.keys(light).filter((variable) => familyOf(variable) === family)

/** Look that the toolbar sets. */
export interface Look {
  theme: ThemeName
  density: Density
  radius: Radius
}

/** Values of all tokens in a look, by the full name of the variable. */
export const valuesIn = ({ theme, density, radius }: Look): Readonly<Record<string, string>> => ({
  ...light,
  ...(theme === 'light' ? {} : themes[theme]),
  ...(density === 'comfortable' ? {} : densities[density]),
  ...(radius === 'soft' ? {} : radii[radius]),
})

/** Number in front of a length or a time, aliases followed; NaN where there is none. */
export function numberOf(variable: string, values: Readonly<Record<string, string>>): number {
  const value = values[variable] ?? ''
  const alias = /^var\((--wherry-[\w-]{1,60})\)$/.exec(value)?.[1]
  return alias ? numberOf(alias, values) : Number.parseFloat(value)
}
