import type { Page } from 'playwright'
import { settlePage } from '../gallery/walk.ts'
import { askAll, type CheckEngine, engineNames, type Failure } from './engines.ts'
import { covers, type FalseAlarm, falseAlarms } from './falseAlarms.ts'

/** The results of all pages so far. */
export interface Reading {
  /** Real failures, each with its page. */
  readonly failures: string[]
  readonly used: Set<FalseAlarm>
  readonly passed: Record<CheckEngine, number>
  pages: number
}

export const startReading = (): Reading => ({
  failures: [],
  used: new Set(),
  passed: { axe: 0, Alfa: 0, 'Equal Access': 0, HTML_CodeSniffer: 0 },
  pages: 0,
})

const line = (place: string, { engine, rule, element, message }: Failure) =>
  `${place}: ${engine} ${rule}: ${element} (${message})`

/** Runs every engine on a page, and leaves out the known false alarms. */
export async function read(reading: Reading, page: Page, place: string): Promise<void> {
  await page.evaluate(settlePage)
  const reports = await askAll(page)
  reading.pages += 1
  for (const engine of engineNames) {
    const { passed, failures } = reports[engine]
    reading.passed[engine] += passed
    if (passed === 0) reading.failures.push(`${place}: ${engine} saw nothing`)
    for (const failure of failures) {
      const known = falseAlarms.filter((one) => covers(one, place, failure))
      for (const one of known) reading.used.add(one)
      if (known.length === 0) reading.failures.push(line(place, failure))
    }
  }
}
