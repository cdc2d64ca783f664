import type { EndpointName } from '@wherry/booking/contract/endpoints.ts'
import type { Fault } from './kinds.ts'

/** A fault for the calls of an operation. */
export interface FaultRule extends Fault {
  /** A call's name in the contract; `*` for every call. */
  readonly operation: EndpointName | '*'
  /** How many calls it spoils, from 1. @default all */
  readonly times?: number
  /** How many calls it lets through first. @default 0 */
  readonly after?: number
}

/** The faults that stand for calls to come. */
export interface Faults {
  /** Adds a rule; the first that fits is taken. */
  set(rule: FaultRule): void
  /** What stands: `times` and `after` are what is left of them. */
  list(): FaultRule[]
  /** Removes all rules and lets go of the calls that hang. */
  clear(): void
  /** The fault due to a call; a rule with `times` or `after` counts it. */
  take(operation: EndpointName): Fault | null
  /** Ends at the next `clear`. */
  cleared(): AbortSignal
}

/** Faults that hold from the start. */
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
