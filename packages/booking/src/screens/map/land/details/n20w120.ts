/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CuBvtrD6-alBjBrBENRPHNACMFOjBJdKZQ3BSJANN3BqBPGJPhCdPAdUdBVG9BqB'
export const riverRanks = 'I'
export const towns = 'CMp3rDuyX3Ug7ErVl_D8Xo6CjS4c4Utb'
export const townRanks = 'HKOQUd'
export const names =
  'La Paz;Ла-Пас|Hermosillo;Эрмосильо|Ciudad Constitución;Сьюдад-Конститусьон|Heroica Guaymas;Гуаймас;Guaymas|Miguel Alemán (La Doce)|Empalme'
