/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'CmEwvyEyxlCzBNbTJdbLEPwBTVH9CHjDjBvCPRLBPkBRTLvBFXJJNObjBRjEPjFKdBzBN9BfrDhBxBD3BEtBI1CHTdarBNVlBR5HfpCVlCB3DR7FI5DXRNJ3BZJ3CB3BlB3BRZNpCtBYtBdLlCHXtB_C9BGVSDsCBUTCXZPlBHhDF-BnBmBvBaH-CJcJMV'
export const riverRanks = 'F'
export const towns = 'A'
export const townRanks = ''
export const names = ''
