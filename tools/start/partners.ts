import type { EdgeSettings } from '@wherry/edge/options.ts'

/**
 * Who may have the module in a page of theirs, among the sandbox's partners (apps/sandbox/src/seed/partners.ts): the
 * airline 2001, told of the passengers' step, and the hotel 2002.
 *
 * @param sites origins of the partners' pages.
 */
export const partnersAt = (...sites: readonly string[]): NonNullable<EdgeSettings['partners']> => ({
  2001: { parents: sites, passengerStep: true },
  2002: { parents: sites },
})
