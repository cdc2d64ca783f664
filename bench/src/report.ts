import { markdown, verdict } from './markdown.ts'
import type { Weight } from './sizes/bundle.ts'
import { aims, bars, type Row, rows } from './sizes/jobs.ts'
import { timed } from './timings/bars.ts'
import type { Timings } from './timings/run.ts'
import type { Scenario } from './timings/scenarios.ts'

/** Sizes by column and row; null if a library does not support the job. */
export type Sizes = Record<string, Partial<Record<Row, Weight | null>>>

export const kilobytes = ({ js, css }: Weight) => (js + css) / 1000

/** The rows whose bar is missed, by name. */
export function missed(sizes: Sizes, timings: Timings): string[] {
  return [
    ...rows.filter((row) => kilobytes(sizes['Wherry']![row]!) > bars[row]),
    ...timed
      .filter(({ scenario, bar }) => bar !== null && ratio(timings, 'Wherry', scenario)! > bar)
      .map(({ words }) => words),
  ]
}

/** Table of bytes by job: ours, the maximum, and those of each peer that supports the job. */
export function sizeTable(sizes: Sizes): string {
  const { Wherry, ...others } = sizes
  const names = Object.keys(others)
  const body = rows.map((row) => {
    const weight = Wherry![row]!
    const all = names.map((name) => others[name]![row])
    return [
      row,
      kilobytes(weight).toFixed(1),
      (weight.js / 1000).toFixed(1),
      (weight.css / 1000).toFixed(1),
      aims[row] ? `${bars[row]} (aim ${aims[row]})` : String(bars[row]),
      verdict(kilobytes(weight) <= bars[row]),
      ...all.map((other) => (other ? kilobytes(other).toFixed(1) : '–')),
    ]
  })
  return markdown(['Job, kB', 'Wherry', 'JS', 'CSS', 'Bar', '', ...names], body)
}

const base = 'Bare React'
/** Ratio of a library's time to bare React's; null if the library lacks the scenario. */
export function ratio(timings: Timings, name: string, scenario: Scenario): number | null {
  const own = timings[name]?.[scenario]
  return own === undefined ? null : own / timings[base]![scenario]!
}

/** Table of main-thread times: bare React in ms, all others relative to it. */
export function timingTable(timings: Timings): string {
  const names = Object.keys(timings).filter((name) => name !== base && name !== 'Wherry')
  const body = timed.map(({ scenario, words, bar, aim }) => {
    const own = ratio(timings, 'Wherry', scenario)!
    return [
      words,
      timings[base]![scenario]!.toFixed(2),
      timings['Wherry']![scenario]!.toFixed(2),
      `${own.toFixed(2)}x`,
      bar === null ? 'none' : `${bar}x (aim ${aim}x)`,
      bar === null ? '–' : verdict(own <= bar),
      ...names.map((name) => {
        const other = ratio(timings, name, scenario)
        return other === null ? '–' : `${other.toFixed(2)}x`
      }),
    ]
  })
  return markdown(['Job', 'Bare React, ms', 'Wherry, ms', 'Ratio', 'Bar', '', ...names], body)
}
