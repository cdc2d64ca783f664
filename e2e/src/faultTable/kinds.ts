import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'

/** Kinds of faults that mean the same to a visitor. */
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

/** Name of such a group. */
export type FaultGroup = keyof typeof faultGroups

/**
 * How long a fault takes in a trial, in milliseconds: real ones, the service's own. A late answer is late enough for the
 * wait to be seen; one in pieces has not come when any time limit is over.
 */
export const faultMs: Partial<Record<FaultKind, number>> = { latency: 700, trickle: 600_000 }

/** Whether no answer comes before the page's own time limit: its clock is put forward. */
export const isEndless = (kind: FaultKind) => kind === 'hang' || kind === 'trickle'
