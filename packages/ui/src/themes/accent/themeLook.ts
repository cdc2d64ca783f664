import { light } from '@wherry/tokens'
import type { ThemeVariables } from '../createdTheme.ts'
import { readColor } from './color.ts'
import {
  type CreateThemeOptions,
  type PartRadius,
  radiusParts,
  shadowSteps,
  spaceSteps,
  type ThemeShadow,
  textSteps,
  titleSteps,
} from './themeOptions.ts'

/** Checks that a number is within its bounds. @throws RangeError that names the option. */
function within(option: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value
  throw new RangeError(`createTheme: ${option} is ${value}; it may be ${least} to ${most}`)
}

/**
 * Font families as CSS without quotes, which server markup could not contain in a style attribute: a digit at the start
 * of a word is escaped. @throws RangeError if a family is empty or has a character that could end the rule.
 */
function familiesOf(option: string, font: string): string {
  const families = font.split(',').map((family) => family.replaceAll(/['"]/g, '').trim().split(/\s+/))
  const words = families.flat()
  if (font.length > 200 || words.some((word) => !/^(?:\d|-?[\p{L}_])[\p{L}\d_-]*$/u.test(word)))
    throw new RangeError(`createTheme: ${option} is no list of font families`)
  const escaped = (word: string) => word.replace(/^\d/, (digit) => `\\3${digit} `)
  return families.map((family) => family.map(escaped).join(' ')).join(', ')
}

const textToken =
  /^(\d+) calc\(([\d.]+) \* var\(--wherry-rem\)\)\/calc\(([\d.]+) \* var\(--wherry-rem\)\) (.+)$/
const inRem = (px: number) => `calc(${Math.round(px * 1000) / 16_000} * var(--wherry-rem))`

interface FontLook {
  /** Font size in px. */
  size?: number | undefined
  weight?: number | undefined
  family?: string | undefined
}

/**
 * A text or title style of the package with another size, weight or family; it still grows with the visitor's text
 * size.
 */
function fontOf(variable: string, { size, weight, family }: FontLook): string {
  const [, ownWeight, ownSize, ownLine, ownFamily] = textToken.exec(light[variable]!)!
  const px = size ?? Number(ownSize) * 16
  const line = Math.round((px * Number(ownLine)) / Number(ownSize))
  return `${weight ?? ownWeight} ${inRem(px)}/${inRem(line)} ${family ?? ownFamily}`
}

/**
 * Variables of those steps of a scale that have a look of their own.
 *
 * @param look that of all steps, without a size.
 */
function scale(
  kind: 'text' | 'title',
  steps: readonly number[],
  sizes: Readonly<Record<number, number | undefined>>,
  look: FontLook,
): Record<string, string> {
  const isOwn = look.weight !== undefined || look.family !== undefined
  const changed = steps.filter((step) => isOwn || sizes[step] !== undefined)
  return Object.fromEntries(
    changed.map((step) => {
      const asked = sizes[step]
      const size = asked === undefined ? undefined : within(`fontSizes.${kind}.${step}`, asked, 10, 96)
      const variable = `--wherry-${kind}-${step}`
      return [variable, fontOf(variable, { ...look, size })]
    }),
  )
}

function fonts({ fontFamily, headings = {}, fontSizes = {} }: CreateThemeOptions): Record<string, string> {
  const { fontWeight, fontFamily: family } = headings
  const title: FontLook = {
    weight: fontWeight === undefined ? undefined : within('headings.fontWeight', fontWeight, 100, 900),
    family: family === undefined ? undefined : familiesOf('headings.fontFamily', family),
  }
  return {
    ...(fontFamily !== undefined && { '--wherry-font': familiesOf('fontFamily', fontFamily) }),
    ...scale('text', textSteps, fontSizes.text ?? {}, {}),
    ...scale('title', titleSteps, fontSizes.title ?? {}, title),
  }
}

function shadowOf(option: string, { x = 0, y, blur, spread = 0, color, alpha }: ThemeShadow): string {
  const hex = readColor(color)
  if (!hex)
    throw new RangeError(`createTheme: the colour of ${option} is ${color}; it may be #rgb or #rrggbb`)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const px = (name: string, value: number, least: number, most: number) =>
    `${within(`${option}.${name}`, value, least, most)}px`
  const lengths = [
    px('x', x, -100, 100),
    px('y', y, -100, 100),
    px('blur', blur, 0, 200),
    px('spread', spread, -100, 100),
  ]
  return `${lengths.join(' ')} rgb(${red} ${green} ${blue} / ${within(`${option}.alpha`, alpha, 0, 1)})`
}

/**
 * Fonts, distances, shadows and radii as variables; empty if no option is given. @throws RangeError if a value is out
 * of bounds
 */
export function lookVariables(options: CreateThemeOptions): ThemeVariables {
  const { spacing = {}, shadows = {}, radius } = options
  const variables = fonts(options)
  for (const step of spaceSteps) {
    const size = spacing[step]
    if (size !== undefined)
      variables[`--wherry-space-${step}`] = `${within(`spacing.${step}`, size, 0, 200)}px`
  }
  for (const step of shadowSteps) {
    const list = shadows[step]?.map((shadow) => shadowOf(`shadows.${step}`, shadow))
    // An invisible shadow, because `none` would make a whole list of shadows invalid.
    if (list) variables[`--wherry-shadow-${step}`] = list.join(', ') || '0 0 transparent'
  }
  const round: PartRadius = typeof radius === 'object' ? radius : {}
  for (const part of radiusParts) {
    const size = round[part]
    if (size === undefined) continue
    const name = part === 'fieldL' ? 'field-l' : part
    variables[`--wherry-radius-${name}`] = `${within(`radius.${part}`, size, 0, 999)}px`
  }
  return variables
}
