import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One token of the Design Tokens format: a type and a value, or an alias `{path.to.token}` as its value. */
export interface Token {
  $type: string
  $value: unknown
  /** Minimum value of a dimension. */
  $extensions?: { 'com.wherry.least'?: Dimension }
}

/** Tokens by their dotted path, e.g. `accent.solid-hover`. */
export type TokenSet = Map<string, Token>

/** Reads every JSON file of a folder, or a single file, into one flat set. */
export function readTokens(path: string): TokenSet {
  const files = path.endsWith('.json') ? [path] : readdirSync(path).map((name) => join(path, name))
  const set: TokenSet = new Map()
  for (const file of files) collect(JSON.parse(readFileSync(file, 'utf8')), [], set)
  return set
}

function collect(node: Record<string, unknown>, path: string[], into: TokenSet): void {
  if ('$value' in node) {
    const name = path.join('.')
    if (into.has(name)) throw new Error(`The token ${name} stands in two files`)
    into.set(name, node as unknown as Token)
    return
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('$')) collect(child as Record<string, unknown>, [...path, key], into)
  }
}

/** The name of a token's CSS variable: `accent.solid-hover` is `--wherry-accent-solid-hover`. */
export const variable = (path: string): string => `--wherry-${path.replaceAll('.', '-')}`

interface Color {
  components: [number, number, number]
  hex?: string
  alpha?: number
}
interface Dimension {
  value: number
  unit: string
}
interface Shadow {
  color: unknown
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
  inset?: boolean
}
interface Typography {
  fontFamily: unknown
  fontWeight: number
  fontSize: Dimension
  lineHeight: number
}

const byte = (part: number): number => Math.round(part * 255)
const dimension = ({ value, unit }: Dimension): string => (value === 0 ? '0' : `${value}${unit}`)
const atLeast = (text: string, least: Dimension | undefined): string =>
  least ? `max(${text}, ${dimension(least)})` : text

function color({ components, hex, alpha = 1 }: Color): string {
  const [red, green, blue] = components.map(byte)
  const own = `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`
  // A design tool reads `hex` and we read the components, so both must agree.
  if (hex && hex.toLowerCase() !== own) throw new Error(`A colour’s hex is ${hex}, its components are ${own}`)
  if (alpha === 0) return 'transparent'
  if (alpha < 1) return `rgb(${red} ${green} ${blue} / ${alpha})`
  return own
}

/**
 * CSS text of a token. An alias to another published token stays a `var()`, so that a page which sets that variable
 * also changes the alias; an alias to a primitive is replaced by its value, since primitives are not published. @throws
 * Error if the alias leads nowhere or the type is unknown
 */
export function cssValue(token: Token, tokens: TokenSet): string {
  const { $type: type, $value: value } = token
  if (typeof value === 'string' && value.startsWith('{')) {
    const path = value.slice(1, -1)
    const target = tokens.get(path)
    if (!target) throw new Error(`The alias ${value} leads nowhere`)
    return path.startsWith('primitive.') ? cssValue(target, tokens) : `var(${variable(path)})`
  }
  switch (type) {
    case 'color':
      return color(value as Color)
    case 'dimension':
      return atLeast(dimension(value as Dimension), token.$extensions?.['com.wherry.least'])
    case 'duration':
      return `${(value as Dimension).value}${(value as Dimension).unit}`
    case 'number':
    case 'fontWeight':
      return String(value)
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`
    case 'fontFamily':
      return (value as string[]).map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', ')
    case 'shadow':
      return shadows(value as Shadow[], tokens)
    case 'typography':
      return font(value as Typography, tokens)
    default:
      throw new Error(`The token type ${type} is unknown`)
  }
}

function shadows(parts: Shadow[], tokens: TokenSet): string {
  // An invisible shadow, because `none` would make a whole list of shadows invalid.
  if (parts.length === 0) return '0 0 transparent'
  return parts
    .map((part) =>
      [
        part.inset ? 'inset' : '',
        ...[part.offsetX, part.offsetY, part.blur, part.spread].map(dimension),
        cssValue({ $type: 'color', $value: part.color }, tokens),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')
}

/** A text size from px in a design tool; it grows with the text size that the visitor has set (decisions/0016). */
const textSize = (px: number): string => `calc(${px / 16} * var(${variable('rem')}))`

function font({ fontFamily, fontWeight, fontSize, lineHeight }: Typography, tokens: TokenSet): string {
  const line = Math.round(lineHeight * fontSize.value)
  const family = cssValue({ $type: 'fontFamily', $value: fontFamily }, tokens)
  return `${fontWeight} ${textSize(fontSize.value)}/${textSize(line)} ${family}`
}
