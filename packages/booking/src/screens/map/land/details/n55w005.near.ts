/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CkDhuD-y2BzOsBuRiOZjK6-BngBxnDsc0xB4HlZpKhL7Cy2B2YlQxVtpBpBgIjCuEC4HsHrNtF5NvG-_C1Qj4CwZ64CzWn-C6Y6vBdtiBBhChBqG5CiHsJzctOouByF1HmDxR3F4wC9WhtCuXrCYoqC1YvvCqZrFqD7BrBxFoC-cpBnbnCgNtBquCtUt3C-UpJmE6UnCuJ2EzL3GgE9BjPmFoMnC'
export const townRanks = 'XXXXXXXXXXXZaaaaaaaaaaaaaaaaadddddddddddddddgggggg'
export const names =
  'Livingston;Ливингстон|Cumbernauld|Perth;Перт|Dunfermline;Данфермлин|Whitley Bay|Greenock;Гринок|Glenrothes;Гленротес|Airdrie|Newton Mearns|Arbroath;Арброт|Bonnyrigg|Paisley;Пейсли|East Kilbride|Hamilton;Гамильтон|Falkirk;Фалкирк|Rutherglen|Irvine;Эрвин|Cramlington;Крамлингтон|Clydebank|Ashington|Vale of Leven|Musselburgh;Масселборо|Kirkintilloch;Керкинтиллох|Bishopbriggs;Бишопбриггс|Bellshill|Alloa;Аллоа|Kilwinning;Килуиннинг|Penicuik|Broxburn|Meikle Earnock|North Shields|Wishaw|Motherwell;Мазервелл|Gosforth|Cambuslang|Bearsden;Берсден|Renfrew;Ренфру|Dumbarton;Дамбартон|Bathgate|Johnstone;Джонстон|High Blantyre|Bedlington|Barrhead;Баррхед|Port Glasgow|Coatbridge;Котбридж|Grangemouth|Blantyre|Larkhall|Erskine|Viewpark'
