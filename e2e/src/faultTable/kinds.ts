import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'

/** Groups of faults that have the same meaning for a visitor. */
export const faultGroups = {
  slow: ['latency'],
  unanswered: ['hang', 'trickle'],
  cut: ['reset', 'lost', 'resetMidBody', 'noCors'],
  refused: ['status400', 'status404', 'errorIn200'],
  barred: ['status403'],
  conflict: ['status409'],
  tooMany: ['status429'],
  signedOut: ['status401'],
  broken: ['status500', 'status502'],
  unreadable: ['emptyBody', 'htmlBody', 'brokenJson', 'wrongShape', 'redirectLoop'],
  harmless: ['status400NoError', 'hostileJson', 'manyRows'],
} as const satisfies Record<string, readonly FaultKind[]>

/** Name of a group of faults. */
export type FaultGroup = keyof typeof faultGroups

/**
 * Duration of a fault in a trial, in real milliseconds. A late answer is late enough for the loading state to be
 * visible; an answer in pieces is incomplete until every time limit has passed.
 */
export const faultMs: Partial<Record<FaultKind, number>> = { latency: 700, trickle: 600_000 }

/** True if no answer comes within the page’s own time limit. The trial then moves the page’s clock forward. */
export const isEndless = (kind: FaultKind) => kind === 'hang' || kind === 'trickle'
