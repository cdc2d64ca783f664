/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CUpuC44hBguBgKh1BmB50B7b-F1xCw5C8tD7WCkZf_DzB0CH'
export const townRanks = 'XXXXXaaddg'
export const names =
  'El Aïoun|Ouled Mimoun|Zaïo|Tahla|Arfoud;Эрфуд|Hennaya|Ahfir|Chetouane|Beni Mester|Mansoûra;Мансура'
