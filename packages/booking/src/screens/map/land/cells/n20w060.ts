/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'CIjp1D8-mBAoonBAAAnonB'
export const lakes = 'A'
