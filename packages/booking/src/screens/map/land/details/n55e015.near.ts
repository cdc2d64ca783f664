/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'Ce-xRm75BiFlCnH-K-O_F_oB2J6czIlFhF0HwK-G1BvO5ByDG-DzD6B2Be3BnItD'
export const townRanks = 'WXXXXaaaaaccddg'
export const names =
  'Huddinge|Haninge|Upplands Väsby|Gustavsberg;Густавсберг|Enköping;Энчёпинг|Solna;Сольна|Tumba;Тумба|Vallentuna|Åkersberga;Акерсберга|Jakobsberg|Sollentuna|Södermalm|Lidingö|Nacka|Tullinge'
