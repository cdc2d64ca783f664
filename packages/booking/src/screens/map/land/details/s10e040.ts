/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'IgBo1pBAJRlBDPFJJK9BTFJJoB7BDTKHAFHLDREHWEgDlyCjfGREzCQpCI_ByBpDenBC_BGbLTG9BFZSbQ9BPNKNM1BSrBDRGLIhCNpBOrBLLnBZANQTQJDJNNBRMAYpBYHFlBGVONWJmBFqBXeCuBUyBMKLSFSPOGMTEw_B-uCYrBEAAWP'
export const riverRanks = 'GHII'
export const towns = 'CG0lnBxkD-rCs5CrzB57B'
export const townRanks = 'HKO'
export const names = 'Malindi;Малинди|Kismayo;;Kismaayo|Lamu;Лама'
