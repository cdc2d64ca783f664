/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CE0rnFy9G8xBh0F'
export const townRanks = 'CI'
export const names = 'Majuro;Маджуро|Tarawa;Южная Тарава'
