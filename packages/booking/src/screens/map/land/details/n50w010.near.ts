/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CiCxnGwl1BoF7ewQsjBqT1qEpyBqtD8yB5pDjPzE_U4vEtK_qBoLqIwL6mB97BkD3UhiDotCg3C_M5oBiV6qB8NpqElSisEjJpvBlB8CxQtCyLuF8MglB1vCr0Cm-B2vC6jBxjE_c0_C1EyD_kC_uB4iCiuBmF5BgE2E1KzC'
export const townRanks = 'XXXXXXXXXXXXXZZaaaaaaaddddddddggg'
export const names =
  'Craigavon;Крейгавон|Swords;Сордс|Newtownards;Ньютаунардс|Falmouth;Фалмут|Navan;Ан-Уавь|Truro;Труро|Penzance;Пензанс|Antrim;Антрим|Celbridge;Селбридж|Balbriggan;Балбригган|Larne;Ларн|Letterkenny;Леттеркенни|Carrigaline;Карригалин|Belfast;Белфаст|South Dublin|Bangor;Бангор|Redruth|Carrickfergus;Каррикфергус|Bray;Брей|Dún Laoghaire;Дун-Лэаре|Naas;Нейс|Finglas;Финглас|Castlereagh|Douglas|Portadown;Портадаун|Camborne|Sandyford|Blanchardstown;Бланчардстаун|Ballincollig;Баллинколлиг|Lucan|Rathfarnham|Malahide;Малахайд|Leixlip;Лейкслип'
