/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CI3-W0yO7tBm9B6gCjJrrBr1B'
export const townRanks = 'KLRU'
export const names = 'Praia;Прая|Mindelo;Минделу|Santa Maria|Cova Figueira'
