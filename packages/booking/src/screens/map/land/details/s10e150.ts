/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CIum8E5mJhwHi_EinD96BzpFoV'
export const townRanks = 'HILO'
export const names = 'Honiara;Хониара|Kokopo|Arawa;Арава|Kimbe;Кимбе'
