import { light, themes } from '@wherry/tokens'
import type { CreatedMode, ThemeVariables } from '../themes/createdTheme.ts'

/**
 * What stands on what, written by hand from the look's own rules ("Colour" and "Surface") and not from the engine.
 * A background may be an overlay on a surface: `surface-hover surface-1`.
 */
export const textPairs: readonly (readonly [ink: string, backgrounds: readonly string[]])[] = [
  ['accent-ink', ['accent-solid', 'accent-solid-hover', 'accent-solid-pressed']],
  [
    'accent-text',
    [
      'surface-0',
      'surface-1',
      'surface-2',
      'surface-3',
      'accent-subtle',
      'accent-subtle-hover',
      'surface-hover surface-1',
      'surface-pressed surface-1',
      'surface-hover surface-3',
      'surface-pressed surface-3',
    ],
  ],
  ['accent-border-ink', ['accent-border']],
  ['ink-1', ['accent-subtle', 'accent-subtle-hover']],
  ['ink-2', ['accent-subtle', 'accent-subtle-hover']],
  ['ink-3', ['accent-subtle', 'accent-subtle-hover']],
]

/**
 * Parts of controls: edges, ticks, the ring; and what tells a state: the edge of a chosen day, of a chosen card and of
 * a pressed button, the fill of a switch, a tick and a progress bar. The face of a button is none: its text tells it.
 */
export const partPairs: typeof textPairs = [
  ['accent-border', ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-subtle']],
  ['focus', ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-subtle']],
]

const allSurfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']

/** Those that a theme with a page colour of its own has to prove as well. */
export const surfaceTextPairs: typeof textPairs = [
  ['ink-1', [...allSurfaces, 'surface-thumb', 'surface-hover surface-1', 'surface-pressed surface-1']],
  ['ink-2', [...allSurfaces, 'surface-thumb', 'surface-hover surface-1']],
  [
    'ink-3',
    [...allSurfaces, 'surface-hover surface-1', 'surface-hover surface-3', 'surface-pressed surface-3'],
  ],
  ['ink-inverse', ['surface-inverse']],
  ['info-text', [...allSurfaces, 'info-subtle']],
  ['positive-text', [...allSurfaces, 'positive-subtle']],
  ['caution-text', [...allSurfaces, 'caution-subtle']],
  ['critical-text', [...allSurfaces, 'critical-subtle']],
  ['critical-ink', ['critical-solid', 'critical-solid-hover']],
]
export const surfacePartPairs: typeof textPairs = [
  ['line-3', allSurfaces],
  ['critical-solid', allSurfaces],
]

/** A variable's colour in a made mode: its own, else that of the base theme; aliases followed. */
export function colorOf(mode: Pick<CreatedMode, 'base'>, variables: ThemeVariables, role: string): string {
  const name = `--wherry-${role}`
  const base: ThemeVariables | undefined = mode.base === 'light' ? undefined : themes[mode.base]
  const value = variables[name] ?? base?.[name] ?? light[name]
  if (!value) throw new Error(`No variable ${name}`)
  const alias = /^var\(--wherry-(.+)\)$/.exec(value)?.[1]
  return alias ? colorOf(mode, variables, alias) : value
}

/** The colour of a background, an overlay laid over its surface. */
export function backgroundOf(
  mode: Pick<CreatedMode, 'base'>,
  variables: ThemeVariables,
  ground: string,
): string {
  const [top, under] = ground.split(' ') as [string, string?]
  const color = colorOf(mode, variables, top)
  if (!under) return color
  const [r, g, b, alpha] = color.match(/[\d.]+/g)!.map(Number) as [number, number, number, number]
  const below = colorOf(mode, variables, under)
  const mixed = [r, g, b].map((part, at) => {
    const own = Number.parseInt(below.slice(1 + 2 * at, 3 + 2 * at), 16)
    return Math.round(part * alpha + own * (1 - alpha))
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** One pair of a mode, measured. */
export interface MeasuredPair {
  ink: string
  ground: string
  ratio: number
  needed: number
}

/**
 * Measures every pair of a mode.
 *
 * @param isMore of a visitor who asks for more contrast: 7:1 and 4.5:1 instead of 4.5:1 and 3:1.
 * @param hasSurfaces with the pairs that do not come from the accent.
 * @param contrast WCAG 2 contrast of two hex colours, by whoever is trusted with it.
 */
export function* measurePairs(
  mode: Pick<CreatedMode, 'base'>,
  variables: ThemeVariables,
  isMore: boolean,
  hasSurfaces: boolean,
  contrast: (one: string, other: string) => number,
): Generator<MeasuredPair> {
  const [text, part] = isMore ? [7, 4.5] : [4.5, 3]
  const lists = [
    [text, textPairs],
    [part, partPairs],
    [text, hasSurfaces ? surfaceTextPairs : []],
    [part, hasSurfaces ? surfacePartPairs : []],
  ] as const
  for (const [need, pairs] of lists)
    for (const [ink, grounds] of pairs) {
      const own = colorOf(mode, variables, ink)
      // The tick on its box is a part, to which the look gives a text's 4.5:1.
      const needed = ink === 'accent-border-ink' ? 4.5 : need
      for (const ground of grounds)
        yield { ink, ground, needed, ratio: contrast(own, backgroundOf(mode, variables, ground)) }
    }
}

/** The 17-step grid of sRGB: 4,913 colours. */
export function* accentGrid(): Generator<string> {
  const steps = Array.from({ length: 17 }, (_, at) =>
    Math.min(255, at * 16)
      .toString(16)
      .padStart(2, '0'),
  )
  for (const red of steps) for (const green of steps) for (const blue of steps) yield `#${red}${green}${blue}`
}
