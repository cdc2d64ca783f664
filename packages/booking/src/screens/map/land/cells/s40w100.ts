/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'EUv49Er8hCOgC6BiB6BnBO5BAjCVJjBFjBENMKupB20OGAAJbBWU'
export const lakes = 'A'
