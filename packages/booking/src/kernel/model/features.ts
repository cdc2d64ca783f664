/**
 * Features that can be switched on for a partner (ROLE-03). The value is true if guests and customers of other roles
 * have the feature too.
 */
export const usualFeatures = {
  /** Promotion line around the list of offers (PRICE-18). */
  discountBanner: true,
  /** Second price of an offer and of a booking (PRICE-17). */
  alternativePrice: true,
  /** Tab for copying a ride, beside the tab for changing it (LAND-06). */
  copyTrip: true,
  /** Button that adds a stop (PLACE-15). */
  multiStop: true,
  /** Yacht section, if the configuration has it (SHELL-02). */
  yacht: true,
  /** Labels and reasons of the travel policy (BOOK-37). */
  travelPolicy: false,
  /** Approval of cars outside the travel policy (BOOK-37). */
  approvals: false,
}

/** Name of a feature. */
export type Feature = keyof typeof usualFeatures

/** True for each feature that is on. */
export type Features = Readonly<Record<Feature, boolean>>

/** Features that are switched on for a customer, and their settings. */
export interface CustomerFeatures extends Partial<Features> {
  /** ISO 4217 code of the second price beside the one that the customer pays (PRICE-17). @default none */
  readonly alternativeCurrency?: string
}

/**
 * Rule for an offer outside the travel policy (BOOK-37). `off`: no rule; `warn`: a reason is required; `approve`: the
 * reason has to be approved; `block`: the offer cannot be booked.
 */
export type PolicyMode = 'off' | 'warn' | 'approve' | 'block'

/** Facts of a user that decide which features they have. */
export interface Featured {
  readonly role: string
  readonly features: CustomerFeatures
}

/**
 * True if a visitor has a feature (ROLE-03). A partner has only the features of their list. Everybody else has the
 * usual features, and those that are switched on for them by name.
 */
export function hasFeature({ role, features }: Featured, feature: Feature): boolean {
  return features[feature] ?? (role !== 'partner' && usualFeatures[feature])
}

/**
 * Rule for a car outside the travel policy (BOOK-37): none without a policy; blocked if the company blocks such cars;
 * with approvals the reason goes to the approver.
 */
export function policyModeOf(user: Featured & { readonly policyMode: PolicyMode }): PolicyMode {
  if (!hasFeature(user, 'travelPolicy')) return 'off'
  return user.policyMode === 'warn' && hasFeature(user, 'approvals') ? 'approve' : user.policyMode
}
