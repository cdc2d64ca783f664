import type { CustomerFeatures } from '../../kernel/model/features.ts'

/**
 * Features of special customers, by the partner in their settings (ROLE-04): a travel policy, a second price in rupees,
 * and two customers without features so far.
 */
export const specialCustomers: Readonly<Record<string, CustomerFeatures>> = {
  25526: { travelPolicy: true },
  122256: { alternativePrice: true, alternativeCurrency: 'INR' },
  1859: {},
  8587: {},
}
