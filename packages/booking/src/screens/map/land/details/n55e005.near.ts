/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CM4wJuo2B_C2vDzTtwCiV7YcnIgGwwB'
export const townRanks = 'XXXaag'
export const names = 'Fredericia;Фредерисия|Porsgrunn;Пушгрён|Skive;Скиве|Hedensted|Middelfart|Nørresundby'
