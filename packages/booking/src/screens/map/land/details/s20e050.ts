/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CG2_wB59NwD5T9B2E'
export const townRanks = 'NRX'
export const names = 'Sambava;Самбава|Antalaha;Анталахи|Ampahana'
