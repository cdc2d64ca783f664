/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'EoBvi0EwrkCCUiBKKuBSMkBKoDL2CpBiBA6CW2CC2BY2CUvBcgEoBkBWgB0BqE8C8CgBmGkBqEj0G9MzBYwCsB6BSbU4BDaCaeZ4BNMlCMZqBcM6BHbclCICMWI4BFWCTWnDIdYnCGWIaAQSeIGMHM5BIhBXRGXkBqBEiBQlBKnBDfEhB6BxBO1CI2BamBiB-BKSRoBIaqBOEwBLUCoCWwCB6CM-EIuGSoBKsCwB8BKAYqBiBVMOKwBMAO0BawBK0BAmBH'
export const riverRanks = 'HJ'
export const towns = 'A'
export const townRanks = ''
export const names = ''
