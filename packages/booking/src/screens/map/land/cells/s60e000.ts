/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'CWu5G5nqDQJjBtCzBN5DBjBbFKVEHqCiC2B2CY'
export const lakes = 'A'
