import type { Pages } from './pages/measure.ts'
import { pageBars, seconds, titles } from './pages/report.ts'
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

/** A list of one other figure; empty for null. */
const other = (who: string, printed: string | null): Figure['theirs'] =>
  printed === null ? [] : [[who, printed]]

/** Other libraries, aims and bars with a smaller printed figure; figures that print the same are equal. */
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
      ...Object.entries(peers).flatMap(([who, weights]) =>
        other(who, weights[row] ? printed(weights[row]) : null),
      ),
      ...other('the aim', aims[row] ? `${aims[row]} kB` : null),
      ...other('the bar', `${bars[row]} kB`),
    ],
  }))
}

function timeFigures(timings: Timings): Figure[] {
  const peers = Object.keys(timings).filter((name) => name !== 'Wherry' && name !== 'Bare React')
  const printed = (times: number | null) => (times === null ? null : `${times.toFixed(2)}x`)
  return timed.map(({ scenario, words, aim, bar }) => ({
    name: words,
    ours: printed(ratio(timings, 'Wherry', scenario))!,
    theirs: [
      ...peers.flatMap((who) => other(who, printed(ratio(timings, who, scenario)))),
      ...other('the aim', printed(aim)),
      ...other('the bar', printed(bar)),
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
      theirs: twins.flatMap(([who, twin]) => other(who, twin && of(twin))),
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
 * One line for each figure in which another library is better or we miss an aim or a bar of ours, in the order of the
 * tables; then one for each bar of the pages that we miss.
 */
export const leads = (sizes: Sizes, timings: Timings, pages: Pages): string[] => [
  ...[...sizeFigures(sizes), ...timeFigures(timings), ...pageFigures(pages)].flatMap(leadersOf),
  ...pageBars(pages).flatMap(({ words, isMet }) => (isMet ? [] : [words])),
]
