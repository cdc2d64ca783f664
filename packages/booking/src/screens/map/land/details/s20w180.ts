/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CC13nFpwN'
export const townRanks = 'C'
export const names = 'Apia;Апиа'
