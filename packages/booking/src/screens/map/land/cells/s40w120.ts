/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'C4Bnq1G_90BNbjBX5BJjBTTFrBAjBJxBlBVFjBDbJPTTNVDVKHSQiBqBuEWekBekBU4E5BqBTWBkBMWEWD'
export const lakes = 'A'
