/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CqCqham0uBshB7iBwiBjoB7rB0P1iCiOo9Cg6B18CjxC2SynC-R9qBuZg1Bm6Bpc3-CxnBoHwlBjQ1jC6pDiyDzTlwB5JuX5xB3kByOnTiuCyxDj0CvC0hBt-B4zB9c1lDx1BlRmvC48CkjBplBwMs4BhmC36D1mBqmCwyBzqBzY5exW4GjQ0xCuIlwCiFkhDwqBppDvrB'
export const townRanks = 'WXXXXXXXXXXXXXXXXXXXXXXXXXXZaaaaaaddd'
export const names =
  'Botoşani|Vaslui;Васлуй|Izmail;Измаил;Izmaíl|Tecuci;Текуч|Odorheiu Secuiesc;Одорхею-Секуеск|Soroca;Сорока|Zărnești|Rădăuți;Рэдэуци|Moineşti|Edineţ;Единцы|Dubăsari;Дубоссары|Târgu Secuiesc;Тыргу-Секуйеск|Târgu Neamţ|Băicoi|Ladyzhyn;Ладыжин|Strășeni;Страшены|Floreşti;Флорешты|Buhuşi|Adjud|Skvyra;Сквира|Krasyliv;Красилов|Bilicenii Vechi;Старые Биличены|Slobozia;Слободзея|Mizil;Мизил|Gura Humorului;Гура-Гуморулуй|Tulchyn;Тульчин|Bar;Бар|Bender;Тигина|Poiana Brașov;Пояна-Брашов|Ungheni;Унгень|Comăneşti|Codlea;Кодля|Breaza|Reni;Рени|Săcele;Сэчеле|Codru|Râşnov'
