/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'EYz5lCihhC1IuBvDMvCSnCG5BOnCG5FArEGnHCrGWlBISwftyGwCc2DYwGU-FFyBNmBAsCMyEC'
export const riverRanks = 'HI'
export const towns = 'A'
export const townRanks = ''
export const names = ''
