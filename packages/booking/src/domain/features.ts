/** The parts that are switched on for a partner (ROLE-03): true where a guest and a customer of any other role has them too. */
export const usualFeatures = {
  /** The promotion's line around the list (PRICE-18). */
  discountBanner: true,
  /** The second price of an offer and of a booking (PRICE-17). */
  alternativePrice: true,
  /** The copy tab beside the change of a ride (LAND-06). */
  copyTrip: true,
  /** The button that adds a stop (PLACE-15). */
  multiStop: true,
  /** The yacht section, where the configuration has it (SHELL-02). */
  yacht: true,
  /** Marks and reasons of the travel policy (BOOK-37). */
  travelPolicy: false,
  /** A car outside the policy goes to approval (BOOK-37). */
  approvals: false,
}

/** Name of a feature. */
export type Feature = keyof typeof usualFeatures

/** Features that are on. */
export type Features = Readonly<Record<Feature, boolean>>

/** Features that are switched on for a customer, and the settings that they need. */
export interface CustomerFeatures extends Partial<Features> {
  /** ISO 4217 code of the second price that they see beside the one they pay (PRICE-17). @default none */
  readonly alternativeCurrency?: string
}

/** Need of an offer outside the travel policy (BOOK-37): nothing, a reason, a reason to be approved, or it cannot be booked at all. */
export type PolicyMode = 'off' | 'warn' | 'approve' | 'block'

/** Facts of a user that say which parts of the product they have. */
export interface Featured {
  readonly role: string
  readonly features: CustomerFeatures
}

/**
 * True where a part of the product is there for a visitor (ROLE-03). A partner has what their list of features names and
 * nothing else; everybody else what is usual, and what is switched on for them by name.
 */
export function hasPart({ role, features }: Featured, feature: Feature): boolean {
  return features[feature] ?? (role !== 'partner' && usualFeatures[feature])
}

/**
 * The need of a car outside the travel policy (BOOK-37): nothing without a policy; a company that blocks it blocks it;
 * with approvals the reason is for the one who approves.
 */
export function policyModeOf(user: Featured & { readonly policyMode: PolicyMode }): PolicyMode {
  if (!hasPart(user, 'travelPolicy')) return 'off'
  return user.policyMode === 'warn' && hasPart(user, 'approvals') ? 'approve' : user.policyMode
}
