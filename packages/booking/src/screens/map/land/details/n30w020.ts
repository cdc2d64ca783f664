/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CI9wQ68f4CPrEAoBF'
export const townRanks = 'Kdgg'
export const names = 'Funchal;Фуншал|Caniço|Câmara de Lobos;Камара-де-Лобос|São Martinho'
