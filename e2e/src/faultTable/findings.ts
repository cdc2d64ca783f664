import type { EndpointName } from '@wherry/booking/wire'
import { type Entered, lost } from './reading.ts'
import type { UiState } from './states.ts'

/** Faults that a trial found. Empty: there are none. */
export type Findings = string[]

/** The observations of a trial of one cell. */
export interface Observation {
  readonly call: EndpointName
  /** The state that the table requires. */
  readonly wanted: UiState
  /** The state of the page when nothing fails. */
  readonly well: UiState
  /** The states that the page showed during the fault. */
  readonly seen: readonly UiState[]
  /** Number of times that the page made the call before the person acted again. */
  readonly asked: number
  readonly isWaitSeen: boolean
  readonly isBlank: boolean
  /** The page’s messages about a failure. */
  readonly said: readonly string[]
  /** Values of the inputs before the call was sent. */
  readonly entered: Entered
  /** Values of the inputs during the fault. Null: another page was shown. */
  readonly left: Entered | null
  /** The observations after the fault. Null: the trial ended before. */
  readonly after: After | null
  /** Errors that the page did not handle. */
  readonly fallen: readonly string[]
}

/** The observations after the faults were gone and the person had tried again. */
export interface After {
  /** The reason why the person could not reach success. Null: they reached it. */
  readonly stopped: string | null
  /** Values of the inputs after the fault. Null: another page was shown. */
  readonly entered: Entered | null
  /** Number of orders or requests that were created, and the correct number. Null: nothing is counted. */
  readonly made: readonly [made: number, wanted: number] | null
}

/** Calls that change data: only the visitor may repeat one of them. */
const changes: readonly EndpointName[] = [
  ...(['createOrder', 'yachtRequest', 'saveModuleSettings'] as const),
  ...(['login', 'authLogin', 'logout', 'promoViews'] as const),
]

/** Compares the observations with the table. */
export function findingsOf(cell: Observation): Findings {
  const { call, wanted, well, seen, asked, entered, left, after } = cell
  const findings: Findings = []
  if (asked === 0) findings.push(`${call} was not asked`)
  if (asked > 1 && changes.includes(call)) findings.push(`${call} was asked ${asked} times`)
  const state = wanted === 'waiting' ? well : wanted
  if (seen.length !== 1 || seen[0] !== state)
    findings.push(`wanted ${wanted}, saw ${seen.join(' and ') || 'nothing known'}`)
  if (wanted === 'waiting' && !cell.isWaitSeen) findings.push('no wait was shown')
  if (wanted === 'silent') findings.push(...cell.said.map((text) => `nothing was to be said, but “${text}”`))
  if (cell.isBlank) findings.push('the page is blank')
  if (left) findings.push(...lost(entered, left))
  if (after) {
    if (after.stopped !== null) findings.push(`from ${seen.join()} no way on: ${after.stopped}`)
    else if (after.entered)
      findings.push(...lost(entered, after.entered).map((text) => `after going on ${text}`))
    const [made, expected] = after.made ?? [0, 0]
    if (made !== expected) findings.push(`${made} were made instead of ${expected}`)
  }
  return [...new Set([...findings, ...cell.fallen])]
}
