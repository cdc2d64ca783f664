import type { CustomerFeatures } from './features.ts'

/**
 * The special customers, by the partner that the settings name (ROLE-04): a travel policy, a second price in rupees, and
 * two that nothing is named for yet.
 */
export const specialCustomers: Readonly<Record<string, CustomerFeatures>> = {
  25526: { travelPolicy: true },
  122256: { alternativePrice: true, alternativeCurrency: 'INR' },
  1859: {},
  8587: {},
}
