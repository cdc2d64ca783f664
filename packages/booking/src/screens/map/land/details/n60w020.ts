/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'EwB73Rys_BXFNLL_BNNrChB7BR7BnCtE3B_BlBrBPdZ5BFrBVvBLZfXNrExBlD1BhDXtD3CVJhEhBlBZQAA3E7BnC5BxBHZCTOzBGrCJ'
export const riverRanks = 'GI'
export const towns = 'CCn1R0kgC'
export const townRanks = 'I'
export const names = 'Akureyri;Акюрейри'
