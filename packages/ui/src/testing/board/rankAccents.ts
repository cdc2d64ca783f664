import { createTheme } from '../../themes/accent/createTheme.ts'
import { accentGrid, measurePairs } from '../themePairs.ts'

/** How colours are measured, by whoever is trusted with it. */
export interface Measure {
  /** WCAG 2 contrast of two hex colours. */
  contrast(one: string, other: string): number
  /** How far apart two hex colours look: the way between them in OKLab. */
  distance(one: string, other: string): number
}

interface Judged {
  accent: string
  /** Least ratio over what it needs, of all pairs. */
  margin: number
  /** The way from the brand to its text. */
  move: number
}

/** Colours nearer to each other than this would show the same twice. */
const apart = 0.2

/**
 * The ten worst accents of the 4,913 of the grid, in light and dark: the five that come closest to failing, then
 * the five that are moved the furthest to become a text; each looking unlike those before it.
 */
export function rankAccents({ contrast, distance }: Measure): string[] {
  const judged: Judged[] = []
  for (const scheme of ['light', 'dark'] as const)
    for (const accent of accentGrid()) {
      const mode = createTheme({ accent, scheme }).modes[scheme]!
      let margin = Number.POSITIVE_INFINITY
      for (const { ratio, needed } of measurePairs(mode, mode.variables, false, false, contrast))
        margin = Math.min(margin, ratio / needed)
      judged.push({ accent, margin, move: distance(accent, mode.variables['--wherry-accent-text']!) })
    }
  const worst: string[] = []
  const take = (ranking: Judged[]) => {
    const until = worst.length + 5
    for (const { accent } of ranking)
      if (worst.length < until && worst.every((other) => distance(accent, other) > apart)) worst.push(accent)
  }
  take(judged.toSorted((a, b) => a.margin - b.margin))
  take(judged.toSorted((a, b) => b.move - a.move))
  return worst
}
