/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CkB1mH28gBkpBqE7PhexDnL3uC7hCmkDkmEsYjnB5hBmbmdnT_vBwH4ShB2SoKrpBxL9oBxRuoDoXl4BU6B3BhBpiB'
export const townRanks = 'WWWWXXXXXZaaaabccd'
export const names =
  'Mohammedia;Мохаммедия|Khemisset|Oued Zem|Al Fqih Ben Çalah|Oulad Teïma|Souq Larb’a al Gharb|Azrou;Азру;Azrú|Sidi Yahia El Gharb|El Hajeb|Temara|Tiflet|Sidi Qacem|Skhirate|Azemmour|Fès;Фес;Fez|Sale;Сале;Salé|Salé Al Jadida|Boujniba'
