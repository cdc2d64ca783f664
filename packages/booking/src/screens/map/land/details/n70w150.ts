/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CQrmxEwrkC0H2EAqByBaqBmBsDesBaAwB'
export const riverRanks = 'J'
export const towns = 'A'
export const townRanks = ''
export const names = ''
