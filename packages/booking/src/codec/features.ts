import { noFeatures } from '../domain/featureNames.ts'
import type { Feature, Features } from '../domain/features.ts'

const wireNames: ReadonlyMap<string, Feature> = new Map([
  ['discount_banner', 'discountBanner'],
  ['alternative_price', 'alternativePrice'],
  ['copy_trip', 'copyTrip'],
  ['multi_stop', 'multiStop'],
  ['yacht', 'yacht'],
  ['travel_policy', 'travelPolicy'],
  ['approvals', 'approvals'],
])

/** Flags of a list of names; those that nobody knows are passed over. */
export function toFeatures(wire: readonly string[]): Features {
  const on = wire.flatMap((name) => wireNames.get(name) ?? [])
  return { ...noFeatures, ...Object.fromEntries(on.map((feature) => [feature, true])) }
}
