/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'CchrT56uCONGd3BX3CgBvE6CAOOiBWOWG-CEcDQRclC'
export const lakes = 'A'
