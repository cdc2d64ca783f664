import { light, themes } from '@wherry/tokens'
import type { CreatedMode, ThemeVariables } from '../themes/createdTheme.ts'

/**
 * Pairs of text colour and backgrounds, written by hand from the design rules ("Colour" and "Surface") and not from the
 * theme engine. A background may be an overlay on a surface: `surface-hover surface-1`.
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
 * Parts of controls and of states that need 3:1: edges, ticks, the focus ring, the edge of a chosen day, a chosen card
 * and a pressed button, the fill of a switch, a tick and a progress bar. A button's background is not among them, since
 * its text is enough.
 */
export const partPairs: typeof textPairs = [
  ['accent-border', ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-subtle']],
  ['focus', ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-subtle']],
]

const allSurfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']

/** The accent's pairs under the names of the second colour, which has the same roles. */
const ofSecondary = (pairs: typeof textPairs): typeof textPairs =>
  pairs
    .filter(([ink]) => ink.startsWith('accent-'))
    .map(([ink, grounds]) => [
      ink.replace(/^accent/, 'secondary'),
      grounds.map((ground) => ground.replace(/^accent/, 'secondary')),
    ])

/** Further text pairs, for a theme with its own page colour. */
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

/** Colour of a role in a generated mode: the mode's own, else that of its base theme. Aliases are resolved. */
export function colorOf(mode: Pick<CreatedMode, 'base'>, variables: ThemeVariables, role: string): string {
  const name = `--wherry-${role}`
  const base: ThemeVariables | undefined = mode.base === 'light' ? undefined : themes[mode.base]
  const value = variables[name] ?? base?.[name] ?? light[name]
  if (!value) throw new Error(`No variable ${name}`)
  const alias = /^var\(--wherry-(.+)\)$/.exec(value)?.[1]
  return alias ? colorOf(mode, variables, alias) : value
}

/** Colour of a background, with an overlay blended over its surface. */
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

/** One measured pair of a mode. */
export interface MeasuredPair {
  ink: string
  ground: string
  ratio: number
  needed: number
}

/**
 * Measures every colour pair of a mode, also those of a second colour if there is one.
 *
 * @param isMore true for a visitor who prefers more contrast: 7:1 and 4.5:1 instead of 4.5:1 and 3:1.
 * @param hasSurfaces true to include the pairs that do not depend on the accent.
 * @param contrast WCAG 2 contrast of two hex colours, from a library outside the theme engine.
 */
export function* measurePairs(
  mode: Pick<CreatedMode, 'base'>,
  variables: ThemeVariables,
  isMore: boolean,
  hasSurfaces: boolean,
  contrast: (one: string, other: string) => number,
): Generator<MeasuredPair> {
  const [text, part] = isMore ? [7, 4.5] : [4.5, 3]
  const hasSecondary = '--wherry-secondary-solid' in variables
  const lists = [
    [text, textPairs],
    [part, partPairs],
    [text, hasSecondary ? ofSecondary(textPairs) : []],
    [part, hasSecondary ? ofSecondary(partPairs) : []],
    [text, hasSurfaces ? surfaceTextPairs : []],
    [part, hasSurfaces ? surfacePartPairs : []],
  ] as const
  for (const [need, pairs] of lists)
    for (const [ink, grounds] of pairs) {
      const own = colorOf(mode, variables, ink)
      // The tick of a checkbox needs only 3:1 as a part of a control, but our design rules require 4.5:1, as for a text.
      const needed = ink.endsWith('-border-ink') ? 4.5 : need
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
