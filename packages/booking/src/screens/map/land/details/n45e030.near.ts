/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CmB4ge2stB24Dw_B1G1dr-D9qBmoC-uCwqBrHhyCwQppBtjCkZk0Cy0DpsEzbsxC5O6rBirB3sBhfirB3EvkC6Dx0BuDqmDnzC8Su0BxqC'
export const townRanks = 'VWWXXXXXXXXaaaaaaad'
export const names =
  'Odesa;Одесса|Kamyanske;Каменское|Nikopol;Никополь|Bilhorod-Dnistrovskyi;Белгород-Днестровский;Bilhorod-Dnistrovsky|Znamyanka;Знаменка|Vilnohirsk;Вольногорск|Shpola;Шпола|Rozdilna;Раздельная|Bohuslav;Богуслав|Bilohirsk;Белогорск|Apostolove;Апостолово|Svitlovodsk;Светловодск|Marhanets;Марганец|Horishni Plavni;Горишние Плавни|Kakhovka;Каховка;Kajovka|Saki;Саки|Pyatykhatky;Пятихатки;Piatyjatky|Vatutine;Ватутино|Oleshky;Алёшки'
