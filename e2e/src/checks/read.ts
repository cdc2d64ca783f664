import type { Page } from 'playwright'
import { stand } from '../gallery/walk.ts'
import { askAll, type CheckEngine, engineNames, type Failure } from './engines.ts'
import { covers, type NotStanding, notStanding } from './notStanding.ts'

/** What was read of all pages so far. */
export interface Reading {
  /** Failures that stand, each with the page it was seen on. */
  readonly standing: string[]
  readonly used: Set<NotStanding>
  readonly passed: Record<CheckEngine, number>
  pages: number
}

export const startReading = (): Reading => ({
  standing: [],
  used: new Set(),
  passed: { axe: 0, Alfa: 0, 'Equal Access': 0, HTML_CodeSniffer: 0 },
  pages: 0,
})

const line = (place: string, { engine, rule, element, message }: Failure) =>
  `${place}: ${engine} ${rule}: ${element} (${message})`

/** Asks every engine about a page as it stands, and leaves out what was read before and is no failure. */
export async function read(reading: Reading, page: Page, place: string): Promise<void> {
  await page.evaluate(stand)
  const reports = await askAll(page)
  reading.pages += 1
  for (const engine of engineNames) {
    const { passed, failures } = reports[engine]
    reading.passed[engine] += passed
    if (passed === 0) reading.standing.push(`${place}: ${engine} saw nothing`)
    for (const failure of failures) {
      const known = notStanding.filter((one) => covers(one, place, failure))
      for (const one of known) reading.used.add(one)
      if (known.length === 0) reading.standing.push(line(place, failure))
    }
  }
}
