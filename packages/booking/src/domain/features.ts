/** What can be switched on for a partner (ROLE-03). */
export const featureNames = [
  'discountBanner',
  'alternativePrice',
  'copyTrip',
  'multiStop',
  'yacht',
  'travelPolicy',
  'approvals',
] as const

/** Name of a feature. */
export type Feature = (typeof featureNames)[number]

/** Which features are on. */
export type Features = Readonly<Record<Feature, boolean>>

/** Nothing is switched on. */
export const noFeatures: Features = {
  discountBanner: false,
  alternativePrice: false,
  copyTrip: false,
  multiStop: false,
  yacht: false,
  travelPolicy: false,
  approvals: false,
}

/** What is switched on for a customer, and what it needs to be told. */
export interface CustomerFeatures extends Partial<Features> {
  /** ISO 4217 code of the second price that they see beside the one they pay (PRICE-17). @default none */
  readonly alternativeCurrency?: string
}
