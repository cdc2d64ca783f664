import type { Pages } from './pages/measure.ts'
import { seconds, titles } from './pages/report.ts'
import { routeNames } from './pages/routes.ts'
import { kilobytes, ratio, type Sizes } from './report.ts'
import { aims, bars, rows } from './sizes/jobs.ts'
import { timed } from './timings/bars.ts'
import type { Timings } from './timings/run.ts'

/** A figure of ours with those of other libraries, as the tables print them. */
interface Figure {
  name: string
  ours: string
  theirs: [who: string, printed: string][]
}

/** Other libraries with a smaller printed figure; figures that print the same are equal. */
const leadersOf = ({ name, ours, theirs }: Figure): string[] =>
  theirs
    .filter(([, printed]) => Number.parseFloat(printed) < Number.parseFloat(ours))
    .map(([who, printed]) => `${name}: ${ours}, ${who} ${printed}`)

function sizeFigures({ Wherry, ...peers }: Sizes): Figure[] {
  const printed = (weight: Parameters<typeof kilobytes>[0]) => `${kilobytes(weight).toFixed(1)} kB`
  return rows.map((row) => ({
    name: row,
    ours: printed(Wherry![row]!),
    theirs: [
      ...Object.entries(peers).flatMap(([who, weights]): Figure['theirs'] =>
        weights[row] ? [[who, printed(weights[row])]] : [],
      ),
      aims[row] ? ['the aim', `${aims[row]} kB`] : ['the bar', `${bars[row]} kB`],
    ],
  }))
}

function timeFigures(timings: Timings): Figure[] {
  const peers = Object.keys(timings).filter((name) => name !== 'Wherry' && name !== 'Bare React')
  const printed = (times: number) => `${times.toFixed(2)}x`
  return timed.map(({ scenario, words, aim }) => ({
    name: words,
    ours: printed(ratio(timings, 'Wherry', scenario)!),
    theirs: [
      ...peers.flatMap((who): Figure['theirs'] => {
        const times = ratio(timings, who, scenario)
        return times === null ? [] : [[who, printed(times)]]
      }),
      ['the aim', printed(aim)],
    ],
  }))
}

function pageFigures({ visits }: Pages): Figure[] {
  return routeNames.flatMap((name) => {
    const { ours, bare, aria } = visits[name]
    const twins = Object.entries({ 'bare React': bare, 'React Aria': aria })
    const figure = (words: string, of: (visited: typeof ours) => string): Figure => ({
      name: `${titles[name]}, ${words}`,
      ours: of(ours),
      theirs: twins.flatMap(([who, twin]): Figure['theirs'] => (twin ? [[who, of(twin)]] : [])),
    })
    return [
      figure('FCP', ({ fcp }) => `${seconds(fcp)} s`),
      figure('LCP', ({ lcp }) => `${seconds(lcp)} s`),
      figure('usable', ({ usable }) => `${seconds(usable)} s`),
      figure('blocking', ({ blocking }) => `${blocking.toFixed(0)} ms`),
    ]
  })
}

/**
 * One line for each figure in which another library is better or we miss an aim or a bar of ours, in the order of the tables.
 */
export const leads = (sizes: Sizes, timings: Timings, pages: Pages): string[] =>
  [...sizeFigures(sizes), ...timeFigures(timings), ...pageFigures(pages)].flatMap(leadersOf)
