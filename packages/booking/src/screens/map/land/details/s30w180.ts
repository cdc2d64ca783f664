/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CChjrFv0U'
export const townRanks = 'L'
export const names = 'Nuku‘alofa;Нукуалофа;Nuku’alofa'
