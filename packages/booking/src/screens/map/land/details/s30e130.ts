/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CE83iExkXuvF88C'
export const townRanks = 'IL'
export const names = 'Alice Springs;Алис-Спрингс|Mount Isa;Маунт-Айза'
