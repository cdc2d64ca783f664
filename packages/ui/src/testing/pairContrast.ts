import { ColorSpace, parse, sRGB, to, XYZ_D65 } from 'colorjs.io/fn'
import type { CreatedMode } from '../themes/createdTheme.ts'
import { type MeasuredPair, measurePairs } from './themePairs.ts'

ColorSpace.register(sRGB)
ColorSpace.register(XYZ_D65)

const luminances = new Map<string, number>()
/** Relative luminance by colorjs.io, which shares no code with the theme engine. */
export function luminance(hex: string): number {
  let known = luminances.get(hex)
  if (known === undefined) {
    known = to(parse(hex), XYZ_D65).coords[1]!
    luminances.set(hex, known)
  }
  return known
}

/** Contrast by WCAG 2 of two hex colours, from luminances of colorjs.io. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/**
 * Colour pairs of a mode that have less contrast than they need.
 *
 * @param isMeant selects the pairs that are checked; all by default
 */
export function failing(
  mode: CreatedMode,
  isMore: boolean,
  hasSurfaces: boolean,
  isMeant: (pair: MeasuredPair) => boolean = () => true,
): string[] {
  const variables = isMore ? mode.more : mode.variables
  return [...measurePairs(mode, variables, isMore, hasSurfaces, contrast)]
    .filter((pair) => isMeant(pair) && !(pair.ratio >= pair.needed))
    .map(({ ink, ground, ratio, needed }) => `${ink} on ${ground}: ${ratio.toFixed(3)} < ${needed}`)
}
