/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CCjn6B05M'
export const townRanks = 'N'
export const names = 'Bridgetown;Бриджтаун'
