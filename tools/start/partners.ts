import type { EdgeSettings } from '@wherry/edge/options.ts'

/**
 * Who may have the module in a page of theirs, among the sandbox's partners (apps/sandbox/src/seed/partners.ts): the
 * airline 2001, told of the passengers' step, and the hotel 2002.
 *
 * @param site origin of the partners' pages.
 */
export const partnersAt = (site: string): NonNullable<EdgeSettings['partners']> => ({
  2001: { parents: [site], passengerStep: true },
  2002: { parents: [site] },
})
