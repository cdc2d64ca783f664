/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CSkz0Dy9KxsIulIhNvXi4I9oIx1I42ImnJzsDoBlH12JgjEy3JvpE'
export const townRanks = 'NQQRTUUXX'
export const names =
  'El Nido;Эль-Нидо|Wenchang;Вэньчан|Wanning|Roxas|Qionghai|Santa Cruz;Санта-Крус|Masinloc|Jinjiang|Iba;Ибра'
