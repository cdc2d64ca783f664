/**
 * The accent engine over the 17-step grid of sRGB (4,913 colours), light and dark, at rest and with more contrast:
 * failing pairs by colorjs.io, the least contrast of each pair, the time of one theme, and the ten worst accents.
 *
 *     node bench/src/accents.ts
 */
import { createTheme } from '@wherry/ui/accent'
import { accentGrid, measurePairs } from '@wherry/ui/testing/themePairs.ts'
import { ColorSpace, OKLab, parse, sRGB, to, XYZ_D65 } from 'colorjs.io/fn'

for (const space of [sRGB, XYZ_D65, OKLab]) ColorSpace.register(space)

const luminances = new Map<string, number>()
function luminance(hex: string): number {
  const known = luminances.get(hex) ?? to(parse(hex), XYZ_D65).coords[1]!
  luminances.set(hex, known)
  return known
}
function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
const lab = (hex: string) => to(parse(hex), OKLab).coords as [number, number, number]
const distance = (one: string, other: string) =>
  Math.hypot(...lab(one).map((part, at) => part - lab(other)[at]!))

const schemes = ['light', 'dark'] as const
interface MeasuredAccent {
  accent: string
  /**
   * Lowest contrast relative to the required one, among the pairs whose colours follow directly from the brand colour.
   */
  margin: number
  /** Distance from the brand colour to its text colour, in OKLab. */
  move: number
}
const measured: MeasuredAccent[] = []

for (const scheme of schemes)
  for (const isMore of [false, true]) {
    const least = new Map<string, { ratio: number; accent: string }>()
    let failed = 0
    let kept = 0
    for (const accent of accentGrid()) {
      const mode = createTheme({ accent, scheme }).modes[scheme]!
      const variables = isMore ? mode.more : mode.variables
      let margin = Number.POSITIVE_INFINITY
      for (const { ink, ground, ratio, needed } of measurePairs(mode, variables, isMore, false, contrast)) {
        if (!(ratio >= needed)) failed++
        const name = `${ink} on ${ground}`
        if (ratio < (least.get(name)?.ratio ?? 99)) least.set(name, { ratio, accent })
        margin = Math.min(margin, ratio / needed)
      }
      const solid = variables['--wherry-accent-solid']!
      if (solid === accent) kept++
      if (!isMore)
        measured.push({ accent, margin, move: distance(accent, variables['--wherry-accent-text']!) })
    }
    console.log(
      `\n${scheme}${isMore ? ', more contrast' : ''}: ${failed} failing pairs, ${kept} of 4913 brands kept`,
    )
    for (const [name, { ratio, accent }] of [...least].sort((a, b) => a[1].ratio - b[1].ratio))
      console.log(`  ${ratio.toFixed(2).padStart(6)}  ${name}  ${accent}`)
  }

/** Adds the first colours of a ranking that look different from those taken so far. */
function apart(ranking: MeasuredAccent[], count: number, taken: string[]): void {
  const until = taken.length + count
  for (const { accent } of ranking) {
    if (taken.length === until) return
    if (taken.every((other) => distance(accent, other) > 0.2)) taken.push(accent)
  }
}
const worst: string[] = []
apart(
  measured.toSorted((a, b) => a.margin - b.margin),
  5,
  worst,
)
apart(
  measured.toSorted((a, b) => b.move - a.move),
  5,
  worst,
)
console.log(`\nten worst: ${worst.join(' ')}`)

const times: number[] = []
for (const accent of [...accentGrid()].filter((_, at) => at % 5 === 0)) {
  const start = performance.now()
  createTheme({ accent, scheme: 'both' })
  times.push(performance.now() - start)
}
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2)
console.log(`\none theme of both schemes, both contrasts: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
