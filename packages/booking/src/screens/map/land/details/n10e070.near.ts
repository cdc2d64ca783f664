/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CY6_oC2gNyDvQiEzJG4R3N4cpE6NlD6D2L1ctGuO2Jpf5CiIhBsJ'
export const townRanks = 'WXXXXXXXXagg'
export const names =
  'Udupi|Ullal|Kāsaragod|Mūdbidri|Bhatkal|Kumta|Gokarna;Гокарн|Coondapoor|Murudeshwara;Мурудешвара|Mūlki|Malpe|Gangolli'
