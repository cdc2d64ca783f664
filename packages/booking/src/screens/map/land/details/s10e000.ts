/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'KEg4JxYQNaAuEnEA_BR3BZTMHBVTAhBHPZlBrBnBHNNvBamM0DZOXAXHvBdNBlBGlBRfDdJZpBdJ7BLkBAAJPXRrBJnBR9CHXPbXbNfFhBAtBUzBGxBO5BDfMvBaVBE6U6BAA'
export const riverRanks = 'IIIII'
export const towns = 'CCuyIvW'
export const townRanks = 'N'
export const names = 'Port-Gentil;Порт-Жантиль'
