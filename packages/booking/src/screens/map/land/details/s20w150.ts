/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CG_hyE9jRfjDDqC'
export const townRanks = 'Fag'
export const names = 'Papeete;Папеэте|Punaauia|Faaa'
