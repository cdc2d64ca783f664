/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C8C740C-zgB0pB7Y_uBs-BsQ9iC8S7jB7iB-sDsL9kBpRr-CxnBw6C_D5hDsU8E8GzDqxB2-Cv5DsrBulD7D5iCvmEq0ByD8KrD5C49C1dt3CwiB05CgkB5kDxnEs_BmiD-ftpBx0C2kBu5C25BowB_5BtvEnhCBk0DimChsBiZpoB10C8XzIuCGrBpBiUemZkkDzaNiKtkB1apgCpL43C6ZuInQl9C7pBjE3GajK9B'
export const townRanks = 'WXXXXXXXXXXXXXaaaaaaaaaaaaaadddddddddddggggggg'
export const names =
  'Hoover;Гувер|Auburn;Оберн|Decatur;Декейтер|Prattville|Enterprise|Athens;Атенс|Trussville|Pace|Columbus;Колумбус|Pascagoula;Паскагула|Fairhope|Foley|Talladega|Hernando|Madison;Мадисон|Biloxi;Билокси|Ferry Pass;Ферри-Пасс|Navarre|Bessemer;Бессемер|Daphne|Homewood;Хомвуд|Lynn Haven|Brandon;Брэндон|Helena;Хелена|Tillmans Corner|Hueytown|East Brainerd|Midway|West Gulfport|Opelika|Vestavia Hills|Prichard;Причард|Bellview|Brent;Брент|West Pensacola|Wright;Райт|Anniston;Аннистон|Center Point|Millbrook|Pensacola;Пенсакола|Northport|Mountain Brook|Ensley|Gautier;Готье|Ocean Springs|Long Beach;Лонг-Бич'
