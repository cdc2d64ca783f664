import type { EndpointName } from '@wherry/booking/contract/endpoints.ts'
import { type Entered, lost } from './reading.ts'
import type { UiState } from './states.ts'

/** What was found wrong in a trial; empty: nothing. */
export type Findings = string[]

/** What a trial of one cell saw. */
export interface Observation {
  readonly call: EndpointName
  /** What the table says. */
  readonly wanted: UiState
  /** The state of the place where all goes well. */
  readonly well: UiState
  /** The states that the page was in while the fault stood. */
  readonly seen: readonly UiState[]
  /** How often the call was asked until somebody did something about it. */
  readonly asked: number
  readonly isWaitSeen: boolean
  readonly isBlank: boolean
  /** What the page said of a failure. */
  readonly said: readonly string[]
  /** What stood in the inputs before the call was let go. */
  readonly entered: Entered
  /** The same while the fault stood. Null: another page stood there. */
  readonly left: Entered | null
  /** Going on with the faults gone. Null: the trial ended before. */
  readonly after: After | null
  /** What the page let fall. */
  readonly fallen: readonly string[]
}

/** What was seen once the faults were gone and somebody went on. */
export interface After {
  /** Why there was no way to where all is well. Null: there was one. */
  readonly stopped: string | null
  /** What stood in the inputs then. Null: another page stood there. */
  readonly entered: Entered | null
  /** How much has been made of the visitor's wish, and how much should have been. Null: nothing is counted. */
  readonly made: readonly [made: number, wanted: number] | null
}

/** Calls by which something is changed: nobody but the visitor sends one of them a second time. */
const changes: readonly EndpointName[] = [
  ...(['createOrder', 'yachtRequest', 'saveModuleSettings'] as const),
  ...(['login', 'authLogin', 'logout', 'promoViews'] as const),
]

/** Holds what was seen against the table. */
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
