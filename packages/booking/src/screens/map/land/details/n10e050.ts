/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CCs60B4zQ'
export const townRanks = 'E'
export const names = 'Şalālah;Салала'
