/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CM6quEs7Ore71BmaouBrYptBlBlC2C4C'
export const townRanks = 'ELUddg'
export const names =
  'Saipan;Сайпан|Tamuning-Tumon-Harmon Village|San Jose Village|Dededo Village|Mangilao Village|Yigo Village'
