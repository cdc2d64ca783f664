/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CM6nuF32Rqdm1B57B9kB4BvQ5C0KqiBpI'
export const townRanks = 'HLRUXZ'
export const names = 'Suva;Сува|Labasa|Lautoka;Лаутока|Sigatoka|Nadi;Нанди|Nasinu'
