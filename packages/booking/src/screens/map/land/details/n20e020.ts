/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CE23Ws0XwuFwhE'
export const townRanks = 'IR'
export const names = 'At Tāj|Al Bawīţī;Бавити'
