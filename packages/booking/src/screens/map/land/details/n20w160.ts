/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'Cahl6E65U-kBvN7pBgSixBtV5vB6TiIrDVwDynB_PzwBiOGiFiHlD_IvBUyE'
export const townRanks = 'BRXXaaaaaaggg'
export const names =
  'Honolulu;Гонолулу|Lahaina;Лахайна|Mililani Town|Kīhei|Pearl City|East Honolulu|Kailua|Kahului;Кахулуи|‘Ewa Gentry|Wahiawā|Kaneohe|Makakilo|Schofield Barracks'
