/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CGz-H4gbu1HqG9mJg5B'
export const townRanks = 'LOR'
export const names = 'Tindouf;Тиндуф;Tinduf|Adrar;Адрар|Tiznit;Тизнит'
