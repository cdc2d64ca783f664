/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'EevovC-kIYzBUVeR2E3B4CR-CLcHuBdaJmCOOFcZYKwBXW7-CktBCeOc6BmCgBkCoC4CGSN2BCoBUiBgBiB'
export const riverRanks = 'II'
export const towns =
  'CyBzjyCu2J2zBhvBmtBnK50C0nB6kB-BjQwRp4BNgsExtB9nDqrBjR_EuL-ChGiBlHnBi0BjpB5_BkuBoTd3B5BK8C-C_CkxBzvBlyBiwBjDOwCUxWkB6a3D'
export const townRanks = 'KNRRRUUUXXaaaaadddddggggg'
export const names =
  'San José;Сан-Хосе|David;Дэвид|Santiago de Veraguas|San Isidro;;San Isidro de El General|Changuinola;Чангинола|Limón;Пуэрто-Лимон;Ciudad de Limón|Puntarenas;Пунтаренас|Penonomé|Turrialba;Турриальба|Tejar|Paraíso|San Miguel|San Rafael Abajo|La Concepción|Esparza|San Vicente|San Felipe|San Pablo|San Diego|Pedregal|Curridabat|San Rafael|Guadalupe|Chacarita|Cartago;Картаго'
