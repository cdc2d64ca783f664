/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CsE_wrCivYvyC3lD-hE13B1NkbhrCuwFuXhhFtasOozB5uB8jC8J_yE2zB6gCzuBiqCjVt2ByZ8KqHl_BwcsqCx4B7fgnBsjBxdjpDmuBq8Eh2Bp7E8jC2vCn9BxlBsoB6Qt4BvqC4pC4nDv_Bt3C0wBowDt2BnqC6pBkoBvqBkmB8Y5tD0qBi9BpsB8dpFjyDksBkyCpiB_YuG4E9Qm9C9Kgb3D79Bgb10DkvB6dlNgzBp9BpKmnByjBhdpqBsVnewP0nB1PsnCtU1jD0qBjatFo1CtvBiRpBxN8EzqDkvB6CgTu3ChlC32By2B22C7qBnlDwoBnRgF4nC7iBJtawjB8Z1oCoWijCnQ5_C2pB8R9KnP_C'
export const townRanks = 'EHKNOQQQQRRTTTUUUUUUUUUUWWWXXXXXXXXXXXXXXXXXXXXXXXXXXZaaaaaaaaaaaadddd'
export const names =
  'Nassau;Нассау;Nasáu|Trinidad;Тринидад|Santiago de Cuba;Сантьяго-де-Куба|Holguín;Ольгин|Lucaya|Camagüey;Камагуэй|Ciego de Ávila;Сьего-де-Авила|Manzanillo;Мансанильо|Moa;Моа|Placetas|Amancio|Guantánamo;Гуантанамо|Las Tunas;Лас-Тунас|Puerto Padre;Пуэрто-Падре|Morón;Морон|Contramaestre|Nuevitas|San Germán|Cabaiguán|Baracoa|Caibarién|Río Cauto|Esmeralda;Эсмеральда|Niquero|Santa Clara;Санта Клара|Bayamo;Баямо|Sancti Spíritus;Санкти-Спиритус|San Luis|Florida;Флорида|Bartolomé Masó|Banes|Yaguajay|Jobabo|Cacocum|Manicaragua|Guáimaro|Vertientes|Santa Cruz del Sur|Río Guayabal de Yateras|Maisí|Gibara|Encrucijada|Chambas|Campechuela|Minas;Минас|Cauto Cristo|Jimaguayú|Venezuela|Sibanicú|Sagua de Tánamo|Primero de Enero|La Sierpe|Guisa|Palma Soriano|Jiguaní|Condado;Кондадо|Camajuaní|Yara|Ciro Redondo|Cueto|Jatibonico|Fomento|Colombia|Media Luna|Jobabo|Baraguá|Jesús Menéndez|Remedios;Ремедиос|Florencia|Guayos'
