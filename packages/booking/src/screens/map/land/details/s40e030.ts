/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CI23d1gesJoO_LhSsNyU'
export const townRanks = 'ORXa'
export const names = 'Port Shepstone;Порт-Шепстон|Scottburgh|Margate|eMkhomazi'
