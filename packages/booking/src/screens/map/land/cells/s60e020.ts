/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land =
  'EsB8zpCru7CoCF0FlB-CtC6BNV1BrBtBxBlB_BNxBO_GIbHnCKjBKdUVsBAckBYsBsBWKyB4BWOQyMuNoCe-CAiChBH5BnCT9CK_Bc'
export const lakes = 'A'
