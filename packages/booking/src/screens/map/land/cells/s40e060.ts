/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'EQuu3E37pCgCvBW7BpBlB5BPhCkBb-Bc4BS4Cn4BGLNNNDjBIVsBIQOGWF'
export const lakes = 'A'
