import type { CreatedTheme, ThemeVariables } from '@wherry/ui/accent'
import compact from '../../../tokens/density/compact.json'
import primitiveColor from '../../../tokens/primitive/color.json'
import primitiveSpace from '../../../tokens/primitive/space.json'
import round from '../../../tokens/radius/round.json'
import sharp from '../../../tokens/radius/sharp.json'
import breakpoint from '../../../tokens/semantic/breakpoint.json'
import container from '../../../tokens/semantic/container.json'
import layer from '../../../tokens/semantic/layer.json'
import motion from '../../../tokens/semantic/motion.json'
import size from '../../../tokens/semantic/size.json'
import type_ from '../../../tokens/semantic/type.json'
import alfaOnWhite from '../../../tokens/theme/alfa-on-white.json'
import dark from '../../../tokens/theme/dark.json'
import light from '../../../tokens/theme/light.json'
import wherry from '../../../tokens/theme/wherry.json'
import { familiesOf, type StudioOptions } from './studioOptions.ts'

/** Group of tokens of the Design Tokens format, or one token with its `$type` and `$value`. */
export interface TokenGroup {
  [key: string]: TokenGroup | unknown
}

const shared = [primitiveColor, primitiveSpace, light, breakpoint, container, layer, motion, size, type_]
const themeFiles: Readonly<Record<string, TokenGroup>> = { dark, wherry, 'alfa-on-white': alfaOnWhite }
const densityFiles: Readonly<Record<string, TokenGroup>> = { compact }
const radiusFiles: Readonly<Record<string, TokenGroup>> = { round, sharp }

const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null
const isToken = (value: TokenGroup) => '$value' in value

/** Lays one tree over another: a token is taken whole. */
function merge(under: TokenGroup, over: TokenGroup): TokenGroup {
  const merged = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isGroup(value) && !isToken(value) && isGroup(below) ? merge(below, value) : value
  }
  return merged
}

/** Share of a channel, 0 to 1, by four digits as the tokens have it. */
const share = (byte: number) => Math.round((byte / 255) * 10_000) / 10_000

/**
 * Colour of CSS as a token.
 *
 * @param value `#rrggbb`, `rgb(r g b / a)` or `transparent`.
 * @throws RangeError for another way to write a colour.
 */
export function colorToken(value: string): TokenGroup {
  const token = (bytes: readonly number[], alpha?: number): TokenGroup => ({
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: bytes.map(share),
      ...(alpha !== undefined && { alpha }),
      hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    },
  })
  if (value === 'transparent') return token([0, 0, 0], 0)
  if (/^#[\da-f]{6}$/.test(value))
    return token([1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)))
  const channels = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3}) \/ ([\d.]{1,8})\)$/.exec(value)
  if (!channels) throw new RangeError(`Not a colour of a theme: ${value.slice(0, 100)}`)
  const [red, green, blue, alpha] = channels.slice(1).map(Number)
  return token([red!, green!, blue!], alpha)
}

/** Paths of all tokens in a tree, `accent.solid-hover`, by the variable that each becomes. */
function pathsOf(tree: TokenGroup, path: readonly string[] = []): [variable: string, path: string[]][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (!isGroup(value) || key.startsWith('$')) return []
    const own = [...path, key]
    return isToken(value) ? [[`--wherry-${own.join('-')}`, own] as [string, string[]]] : pathsOf(value, own)
  })
}

/** Tree with one token in place of another. */
function put(tree: TokenGroup, [key, ...rest]: readonly string[], token: TokenGroup): TokenGroup {
  const child = tree[key!]
  return { ...tree, [key!]: rest.length > 0 && isGroup(child) ? put(child, rest, token) : token }
}

function colored(tree: TokenGroup, { '--wherry-font': _font, ...colors }: ThemeVariables): TokenGroup {
  const paths = new Map(pathsOf(tree))
  return Object.entries(colors).reduce((now, [variable, value]) => {
    const path = paths.get(variable)
    if (!path) throw new RangeError(`No token is called ${variable}`)
    return put(now, path, colorToken(value))
  }, tree)
}

/**
 * One scheme of a theme as Design Tokens, in the groups of our own files: aliases lead to tokens of the same tree, so
 * that a design tool imports the file alone.
 *
 * @returns null where the theme has no such scheme.
 */
export function designTokens(
  theme: CreatedTheme,
  options: StudioOptions,
  scheme: 'light' | 'dark',
): TokenGroup | null {
  const mode = theme.modes[scheme]
  if (!mode) return null
  const families = familiesOf(options.font)
  const parts = [
    ...shared,
    themeFiles[mode.base] ?? {},
    densityFiles[theme.density] ?? {},
    radiusFiles[theme.radius] ?? {},
    // Its tokens are those of the accent, each with a value of its own.
    '--wherry-secondary-solid' in mode.variables ? { secondary: light.accent } : {},
    families.length > 0 ? { font: { $type: 'fontFamily', $value: families } } : {},
  ]
  return colored(parts.reduce<TokenGroup>(merge, {}), mode.variables)
}
