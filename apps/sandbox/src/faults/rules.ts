import type { EndpointName } from '@wherry/booking/wire'
import type { Fault } from './kinds.ts'

/** A fault for the requests of an operation. */
export interface FaultRule extends Fault {
  /** Name of a call in the contract; `*` for every call. */
  readonly operation: EndpointName | '*'
  /** Number of requests that get the fault, from 1. @default all */
  readonly times?: number
  /** Number of requests before the first fault. @default 0 */
  readonly after?: number
}

/** The active rules for faults of later requests. */
export interface Faults {
  /** Adds a rule; the first matching rule counts. */
  set(rule: FaultRule): void
  /** Active rules; `times` and `after` are the remaining numbers. */
  list(): FaultRule[]
  /** Removes all rules and releases the hanging requests. */
  clear(): void
  /** The fault for a request, or null. A rule with `times` or `after` counts the request. */
  take(operation: EndpointName): Fault | null
  /** A signal that is aborted at the next `clear`. */
  cleared(): AbortSignal
}

/** Creates the faults, with rules that are active from the start. */
export function createFaults(rules: readonly FaultRule[] = []): Faults {
  const counted = (rule: FaultRule) => ({
    rule,
    left: rule.times ?? Number.POSITIVE_INFINITY,
    before: rule.after ?? 0,
  })
  let standing = rules.map(counted)
  let clearing = new AbortController()

  return {
    set: (rule) => void standing.push(counted(rule)),
    list: () =>
      standing.map(({ rule: { times: _, after: __, ...rule }, left, before }) => ({
        ...rule,
        ...(Number.isFinite(left) ? { times: left } : {}),
        ...(before > 0 ? { after: before } : {}),
      })),
    clear() {
      standing = []
      clearing.abort()
      clearing = new AbortController()
    },
    take(operation) {
      for (const counts of standing) {
        const { rule } = counts
        if (rule.operation !== '*' && rule.operation !== operation) continue
        if (counts.before > 0) {
          counts.before -= 1
          continue
        }
        counts.left -= 1
        if (counts.left <= 0) standing = standing.filter((other) => other !== counts)
        return rule
      }
      return null
    },
    cleared: () => clearing.signal,
  }
}
