/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'EoBvrkC3_wBmBG8DjBqBAqBMoBSYWiB4BeSWAiCXoDEiBDyCdmEBiBGWImBsB8BgBQUM5e7yB0BQwHOUBgBPoBI'
export const riverRanks = 'FJ'
export const towns = 'CG72iC5w1Blc0jDkvB1jC'
export const townRanks = 'CHO'
export const names = 'Ushuaia;Ушуая|Río Gallegos;Рио-Гальегос|Río Grande;Рио-Гранде'
