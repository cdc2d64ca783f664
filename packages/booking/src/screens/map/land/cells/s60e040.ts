/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land =
  'EY8giDx-5C-EayB_BInBNnBdTbAvCUpBGdUNiBFoBiBsoD5TsB1B3CxCnCMbAbLhCIpBUnCkCdyBWeoEoC0BDkBZOvBON2CF'
export const lakes = 'A'
