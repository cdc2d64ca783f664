/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CO7wpCuvsB1MpEXrCuHsEzFjB0HyEnL1E'
export const townRanks = 'XYZaddd'
export const names = 'Clarence-Rockland|Ottawa;Оттава|Nepean;Непин|Fallingbrook|Vanier|Buckingham|le Plateau'
