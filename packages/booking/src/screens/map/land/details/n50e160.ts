/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'CiDgo8Eu-2B2BUsCOmBM2BEIIEkBQKYFMGHUYWQImBFiBQuBZUB-BIyBLgENiBHiDpBgBF0EIgBFqBRuGLSCyCiB6CbmCAqBL6BFsBRaF8BA6BHwDlB0CO8BAmBWSGgBFgCK4BLyBKwBC2BLaP'
export const riverRanks = 'G'
export const towns = 'CCui9Egg3B'
export const townRanks = 'I'
export const names = 'Klyuchi;Ключи'
