/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CmBq-uB-gtB75CgxC8yC5-BwP9ErPpKrjBwqByIL6Rn1B7F8tBpKvrB0uB-OxK_BrjD-pCy9C7sCCwEx0CyrD0yCxtD9ZpRlJysC'
export const townRanks = 'XXXXXXXXXXaaaaaaddd'
export const names =
  'Kamyzyak;Камызяк|Leninsk;Ленинск;Léninsk|Narimanov;Нариманов|Krasnyy Yar;Красный Яр|Krasnyye Barrikady;Красные Баррикады|Tsagan Aman;Цаган Аман|Sasykoli;Сасыколи|Oranzherei;Оранжереи|Tambovka;Тамбовка|Zenzeli;Зензели|Volodarskiy;Володарский|Nachalovo;Началово|Zaplavnoye;Заплавное|Yaksatovo;Яксатово|Solyanka;Солянка|Antipovka;Антиповка|Starokucherganovka;Старокучергановка|Yandyki;Яндыки|Nizhniy Baskunchak;Нижний Баскунчак'
