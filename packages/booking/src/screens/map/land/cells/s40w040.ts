/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'CMpq5BhloBGUeDcdNFbb'
export const lakes = 'A'
