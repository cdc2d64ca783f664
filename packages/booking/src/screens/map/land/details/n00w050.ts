/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CIv6wB4lBYKoBaUG'
export const riverRanks = 'H'
export const towns = 'A'
export const townRanks = ''
export const names = ''
