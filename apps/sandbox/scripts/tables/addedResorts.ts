/**
 * Resorts that the source of cities lacks, entered by hand: id, country, latitude, longitude, weight (0 to 100), name in
 * English, in Russian and in Spanish (empty: as in English), and further spellings, by semicolon.
 */
export const addedResortTable = `
alpe-d-huez|FR|45.0920|6.0690|67|Alpe d'Huez|Альп-д’Юэз||L'Alpe d'Huez
les-menuires|FR|45.3240|6.5350|64|Les Menuires|Ле-Менюир||
la-plagne|FR|45.5080|6.6770|64|La Plagne|Ла-Плань||
les-arcs|FR|45.5720|6.8290|64|Les Arcs|Лез-Арк||
avoriaz|FR|46.1910|6.7760|65|Avoriaz|Авориаз||
flaine|FR|46.0060|6.6890|62|Flaine|Флен||
la-rosiere|FR|45.6270|6.8480|58|La Rosière|Ла-Розьер||
serre-chevalier|FR|44.9460|6.5560|60|Serre Chevalier|Сер-Шевалье||
juan-les-pins|FR|43.5690|7.1110|64|Juan-les-Pins|Жуан-ле-Пен||
mont-saint-michel|FR|48.6360|-1.5110|66|Mont-Saint-Michel|Мон-Сен-Мишель||Mont St Michel
wengen|CH|46.6080|7.9220|63|Wengen|Венген||
murren|CH|46.5590|7.8920|60|Mürren|Мюррен||
zurs|AT|47.1710|10.1630|60|Zürs|Цюрс||
obertauern|AT|47.2490|13.5600|62|Obertauern|Обертауэрн||
baqueira-beret|ES|42.7000|0.9340|66|Baqueira-Beret|Бакейра-Берет||Baqueira
formigal|ES|42.7740|-0.3820|64|Formigal|Формигаль||
platja-d-aro|ES|41.8180|3.0670|64|Platja d'Aro|Плайя-де-Аро|Playa de Aro|
puerto-banus|ES|36.4870|-4.9530|65|Puerto Banús|Пуэрто-Банус||
formentera|ES|38.7050|1.4290|63|Formentera|Форментера||Sant Francesc Xavier
costa-adeje|ES|28.0860|-16.7350|68|Costa Adeje|Коста-Адехе||
los-cristianos|ES|28.0530|-16.7170|66|Los Cristianos|Лос-Кристианос||
pamporovo|BG|41.6560|24.6940|62|Pamporovo|Пампорово||
sunny-beach|BG|42.6950|27.7100|68|Sunny Beach|Солнечный Берег||Slanchev Bryag
albena|BG|43.3680|28.0800|63|Albena|Албена||
strbske-pleso|SK|49.1190|20.0630|63|Štrbské Pleso|Штрбске-Плесо||
plitvice|HR|44.8800|15.6160|63|Plitvice Lakes|Плитвицкие озёра|Lagos de Plitvice|Plitvička Jezera;Плитвице
sveti-stefan|ME|42.2580|18.8960|65|Sveti Stefan|Свети-Стефан||
rafailovici|ME|42.2790|18.8790|58|Rafailovići|Рафаиловичи||
przno|ME|42.2650|18.8900|57|Pržno|Пржно||
perissa|GR|36.3550|25.4730|58|Perissa|Перисса||
imerovigli|GR|36.4320|25.4220|60|Imerovigli|Имеровигли||
platanias|GR|35.5160|23.9100|62|Platanias|Платаньяс||
latchi|CY|35.0400|32.3970|58|Latchi|Лачи||Latsi
coral-bay|CY|34.8550|32.3680|62|Coral Bay|Корал-Бэй||
beldibi|TR|36.7130|30.5600|62|Beldibi|Бельдиби||
camyuva|TR|36.5570|30.5630|62|Çamyuva|Чамьюва||
konakli|TR|36.5830|31.8950|62|Konaklı (Alanya)|Конаклы (Аланья)||Konaklı;Конаклы
incekum|TR|36.6410|31.7510|58|İncekum|Инджекум||
cirali|TR|36.4160|30.4770|60|Çıralı|Чиралы||
adrasan|TR|36.3390|30.4690|58|Adrasan|Адрасан||
olympos|TR|36.3970|30.4730|58|Olympos|Олимпос||
gumbet|TR|37.0330|27.4060|62|Gümbet|Гюмбет||
bitez|TR|37.0250|27.3810|61|Bitez|Битез||
turkbuku|TR|37.1310|27.3780|63|Türkbükü|Тюркбюкю||Göltürkbükü
uchisar|TR|38.6290|34.8050|62|Uçhisar|Учхисар||
uludag|TR|40.1010|29.1220|61|Uludağ|Улудаг||
kartalkaya|TR|40.6000|31.7900|57|Kartalkaya|Карталкая||
sahl-hasheesh|EG|27.0420|33.8860|63|Sahl Hasheesh|Сахль-Хашиш||Sahl Hashish
soma-bay|EG|26.8480|33.9890|62|Soma Bay|Сома-Бей||
jumeirah|AE|25.2040|55.2430|64|Jumeirah|Джумейра||
dubai-marina|AE|25.0800|55.1400|70|Dubai Marina|Дубай-Марина||
palm-jumeirah|AE|25.1120|55.1390|69|Palm Jumeirah|Пальма Джумейра||The Palm
hatta|AE|24.7960|56.1180|60|Hatta|Хатта||
karon|TH|7.8460|98.2950|66|Karon|Карон||Karon Beach
kamala|TH|7.9550|98.2830|63|Kamala|Камала||Kamala Beach
chaweng|TH|9.5310|100.0610|65|Chaweng|Чавенг||
ko-chang|TH|12.0600|102.2930|65|Ko Chang|Ко-Чанг||Koh Chang
phi-phi|TH|7.7410|98.7740|65|Ko Phi Phi|Пхи-Пхи|Islas Phi Phi|Koh Phi Phi
jomtien|TH|12.8840|100.8770|64|Jomtien|Джомтьен||
mui-ne|VN|10.9330|108.2870|67|Mui Ne|Муйне||
seminyak|ID|-8.6910|115.1680|73|Seminyak|Семиньяк||Bali;Бали
canggu|ID|-8.6480|115.1380|67|Canggu|Чангу||
uluwatu|ID|-8.8290|115.0850|64|Uluwatu|Улувату||
amed|ID|-8.3370|115.6500|59|Amed|Амед||
boracay|PH|11.9680|121.9240|66|Boracay|Боракай||
palolem|IN|15.0100|74.0230|61|Palolem|Палолем||
niseko|JP|42.8620|140.7040|65|Niseko|Нисеко||
puerto-morelos|MX|20.8480|-86.8760|62|Puerto Morelos|Пуэрто-Морелос||
bavaro|DO|18.6880|-68.4380|69|Bávaro|Баваро||
bayahibe|DO|18.3690|-68.8390|63|Bayahibe|Баяибе||
lake-louise|CA|51.4250|-116.1770|64|Lake Louise|Лейк-Луиз||
gonio|GE|41.5620|41.5680|61|Gonio|Гонио||
kvariati|GE|41.5480|41.5640|59|Kvariati|Квариати||
shahdag|AZ|41.3050|48.1380|60|Shahdag|Шахдаг||
dombay|RU|43.2910|41.6270|67|Dombay|Домбай||Dombai
cheget|RU|43.2460|42.5120|58|Cheget|Чегет||
sirius|RU|43.4060|39.9560|66|Sirius|Сириус||Имеретинка
loo|RU|43.7050|39.5880|61|Loo|Лоо||
shymbulak|KZ|43.1280|77.0800|62|Shymbulak|Шымбулак||Чимбулак
yllas|FI|67.5560|24.2430|60|Ylläsjärvi|Юллясярви||Ylläs
saariselka|FI|68.4200|27.4130|62|Saariselkä|Саариселькя||
ruka|FI|66.1680|29.1400|61|Ruka|Рука||
geiranger|NO|62.1010|7.2060|64|Geiranger|Гейрангер||
flam|NO|60.8630|7.1140|63|Flåm|Флом||
poiana-brasov|RO|45.5930|25.5510|62|Poiana Brașov|Пояна-Брашов||
mamaia|RO|44.2450|28.6260|64|Mamaia|Мамая||
kopaonik|RS|43.2850|20.8120|64|Kopaonik|Копаоник||
kamari-santorini|GR|36.3770|25.4830|60|Kamari|Камари||
`
