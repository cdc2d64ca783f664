/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'CwD-pW84KTLftBVRVDjCS1BCbMrBHVAVWJJpBKNDnBhB3CXpBfXIzBvBJdNVbOPBzCKRJLRNhBKVJJtCXfTdffMJBlBHPRfFNJR_BAnBM1BclBBTIHdzBDTGhBDJdFf3BtCVhBIfTbjBzB1DftB'
export const riverRanks = 'I'
export const towns = 'CcwpYw4LjnD4gFrXhpDjRh3Cq-E4wCwqChxCnyBsN9yDm-Bi7FvXkoB30BjCugBjhG8am0BhzBugEyhB'
export const townRanks = 'HILLNOQQQQRRTU'
export const names =
  'Nyala;Ньяла|Fada|Abéché;Абеше|Am-Timan|El Fasher;Эль-Фашир|Al Mijlad|El Daein|Geneina|An Nuhūd|Kadugli;Кадугли|Dilling;Диллинг|Zalingei;Залингее|Gereida|Abū Zabad'
