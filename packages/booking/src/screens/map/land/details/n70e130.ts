/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'I2Bm5kE2vlCeC4CXuBFaSVE9BewBiBASZYhCY3CMRMiBMiEUiBQAUvBUiBQFaaKcE4BBFWoBCmHsBmBCuBhRnLTSnBKzCCOcROyBoBdQpBCtCDtDSLEiBeVOzDYhDNbWhENTChBSXArBF9KuBE0lBtIBA-E9NlkBLS_CU3DNjBCTKCOkC0BASTUjBMrFQ5EcLQGUYMmEDmBKXQ8BaSUZeUmBrBU3DrB3BBjFsDiCgBFYXSpCQXOBYiBI4HFaEgCciBe6COeKiD2BcCaFOLLTePiBAkCI8ENVQOM4EORLXBsBToCMiCeOeHWOOYIWAgDZiBMRMCoC6CiBgDSOIBYHI1CSjBQnCgChGejBWHccOiBG'
export const riverRanks = 'HHHH'
export const towns = 'A'
export const townRanks = ''
export const names = ''
