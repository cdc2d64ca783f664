import { alderAir, birchHouse, hotelMiramar, inrPartner, policyPartner } from './partners.ts'

/** Names of features that are on, by partner (ROLE-03). */
export const features: ReadonlyMap<number, readonly string[]> = new Map([
  [alderAir, ['discount_banner', 'alternative_price', 'multi_stop', 'copy_trip', 'yacht']],
  [hotelMiramar, ['multi_stop']],
  [birchHouse, ['copy_trip']],
  [policyPartner, ['travel_policy', 'approvals', 'copy_trip']],
  [inrPartner, ['alternative_price', 'discount_banner', 'feature_of_next_year']],
])
