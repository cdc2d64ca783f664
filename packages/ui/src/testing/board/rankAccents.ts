import { createTheme } from '../../themes/accent/createTheme.ts'
import { accentGrid, measurePairs } from '../themePairs.ts'

/** Functions that measure colours, from a library outside the theme engine. */
export interface Measure {
  /** WCAG 2 contrast of two hex colours. */
  contrast(one: string, other: string): number
  /** Visual difference of two hex colours: their distance in OKLab. */
  distance(one: string, other: string): number
}

interface Judged {
  accent: string
  /** Smallest ratio of contrast to required contrast, of all pairs. */
  margin: number
  /** Distance from the brand colour to its text colour. */
  move: number
}

/** Minimum distance of two accents: nearer ones look the same. */
const apart = 0.2

/**
 * The ten worst accents of the 4,913 of the grid, in light and dark: the five closest to a contrast failure, then the
 * five that change most to become a text colour. Each looks different from those before it.
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
