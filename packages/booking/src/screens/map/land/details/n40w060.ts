/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CqBvo3Bg0vBaH8CQ-BYoEiBuCqBsCckC6BMEQAQL-BPyBGsCFiBGsBLoCGwBNiBY8FyCaS'
export const riverRanks = 'I'
export const towns = 'CKlvzBsuuB5jFqrB66EptB4GQlgHnpB'
export const townRanks = 'ELXaa'
export const names =
  'St. John’s;Сент-Джонс;San Juan de Terranova|Corner Brook;Корнер-Брук|Conception Bay South|Mount Pearl|Glace Bay'
