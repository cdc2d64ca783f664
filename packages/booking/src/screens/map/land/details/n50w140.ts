/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'OK__gE4m6B1BWxCiF1CuC9CiEsB0lBxc3BN9FF7BOxDqB7BM3DATKZ8BjCoBVcTKFoBZiBAISIKOTIrCmCNyBGiCXcgEwhC7wBjCAXG_FyC7BOhCGbDnCXhBApDOTBhBN9B3BTFvBBlBR7EdvBbPhBpBX5CVPN_CLVHfhBHpBlCd9CjCjBNxDrC7B7CGtBTtBErBenBJL9BKTHOzCcBKFSbiCrBSdDRLLxBNPRG_BXjCiBtCNjCBnCLTrBVvBD_BOrCI1CWZDrBCtCbfRdfyBjsFipDTdrBPzBFtBRjBfINwClBURDVOFRVnCTkClCAxBKVmBZ-BXULQNANNZXN3DJhBPO9CVDbpBJxCDhBFVNN3BE-BjCObK3BvBtCYfLrBIrBL'
export const riverRanks = 'DDFGGGG'
export const towns = 'CCzojE-94B'
export const townRanks = 'I'
export const names = 'Juneau;Джуно'
