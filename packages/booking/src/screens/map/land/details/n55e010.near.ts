/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CwCo2M2p2BxJ4NrzBm6DjT5DqzB_iEpe6xD4tBruD1jC8tD-vB3c4bttCvRs7BnCx-B3MlK-T2M3qCmkDoqBmCodnXpPlTzgB1sC-nBwQ4_BusDhkC_zBylCoE1zBt7BpGnJCiC-ByC36BmzD2yBt0B-Hr8BH_FpH6_BgiB_-B7WQrOu-B4N39BgFkL_HlFG1GoBK'
export const townRanks = 'WWWXXXXXXXXXXXXXXXXXXXZaaaaaaaaaadddddgg'
export const names =
  'Malmö;Мальмё|Helsingborg;Хельсингборг|Lillestrøm|Asker;Аскер|Roskilde;Роскилле|Sarpsborg;Сарпсборг|Charlottenlund|Tønsberg;Тёнсберг|Uddevalla;Уддевалла|Landskrona;Ландскруна|Lerum|Stenløse|Ringsted;Рингстед|Birkerød|Larvik;Ларвик|Halden;Халден|Vänersborg;Венерсборг|Björlanda|Nyborg;Нюборг|Frederikssund|Kristinehamn;Кристинехамн|Västra Frölunda|Jönköping;Йёнчёпинг|Hørsholm;Хёрсхольм|Greve|Taastrup;Тааструп|Ballerup|Horten;Хортен|Partille|Farum;Фарум|Ishøj|Mölnlycke;Мёльнлюкке|Staffanstorp|Hvidovre;Хвидовре|Mölndal;Мёльндальская коммуна|Rødovre|Helsingør;Хельсингёр;Elsinor|Allerød|Albertslund;Альбертслунн|Glostrup;Глоструп'
