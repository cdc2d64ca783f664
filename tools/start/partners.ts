import type { EdgeSettings } from '@wherry/edge/options.ts'

/**
 * The sandbox's partners whose pages may frame the module (apps/sandbox/src/seed/partners.ts): the airline 2001, whose
 * page gets a message at the passenger step, and the hotel 2002.
 *
 * @param sites origins of the partners' pages.
 */
export const partnersAt = (...sites: readonly string[]): NonNullable<EdgeSettings['partners']> => ({
  2001: { parents: sites, passengerStep: true },
  2002: { parents: sites },
})
