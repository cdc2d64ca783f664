/**
 * Airports that users search by name. Columns: IATA, weight (0 to 100), name in English, in Russian, in Spanish (empty:
 * as in English), the city in English if the source has a suburb (empty: as in the source), and further spellings,
 * separated by semicolons.
 */
export const airportTable = `
LHR|99|Heathrow|Хитроу|||hethrow;hitrow;London airport
LGW|93|Gatwick|Гатвик||London|
STN|88|Stansted|Станстед||London|
LTN|86|Luton|Лутон||London|
LCY|82|London City|Лондон-Сити||London|
MAN|88|Manchester Airport|Аэропорт Манчестера|Aeropuerto de Mánchester||
EDI|85|Edinburgh Airport|Аэропорт Эдинбурга|Aeropuerto de Edimburgo||
DUB|89|Dublin Airport|Аэропорт Дублина|Aeropuerto de Dublín||
CDG|98|Paris Charles de Gaulle|Шарль-де-Голль|||Roissy
ORY|91|Paris Orly|Орли||Paris|
BVA|80|Beauvais-Tillé|Бове-Тилле||Paris|
NCE|87|Nice Côte d'Azur|Ницца — Лазурный Берег|Niza Costa Azul||
LYS|84|Lyon-Saint Exupéry|Лион — Сент-Экзюпери||Lyon|
MRS|84|Marseille Provence|Марсель-Прованс|Marsella Provenza|Marseille|
GVA|88|Geneva Airport|Аэропорт Женевы|Aeropuerto de Ginebra|Geneva|Cointrin
ZRH|91|Zurich Airport|Аэропорт Цюриха|Aeropuerto de Zúrich||Kloten
FRA|97|Frankfurt Airport|Аэропорт Франкфурта|Aeropuerto de Fráncfort|Frankfurt am Main|Flughafen Frankfurt
MUC|94|Munich Airport|Аэропорт Мюнхена|Aeropuerto de Múnich|Munich|Franz Josef Strauss;Flughafen München
BER|91|Berlin Brandenburg|Берлин-Бранденбург|Berlín-Brandeburgo|Berlin|
DUS|88|Düsseldorf Airport|Аэропорт Дюссельдорфа|Aeropuerto de Düsseldorf||
HAM|87|Hamburg Airport|Аэропорт Гамбурга|Aeropuerto de Hamburgo||
CGN|84|Cologne Bonn|Кёльн-Бонн|Colonia-Bonn|Cologne|
STR|84|Stuttgart Airport|Аэропорт Штутгарта|Aeropuerto de Stuttgart||
VIE|92|Vienna Airport|Аэропорт Вены|Aeropuerto de Viena|Vienna|Schwechat
AMS|97|Amsterdam Schiphol|Схипхол|Ámsterdam-Schiphol|Amsterdam|
BRU|89|Brussels Airport|Аэропорт Брюсселя|Aeropuerto de Bruselas|Brussels|Zaventem
CPH|90|Copenhagen Airport|Аэропорт Копенгагена|Aeropuerto de Copenhague||Kastrup
ARN|89|Stockholm Arlanda|Арланда|Estocolmo-Arlanda|Stockholm|
OSL|88|Oslo Gardermoen|Гардермуэн||Oslo|
HEL|88|Helsinki-Vantaa|Хельсинки-Вантаа||Helsinki|
WAW|88|Warsaw Chopin|Варшава — Шопен|Varsovia-Chopin||
KRK|84|Kraków Airport|Аэропорт Кракова|Aeropuerto de Cracovia||
PRG|89|Prague Václav Havel|Аэропорт имени Вацлава Гавела|Praga-Václav Havel||Ruzyně
BUD|88|Budapest Ferenc Liszt|Аэропорт имени Ференца Листа|Budapest-Ferenc Liszt||Ferihegy
OTP|86|Bucharest Henri Coandă|Бухарест — Анри Коандэ|Bucarest-Henri Coandă|Bucharest|Otopeni
SOF|84|Sofia Airport|Аэропорт Софии|Aeropuerto de Sofía||
BOJ|80|Burgas Airport|Аэропорт Бургаса|Aeropuerto de Burgas||
VAR|80|Varna Airport|Аэропорт Варны|Aeropuerto de Varna||
BEG|87|Belgrade Nikola Tesla|Аэропорт имени Николы Теслы|Belgrado-Nikola Tesla||
TIV|80|Tivat Airport|Аэропорт Тиват|Aeropuerto de Tivat||
TGD|80|Podgorica Airport|Аэропорт Подгорица|Aeropuerto de Podgorica||Golubovci
DBV|82|Dubrovnik Airport|Аэропорт Дубровник|Aeropuerto de Dubrovnik||
SPU|82|Split Airport|Аэропорт Сплит|Aeropuerto de Split||
ZAG|82|Zagreb Airport|Аэропорт Загреба|Aeropuerto de Zagreb||
LJU|80|Ljubljana Airport|Аэропорт Любляны|Aeropuerto de Liubliana||
ATH|90|Athens Airport|Аэропорт Афин|Aeropuerto de Atenas|Athens|Eleftherios Venizelos;Spata
SKG|84|Thessaloniki Airport|Аэропорт Салоники|Aeropuerto de Tesalónica|Thessaloniki|Makedonia
HER|85|Heraklion Airport|Аэропорт Ираклион|Aeropuerto de Heraclión|Heraklion|Nikos Kazantzakis
RHO|82|Rhodes Airport|Аэропорт Родос|Aeropuerto de Rodas|Rhodes|Diagoras
LCA|84|Larnaca Airport|Аэропорт Ларнака|Aeropuerto de Lárnaca||
PFO|80|Paphos Airport|Аэропорт Пафос|Aeropuerto de Pafos||
FCO|95|Rome Fiumicino|Фьюмичино|Roma-Fiumicino|Rome|Leonardo da Vinci
CIA|85|Rome Ciampino|Чампино|Roma-Ciampino|Rome|
MXP|92|Milan Malpensa|Мальпенса|Milán-Malpensa|Milan|
LIN|87|Milan Linate|Линате|Milán-Linate|Milan|
BGY|86|Bergamo Orio al Serio|Бергамо — Орио-аль-Серио|Bérgamo-Orio al Serio|Bergamo|Milan Bergamo
VCE|87|Venice Marco Polo|Венеция — Марко Поло|Venecia-Marco Polo|Venice|
NAP|86|Naples Airport|Аэропорт Неаполя|Aeropuerto de Nápoles||Capodichino
LIS|91|Lisbon Airport|Аэропорт Лиссабона|Aeropuerto de Lisboa||Humberto Delgado
OPO|86|Porto Airport|Аэропорт Порту|Aeropuerto de Oporto||Francisco de Sá Carneiro
FAO|84|Faro Airport|Аэропорт Фару|Aeropuerto de Faro||
BCN|96|Barcelona-El Prat|Барселона — Эль-Прат||Barcelona|Josep Tarradellas;Эль Прат
GRO|80|Girona-Costa Brava|Жирона — Коста-Брава||Girona|
REU|78|Reus|Реус|||
MAD|96|Madrid-Barajas|Мадрид — Барахас||Madrid|Adolfo Suárez
AGP|90|Málaga-Costa del Sol|Малага — Коста-дель-Соль||Málaga|
PMI|91|Palma de Mallorca|Пальма-де-Мальорка|||Son Sant Joan;Mallorca;Майорка
ALC|89|Alicante-Elche|Аликанте-Эльче||Alicante|
VLC|86|Valencia Airport|Аэропорт Валенсии|Aeropuerto de Valencia|Valencia|Manises
SVQ|85|Seville Airport|Аэропорт Севильи|Aeropuerto de Sevilla|Sevilla|
IBZ|86|Ibiza Airport|Аэропорт Ибицы|Aeropuerto de Ibiza|Ibiza|Eivissa
MAH|82|Menorca Airport|Аэропорт Менорки|Aeropuerto de Menorca||
BIO|83|Bilbao Airport|Аэропорт Бильбао|Aeropuerto de Bilbao||
TFS|88|Tenerife South|Тенерифе-Южный|Tenerife Sur|Tenerife|Reina Sofía
TFN|84|Tenerife North|Тенерифе-Северный|Tenerife Norte|Tenerife|Los Rodeos
LPA|87|Gran Canaria|Гран-Канария|||Las Palmas
ACE|84|Lanzarote|Лансароте|||
FUE|83|Fuerteventura|Фуэртевентура|||
GRX|78|Granada Airport|Аэропорт Гранады|Aeropuerto de Granada|Granada|
XRY|77|Jerez Airport|Аэропорт Хереса|Aeropuerto de Jerez||
SCQ|80|Santiago-Rosalía de Castro|Сантьяго-де-Компостела||Santiago de Compostela|
LCG|76|A Coruña Airport|Аэропорт Ла-Корунья|Aeropuerto de La Coruña|A Coruña|
OVD|76|Asturias Airport|Аэропорт Астурии|Aeropuerto de Asturias||Oviedo
RMU|76|Murcia Airport|Аэропорт Мурсии|Aeropuerto de Murcia|Murcia|
IST|98|Istanbul Airport|Аэропорт Стамбул|Aeropuerto de Estambul|Istanbul|İstanbul Havalimanı;Новый аэропорт Стамбула
SAW|92|Sabiha Gökçen|Сабиха Гёкчен||Istanbul|
ISL|60|Atatürk Airport|Аэропорт имени Ататюрка|Aeropuerto Atatürk|Istanbul|
AYT|94|Antalya Airport|Аэропорт Анталья|Aeropuerto de Antalya||Анталия
ESB|88|Ankara Esenboğa|Эсенбога||Ankara|
ADB|87|İzmir Adnan Menderes|Измир — Аднан Мендерес|Esmirna-Adnan Menderes|İzmir|
DLM|85|Dalaman|Даламан|||
BJV|85|Milas-Bodrum|Милас-Бодрум||Bodrum|
GZP|80|Gazipaşa-Alanya|Газипаша — Аланья||Alanya|
COV|78|Çukurova|Чукурова||Adana|
TZX|80|Trabzon Airport|Аэропорт Трабзон|Aeropuerto de Trebisonda||
ASR|78|Kayseri Erkilet|Кайсери||Kayseri|
NAV|76|Nevşehir Kapadokya|Невшехир — Каппадокия||Nevşehir|Cappadocia
GZT|76|Gaziantep Airport|Аэропорт Газиантеп|Aeropuerto de Gaziantep|Gaziantep|
KYA|75|Konya Airport|Аэропорт Конья|Aeropuerto de Konya||
SZF|75|Samsun-Çarşamba|Самсун-Чаршамба||Samsun|
RZV|74|Rize-Artvin|Ризе-Артвин||Rize|
SVO|97|Sheremetyevo|Шереметьево|Sheremétievo|Moscow|
DME|93|Domodedovo|Домодедово|Domodédovo|Moscow|
VKO|92|Vnukovo|Внуково|Vnúkovo|Moscow|
ZIA|82|Zhukovsky|Жуковский|Zhukovski|Moscow|Ramenskoye
LED|93|Pulkovo|Пулково|Púlkovo|Saint Petersburg|
AER|91|Sochi Airport|Аэропорт Сочи|Aeropuerto de Sochi|Sochi|Adler;Адлер
SVX|87|Koltsovo|Кольцово|Koltsovo|Yekaterinburg|
OVB|88|Tolmachevo|Толмачёво|Tolmachovo|Novosibirsk|
KZN|86|Kazan Airport|Аэропорт Казань|Aeropuerto de Kazán|Kazan|Габдулла Тукай
KRR|85|Krasnodar Pashkovsky|Краснодар — Пашковский|Krasnodar|Krasnodar|
ROV|84|Platov|Платов|Plátov|Rostov-on-Don|
AAQ|82|Anapa Vityazevo|Анапа — Витязево|Anapa|Anapa|
GDZ|80|Gelendzhik Airport|Аэропорт Геленджик|Aeropuerto de Gelendzhik|Gelendzhik|
SIP|82|Simferopol Airport|Аэропорт Симферополь|Aeropuerto de Simferópol|Simferopol|
MRV|84|Mineralnye Vody|Минеральные Воды|||МинВоды
KUF|84|Kurumoch|Курумоч|Kurumoch|Samara|
UFA|84|Ufa Airport|Аэропорт Уфа|Aeropuerto de Ufá|Ufa|
GOJ|82|Strigino|Стригино|Striguinó|Nizhniy Novgorod|Nizhny Novgorod
VOG|80|Gumrak|Гумрак|Gumrak|Volgograd|
GSV|78|Gagarin|Гагарин|Gagarin|Saratov|
CEK|82|Balandino|Баландино|Balándino|Chelyabinsk|
PEE|82|Bolshoye Savino|Большое Савино|Bolshoye Sávino|Perm|
TJM|82|Roshchino|Рощино|Róschino|Tyumen|
SGC|80|Surgut Airport|Аэропорт Сургут|Aeropuerto de Surgut|Surgut|
NUX|76|Novy Urengoy Airport|Аэропорт Новый Уренгой|Aeropuerto de Novi Urengói|Novy Urengoy|
OMS|82|Omsk Central|Омск-Центральный|Omsk|Omsk|
TOF|78|Bogashevo|Богашёво|Bogáshevo|Tomsk|
KEJ|78|Kemerovo Airport|Аэропорт Кемерово|Aeropuerto de Kémerovo|Kemerovo|
BAX|78|Barnaul Airport|Аэропорт Барнаул|Aeropuerto de Barnaúl|Barnaul|
RGK|76|Gorno-Altaysk Airport|Аэропорт Горно-Алтайск|Aeropuerto de Gorno-Altaisk||
KJA|84|Krasnoyarsk Yemelyanovo|Красноярск — Емельяново|Krasnoyarsk|Krasnoyarsk|
IKT|83|Irkutsk Airport|Аэропорт Иркутск|Aeropuerto de Irkutsk|Irkutsk|
UUD|78|Baikal|Байкал|Baikal|Ulan-Ude|Мухино
HTA|76|Chita Kadala|Чита — Кадала|Chitá|Chita|
YKS|79|Yakutsk Airport|Аэропорт Якутск|Aeropuerto de Yakutsk|Yakutsk|
KHV|82|Khabarovsk Novy|Хабаровск-Новый|Jabárovsk|Khabarovsk|
VVO|84|Knevichi|Кневичи|Knévichi|Vladivostok|Vladivostok
UUS|80|Khomutovo|Хомутово|Jomútovo|Yuzhno-Sakhalinsk|
PKC|79|Yelizovo|Елизово|Yelízovo|Petropavlovsk-Kamchatsky|
GDX|74|Sokol|Сокол|Sókol|Magadan|
MMK|80|Murmansk Airport|Аэропорт Мурманск|Aeropuerto de Múrmansk|Murmansk|
ARH|79|Talagi|Талаги|Talagui|Arkhangel'sk|Arkhangelsk
KGD|86|Khrabrovo|Храброво|Jrabrovo|Kaliningrad|
MCX|82|Uytash|Уйташ|Uitash|Makhachkala|
VOZ|76|Voronezh Chertovitskoye|Воронеж — Чертовицкое|Vorónezh|Voronezh|
ASF|78|Astrakhan Narimanovo|Астрахань — Нариманово|Astracán|Astrakhan|
OGZ|76|Beslan|Беслан|Beslán|Vladikavkaz|
NAL|75|Nalchik Airport|Аэропорт Нальчик|Aeropuerto de Nálchik|Nalchik|
STW|76|Shpakovskoye|Шпаковское|Shpákovskoye|Stavropol|
GRV|76|Grozny Severny|Грозный-Северный|Grozni|Groznyy|
NJC|77|Nizhnevartovsk Airport|Аэропорт Нижневартовск|Aeropuerto de Nizhnevártovsk|Nizhnevartovsk|
REN|77|Orenburg Airport|Аэропорт Оренбург|Aeropuerto de Oremburgo|Orenburg|
CSY|74|Cheboksary Airport|Аэропорт Чебоксары|Aeropuerto de Cheboksary|Cheboksary|
NBC|75|Begishevo|Бегишево|Begishevo|Nizhnekamsk|Naberezhnye Chelny;Набережные Челны
MSQ|86|Minsk National|Минск-Национальный|Minsk|Minsk|
ALA|87|Almaty Airport|Аэропорт Алматы|Aeropuerto de Almaty|Almaty|Алма-Ата
NQZ|86|Nursultan Nazarbayev|Аэропорт имени Нурсултана Назарбаева|Nursultán Nazarbáyev|Astana|Астана;TSE
CIT|80|Shymkent Airport|Аэропорт Шымкент|Aeropuerto de Shymkent|Shymkent|
SCO|79|Aktau Airport|Аэропорт Актау|Aeropuerto de Aktau|Aktau|
GUW|78|Atyrau Airport|Аэропорт Атырау|Aeropuerto de Atyrau|Atyrau|
KGF|76|Karaganda Sary-Arka|Караганда — Сары-Арка|Karagandá|Karagandy|Karaganda
AKX|75|Aktobe Airport|Аэропорт Актобе|Aeropuerto de Aktobé|Aktobe|
FRU|83|Manas|Манас|Manás|Bishkek|
TAS|86|Tashkent Airport|Аэропорт Ташкент|Aeropuerto de Taskent|Tashkent|Ислам Каримов
SKD|80|Samarkand Airport|Аэропорт Самарканд|Aeropuerto de Samarcanda|Samarkand|
TBS|86|Tbilisi Airport|Аэропорт Тбилиси|Aeropuerto de Tiflis|Tbilisi|
BUS|83|Batumi Airport|Аэропорт Батуми|Aeropuerto de Batumi|Batumi|
KUT|80|Kutaisi Airport|Аэропорт Кутаиси|Aeropuerto de Kutaisi|Kutaisi|
EVN|85|Zvartnots|Звартноц|Zvartnots|Yerevan|
DXB|98|Dubai International|Международный аэропорт Дубая|Aeropuerto Internacional de Dubái|Dubai|
DWC|86|Al Maktoum|Аль-Мактум||Dubai|Dubai World Central
AUH|92|Zayed International|Аэропорт имени шейха Зайда|Aeropuerto Internacional Zayed|Abu Dhabi|Abu Dhabi
SHJ|86|Sharjah Airport|Аэропорт Шарджа|Aeropuerto de Sharjah|Sharjah|
RKT|80|Ras Al Khaimah Airport|Аэропорт Рас-эль-Хайма|Aeropuerto de Ras al Jaima|Ras Al Khaimah|
DOH|94|Hamad International|Хамад|Aeropuerto Internacional Hamad|Doha|
CAI|88|Cairo Airport|Аэропорт Каира|Aeropuerto de El Cairo|Cairo|
HRG|86|Hurghada Airport|Аэропорт Хургада|Aeropuerto de Hurghada|Hurghada|
SSH|86|Sharm El Sheikh Airport|Аэропорт Шарм-эш-Шейх|Aeropuerto de Sharm el-Sheij|Sharm el-Sheikh|
RAK|84|Marrakesh Menara|Марракеш — Менара|Marrakech-Menara|Marrakesh|
JFK|96|John F. Kennedy|Аэропорт имени Джона Кеннеди|||
EWR|92|Newark Liberty|Ньюарк Либерти||New York City|
LGA|91|LaGuardia|Ла-Гуардия||New York City|
LAX|96|Los Angeles International|Аэропорт Лос-Анджелеса|Aeropuerto de Los Ángeles||
SFO|93|San Francisco International|Аэропорт Сан-Франциско|Aeropuerto de San Francisco||
ORD|94|Chicago O'Hare|О'Хара|||
ATL|95|Hartsfield-Jackson Atlanta|Хартсфилд-Джексон|||
MIA|92|Miami International|Аэропорт Майами|Aeropuerto de Miami||
MEX|90|Mexico City Benito Juárez|Мехико — Бенито Хуарес|Ciudad de México-Benito Juárez|Mexico City|Mexico City Airport;Аэропорт Мехико
CUN|88|Cancún Airport|Аэропорт Канкун|Aeropuerto de Cancún||
EZE|87|Ezeiza|Эсейса||Buenos Aires|Ministro Pistarini
GRU|89|São Paulo-Guarulhos|Гуарульюс||São Paulo|
BKK|94|Suvarnabhumi|Суварнабхуми||Bangkok|
DMK|88|Don Mueang|Дон Муанг||Bangkok|
SIN|96|Singapore Changi|Чанги|Singapur-Changi||
HKG|95|Hong Kong International|Аэропорт Гонконга|Aeropuerto de Hong Kong|Hong Kong|Chek Lap Kok
PEK|94|Beijing Capital|Пекин-Столичный|Pekín-Capital||
PKX|91|Beijing Daxing|Дасин|Pekín-Daxing|Beijing|
PVG|94|Shanghai Pudong|Пудун|Shanghái-Pudong||
HND|95|Tokyo Haneda|Ханэда|Tokio-Haneda|Tokyo|
NRT|92|Tokyo Narita|Нарита|Tokio-Narita|Tokyo|
ICN|94|Seoul Incheon|Инчхон|Seúl-Incheon|Seoul|
BOM|91|Mumbai Chhatrapati Shivaji|Чхатрапати Шиваджи|Chhatrapati Shivaji|Mumbai|Bombay
GOI|83|Goa Dabolim|Гоа — Даболим||Goa|
MLE|84|Velana|Велана||Malé|
DPS|89|Bali Ngurah Rai|Бали — Нгурах-Рай||Bali|Denpasar;Денпасар
SYD|92|Sydney Kingsford Smith|Аэропорт Сиднея|Aeropuerto de Sídney|Sydney|
DYU|78||||Dushanbe|
BHK|76||||Bukhara|
ASB|77||||Ashgabat|
FEG|73||||Fergana|
OSS|74||||Osh|
UGC|73||||Urgench|Khiva;Хива
GYD|87|Heydar Aliyev|Аэропорт имени Гейдара Алиева|Heydar Aliyev|Baku|
LWN|72||||Gyumri|
DYR|70||||Anadyr|
NSK|77|Norilsk Alykel|Норильск — Алыкель||Norilsk|
HMA|73||||Khanty-Mansiysk|
ULV|72|Ulyanovsk Baratayevka|Ульяновск — Баратаевка||Ulyanovsk|
PEZ|72||||Penza|
IJK|72||||Izhevsk|
KVX|70||||Kirov|
SKX|70||||Saransk|
JOK|68||||Yoshkar-Ola|
ABA|72||||Abakan|
NOZ|68||||Novokuznetsk|
BTK|66||||Bratsk|
SCW|72||||Syktyvkar|
USK|66||||Usinsk|
VGD|64||||Vologda|
CEE|64||||Cherepovets|
KLF|68|Kaluga Grabtsevo|Калуга — Грабцево||Kaluga|
LPK|64||||Lipetsk|
EGO|66||||Belgorod|
URS|66||||Kursk|
BZK|66||||Bryansk|
PKV|66||||Pskov|
PES|68|Petrozavodsk Besovets|Петрозаводск — Бесовец||Petrozavodsk|
BQS|72|Blagoveshchensk Ignatyevo|Благовещенск — Игнатьево||Blagoveshchensk|
ESL|68||||Elista|
OSW|64||||Orsk|
MQF|68||||Magnitogorsk|
SLY|68||||Salekhard|
NYM|66||||Nadym|
NOJ|66||||Noyabrsk|
BQT|72||||Brest|
GME|70||||Gomel|
GNA|70||||Hrodna|Grodno
`

/** Airports that the source does not have yet: IATA, ICAO, latitude, longitude, country, city in English, name. */
export const addedAirports: readonly (readonly [string, string, number, number, string, string, string])[] = [
  ['COV', 'LTDB', 36.8986, 35.0647, 'TR', 'Adana', 'Çukurova International Airport'],
  ['NAV', 'LTAZ', 38.7719, 34.5345, 'TR', 'Nevşehir', 'Nevşehir Kapadokya Airport'],
  ['NMI', 'VANM', 18.9936, 73.0703, 'IN', 'Navi Mumbai', 'Navi Mumbai International Airport'],
]
