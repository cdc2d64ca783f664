/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CsBtn4Ew-5BzChBbD_CG5BLVNCdLNXH9CS_BIfDxBdfD5CCdDVLXpBdBpCOLAVV'
export const riverRanks = 'I'
export const towns = 'A'
export const townRanks = ''
export const names = ''
