/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'C8Gg-5Eyg1BQ7DW3BSVaJ0BI2BJgBMwBuCSMgCQ6C4BkBqBBoB8ByBGmBMK2BIaIoBeSUAMfWqBULcWSgCQwKwEoBaQCNUUKGceaQeyCwBOcJkBQEWoBkBgBWGHOEIYIeAGQoBkBOCoBPKemDyBBsBWEUiBDGXELQMIwBKZQEQmBGiBgBSI0BKyBUcC4BRcDaOTWMIDcaM-B2BjBUcOPOLSCUOQPIcyBLYGOVILchBMhBWbaoBDQEGSVqBEMgCgBQUoBUEYmCQEMPY-BwBGoBiBBSGHoBSQsBQ'
export const riverRanks = 'G'
export const towns = 'CSk96Eo6zBv0HkrGg-I_O3pBjpE-fuc1mBxzClvHq6GwuHnyGr9G0nG'
export const townRanks = 'EEILOUUXX'
export const names =
  'Petropavlovsk-Kamchatsky;Петропавловск-Камчатский;Petropávlovsk-Kamchatski|Magadan;Магадан;Magadán|Palana;Палана|Milkovo;Мильково|Atlasovo;Атласово|Vilyuchinsk;Вилючинск|Sokol;Сокол|Yelizovo;Елизово|Ola;Ола'
