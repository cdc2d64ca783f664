/**
 * Airports that users mostly search by their city's name, in the columns of `airportTable`. If the English name is empty,
 * the source's name is used, and the names in the other languages come from the city.
 */
export const worldAirportTable = `
YYZ|90|Toronto Pearson|Торонто-Пирсон|||
YUL|87|Montréal-Trudeau|Монреаль-Трюдо||Montréal|
YVR|87||||Vancouver|
YYC|80||||Calgary|
YOW|78||||Ottawa|
BOS|91|Boston Logan|Бостон-Логан|||
IAD|89|Washington Dulles|Вашингтон-Даллес||Washington|
DCA|86|Washington Reagan|Вашингтон-Рейган||Washington|
BWI|82|Baltimore/Washington|Балтимор-Вашингтон||Baltimore|
SEA|90|Seattle-Tacoma|Сиэтл-Такома||Seattle|
LAS|91|Las Vegas Harry Reid|Лас-Вегас — Гарри Рид||Las Vegas|McCarran
DEN|92|Denver International|Аэропорт Денвера|Aeropuerto de Denver||
DFW|93|Dallas/Fort Worth|Даллас/Форт-Уэрт||Dallas|
IAH|88|Houston George Bush|Хьюстон Джордж Буш||Houston|
MCO|90|Orlando International|Аэропорт Орландо|Aeropuerto de Orlando|Orlando|
PHX|88||||Phoenix|
PHL|86||||Philadelphia|
CLT|86||||Charlotte|
MSP|86||||Minneapolis|
DTW|85||||Detroit|
MDW|84|Chicago Midway|Чикаго-Мидуэй||Chicago|
SAN|85||||San Diego|
TPA|84||||Tampa|
PDX|83||||Portland|
SLC|84||||Salt Lake City|
AUS|82||||Austin|
BNA|82||||Nashville|
MSY|81|Louis Armstrong New Orleans|Новый Орлеан — Луи Армстронг|Nueva Orleans-Louis Armstrong|New Orleans|
FLL|87|Fort Lauderdale-Hollywood|Форт-Лодердейл||Fort Lauderdale|
HNL|86|Honolulu Daniel K. Inouye|Гонолулу|Honolulú|Honolulu|Hawaii;Гавайи
ANC|76||||Anchorage|
GDL|84||||Guadalajara|
MTY|82||||Monterrey|
TIJ|80||||Tijuana|
PVR|82||||Puerto Vallarta|
SJD|82|Los Cabos|Лос-Кабос|||San José del Cabo;Cabo San Lucas
HAV|84|Havana José Martí|Гавана — Хосе Марти|La Habana-José Martí|Havana|
VRA|82|Varadero|Варадеро||Varadero|
PUJ|86|Punta Cana|Пунта-Кана||Punta Cana|
SDQ|80|Santo Domingo Las Américas|Санто-Доминго||Santo Domingo|
PTY|84|Panama Tocumen|Панама-Токумен|Panamá-Tocumen|Panamá|Panama City
SJO|80||||San José|Costa Rica
BOG|88|Bogotá El Dorado|Богота — Эль-Дорадо||Bogotá|
MDE|82|Medellín José María Córdova|Медельин||Medellín|Rionegro
CTG|80||||Cartagena|
UIO|80||||Quito|
GYE|78||||Guayaquil|
LIM|87|Lima Jorge Chávez|Лима — Хорхе Чавес||Lima|Callao
CUZ|78||||Cusco|Cuzco
SCL|87|Santiago Arturo Merino Benítez|Сантьяго-де-Чили||Santiago|Santiago de Chile
AEP|82|Buenos Aires Aeroparque|Аэропарке Хорхе Ньюбери||Buenos Aires|Jorge Newbery
MVD|80|Montevideo Carrasco|Монтевидео — Карраско||Montevideo|
GIG|86|Rio de Janeiro Galeão|Рио-де-Жанейро — Галеан|Río de Janeiro-Galeão|Rio de Janeiro|Tom Jobim
SDU|80|Rio de Janeiro Santos Dumont|Рио-де-Жанейро — Сантос-Дюмон|Río de Janeiro-Santos Dumont|Rio de Janeiro|
CGH|82|São Paulo Congonhas|Сан-Паулу — Конгоньяс||São Paulo|
BSB|82||||Brasília|
SSA|78||||Salvador|Bahia
CCS|78|Caracas Simón Bolívar|Каракас — Симон Боливар||Caracas|Maiquetía
KEF|84|Reykjavík Keflavík|Рейкьявик-Кеблавик|Reikiavik-Keflavík|Reykjavik|
BHX|85|Birmingham Airport|Аэропорт Бирмингема|Aeropuerto de Birmingham|Birmingham|
BRS|82|Bristol Airport|Аэропорт Бристоля|Aeropuerto de Bristol|Bristol|
GLA|82|Glasgow Airport|Аэропорт Глазго|Aeropuerto de Glasgow|Glasgow|
NCL|80|Newcastle Airport|Аэропорт Ньюкасла|Aeropuerto de Newcastle|Newcastle upon Tyne|
LPL|80|Liverpool John Lennon|Ливерпуль — Джон Леннон||Liverpool|
LBA|78|Leeds Bradford|Лидс-Брадфорд||Leeds|
BFS|78|Belfast International|Белфаст|Belfast|Belfast|
BHD|74|Belfast City|Белфаст-Сити||Belfast|George Best
ABZ|74||||Aberdeen|
INV|72||||Inverness|
CWL|74||||Cardiff|
SOU|70||||Southampton|
EMA|76|East Midlands|Ист-Мидлендс||Nottingham|
SEN|70|London Southend|Саутенд||London|
SNN|76||||Shannon|
ORK|76||||Cork|
EIN|82||||Eindhoven|
RTM|76|Rotterdam The Hague|Роттердам-Гаага|Róterdam-La Haya|Rotterdam|
CRL|84|Brussels South Charleroi|Брюссель-Южный Шарлеруа|Bruselas-Charleroi|Charleroi|Brussels;Bruxelles;Bruselas;Брюссель
LUX|80||||Luxembourg|
NUE|80|Nuremberg Airport|Аэропорт Нюрнберга|Aeropuerto de Núremberg|Nuremberg|
HAJ|80|Hannover Airport|Аэропорт Ганновера|Aeropuerto de Hannover|Hannover|
LEJ|77|Leipzig/Halle|Лейпциг/Галле||Leipzig|
BRE|76||||Bremen|
DRS|75||||Dresden|
DTM|75||||Dortmund|
HHN|76|Frankfurt-Hahn|Франкфурт-Хан|Fráncfort-Hahn|Lautzenhausen|Frankfurt
FMM|74|Memmingen|Мемминген||Memmingen|Munich West
SZG|80|Salzburg Airport|Аэропорт Зальцбурга|Aeropuerto de Salzburgo|Salzburg|
INN|78|Innsbruck Airport|Аэропорт Инсбрука|Aeropuerto de Innsbruck|Innsbruck|
GRZ|74||||Graz|
BSL|82|Basel-Mulhouse|Базель-Мюлуз|Basilea-Mulhouse|Basel|EuroAirport
BOD|80|Bordeaux-Mérignac|Бордо-Мериньяк|Burdeos-Mérignac|Bordeaux|
TLS|82|Toulouse-Blagnac|Тулуза-Бланьяк|Toulouse-Blagnac|Toulouse|
NTE|78||||Nantes|
SXB|74||||Strasbourg|
MPL|76||||Montpellier|
LIL|74||||Lille|
BLQ|83|Bologna Guglielmo Marconi|Болонья — Гульельмо Маркони|Bolonia-Guglielmo Marconi|Bologna|
CTA|83|Catania-Fontanarossa|Катания-Фонтанаросса||Catania|
PMO|82|Palermo Falcone-Borsellino|Палермо — Фальконе-Борселлино||Palermo|Punta Raisi
FLR|80|Florence Peretola|Флоренция — Перетола|Florencia-Peretola|Florence|Amerigo Vespucci;Firenze
PSA|82|Pisa Galileo Galilei|Пиза — Галилео Галилей|Pisa-Galileo Galilei|Pisa|Firenze;Florence;Флоренция
VRN|80|Verona Villafranca|Верона-Виллафранка||Verona|
TRN|80|Turin Caselle|Турин-Казелле|Turín-Caselle|Turin|Torino
BRI|79||||Bari|
BDS|77||||Brindisi|
CAG|79||||Cagliari|Sardinia;Сардиния;Cerdeña
OLB|79|Olbia Costa Smeralda|Ольбия — Коста-Смеральда||Olbia|Sardinia;Сардиния;Cerdeña
TSF|78|Venice Treviso|Венеция-Тревизо|Venecia-Treviso|Treviso|Venice
RMI|75||||Rimini|
GOA|76||||Genoa|Genova
MLA|84|Malta International|Мальта|Malta|Valletta|Luqa
TLL|82||||Tallinn|
RIX|84||||Riga|
VNO|80||||Vilnius|
KUN|76||||Kaunas|
GDN|82|Gdańsk Lech Wałęsa|Гданьск — Лех Валенса||Gdańsk|
WRO|80||||Wrocław|Breslau
KTW|80|Katowice Pyrzowice|Катовице-Пыжовице||Katowice|
POZ|78||||Poznań|
WMI|78|Warsaw Modlin|Варшава-Модлин|Varsovia-Modlin|Warsaw|
BTS|80||||Bratislava|
BRQ|72||||Brno|
CLJ|78|Cluj-Napoca|Клуж-Напока||Cluj-Napoca|
IAS|74||||Iași|
KIV|80||||Chisinau|RMO
KBP|84|Kyiv Boryspil|Киев-Борисполь|Kiev-Boryspil|Kyiv|Kiev
IEV|76|Kyiv Zhuliany|Киев-Жуляны|Kiev-Zhuliany|Kyiv|Kiev
ODS|78||||Odesa|Odessa
LWO|78||||Lviv|Lvov
SKP|78||||Skopje|
TIA|80||||Tirana|
SJJ|76||||Sarajevo|
PRN|76||||Pristina|
INI|70||||Niš|
ZAD|76||||Zadar|
PUY|75||||Pula|
CFU|82|Corfu|Корфу|Corfú|Corfu|Kerkyra;Керкира
JTR|83|Santorini|Санторини|Santorini|Santorini|Thira;Fira
JMK|82|Mykonos|Миконос|Miconos|Mykonos|
CHQ|81|Chania|Ханья|La Canea|Chania|
KGS|81|Kos|Кос|Kos|Kos|
ZTH|80|Zakynthos|Закинф|Zante|Zakynthos|Zante
GOT|82||||Gothenburg|
BMA|78|Stockholm Bromma|Бромма|Estocolmo-Bromma|Stockholm|
NYO|76|Stockholm Skavsta|Скавста|Estocolmo-Skavsta|Nyköping|Stockholm
MMX|74||||Malmö|
BGO|82||||Bergen|
TRD|78||||Trondheim|
SVG|77||||Stavanger|
TOS|78||||Tromsø|
BLL|80||||Billund|
TMP|72||||Tampere|
TKU|72||||Turku|
FNC|83|Madeira|Мадейра|Madeira|Funchal|Cristiano Ronaldo
PDL|77|Ponta Delgada|Понта-Делгада||Ponta Delgada|Azores;Азорские острова
SDR|72||||Santander|
EAS|74|San Sebastián|Сан-Себастьян||San Sebastián|Donostia;Hondarribia
ZAZ|74||||Zaragoza|
LEI|72||||Almería|
ADA|60||||Adana|
VAN|74|Van Ferit Melen|Ван — Ферит Мелен||Van|
ERZ|73||||Erzurum|
DIY|75||||Diyarbakır|
MLX|72||||Malatya|
TLV|91|Ben Gurion|Бен-Гурион||Tel Aviv|Tel-Aviv;Тель-Авив
ETM|78|Eilat Ramon|Эйлат-Рамон|Eilat-Ramón|Eilat|
AMM|84|Amman Queen Alia|Амман — Королева Алия|Amán-Reina Alia|Amman|
AQJ|74||||Aqaba|
BEY|84|Beirut Rafic Hariri|Бейрут — Рафик Харири|Beirut-Rafic Hariri|Beirut|
BGW|79||||Baghdad|
EBL|76||||Erbil|
IKA|84|Tehran Imam Khomeini|Тегеран — Имам Хомейни|Teherán-Imam Jomeini|Tehran|
THR|78|Tehran Mehrabad|Тегеран-Мехрабад|Teherán-Mehrabad|Tehran|
MHD|77||||Mashhad|
DMM|84|Dammam King Fahd|Даммам — Король Фахд|Dammam-Rey Fahd|Dammam|
MED|85|Medina Prince Mohammad|Медина — Принц Мухаммед|Medina-Príncipe Mohamed|Medina|Madinah;Al Madinah
BAH|84|Bahrain International|Бахрейн|Baréin|Manama|Bahrain
KWI|85|Kuwait International|Кувейт|Kuwait|Kuwait City|Kuwait
MCT|85|Muscat International|Маскат|Mascate|Muscat|
SLL|76||||Salalah|
AAN|72||||Al Ain City|Al Ain
RUH|91|King Khalid|Король Халид|Rey Jalid|Riyadh|Riyad
JED|91|King Abdulaziz|Король Абдулазиз|Rey Abdulaziz|Jeddah|Jidda;Mecca;Makkah
CMN|85|Casablanca Mohammed V|Касабланка — Мухаммед V|Casablanca-Mohamed V|Casablanca|
AGA|78||||Agadir|
TNG|77||||Tangier|Tánger
FEZ|75||||Fes|
TUN|80|Tunis-Carthage|Тунис-Карфаген|Túnez-Cartago|Tunis|
DJE|78|Djerba-Zarzis|Джерба-Зарзис|Yerba-Zarzis|Djerba|
NBE|77|Enfidha-Hammamet|Энфида-Хаммамет|||
MIR|75||||Monastir|
ALG|82||||Algiers|Argel
LXR|78||||Luxor|
RMF|76|Marsa Alam|Марса-Алам|||
ADD|84|Addis Ababa Bole|Аддис-Абеба — Боле|Adís Abeba-Bole|Addis Ababa|
NBO|84|Nairobi Jomo Kenyatta|Найроби — Джомо Кеньятта|Nairobi-Jomo Kenyatta|Nairobi|
MBA|76||||Mombasa|
ZNZ|79|Zanzibar|Занзибар|Zanzíbar|Zanzibar|
DAR|78||||Dar es Salaam|
JNB|88|Johannesburg O.R. Tambo|Йоханнесбург — О. Р. Тамбо|Johannesburgo-O. R. Tambo|Johannesburg|
CPT|87|Cape Town International|Кейптаун|Ciudad del Cabo|Cape Town|
DUR|78||||Durban|
LOS|84|Lagos Murtala Muhammed|Лагос — Муртала Мухаммед||Lagos|
ABV|78||||Abuja|
ACC|80||||Accra|
DSS|78||||Dakar|
MRU|81|Mauritius|Маврикий|Mauricio|Port Louis|Sir Seewoosagur Ramgoolam
SEZ|79|Seychelles|Сейшелы|Seychelles|Victoria|Mahé
RUN|76|Réunion Roland Garros|Реюньон|Reunión|Saint-Denis|
CMB|83|Colombo Bandaranaike|Коломбо — Бандаранаике||Colombo|Negombo
BLR|88||||Bengaluru|Bangalore
MAA|85||||Chennai|Madras
HYD|85|Hyderabad Rajiv Gandhi|Хайдарабад — Раджив Ганди||Hyderabad|
CCU|83||||Kolkata|Calcutta
COK|80||||Cochin|Kochi
AMD|78||||Ahmedabad|
GOX|78|Goa Manohar|Гоа — Мопа||Goa|Mopa
DEL|93|Indira Gandhi|Аэропорт имени Индиры Ганди|Indira Gandhi|Delhi|New Delhi;Nueva Delhi;Delhi;Нью-Дели
KTM|80|Kathmandu Tribhuvan|Катманду — Трибхуван||Kathmandu|
DAC|81||||Dhaka|
KHI|82|Karachi Jinnah|Карачи — Джинна||Karachi|
LHE|81|Lahore Allama Iqbal|Лахор — Аллама Икбал||Lahore|
ISB|81||||Islamabad|
HKT|90|Phuket Airport|Аэропорт Пхукет|Aeropuerto de Phuket|Phuket|
CNX|82||||Chiang Mai|
USM|82|Koh Samui|Самуи|Samui|Ko Samui|Samui
UTP|79|U-Tapao Pattaya|Паттайя — Утапао||Pattaya|
KBV|80||||Krabi|
HAN|86|Hanoi Nội Bài|Ханой — Нойбай|Hanói-Nội Bài|Hanoi|
SGN|87|Ho Chi Minh Tân Sơn Nhất|Хошимин — Таншоннят|Ho Chi Minh-Tan Son Nhat|Ho Chi Minh City|Saigon;Сайгон
DAD|81||||Da Nang|
CXR|83|Nha Trang Cam Ranh|Нячанг — Камрань||Nha Trang|
PQC|80|Phú Quốc|Фукуок|Phu Quoc|Phú Quốc|Phu Quoc
PNH|79||||Phnom Penh|
REP|78||||Siem Reap|Angkor
RGN|77||||Yangon|
KUL|90|Kuala Lumpur International|Куала-Лумпур|Kuala Lumpur|Kuala Lumpur|
LGK|78||||Langkawi|
PEN|79||||George Town|Penang
CGK|89|Jakarta Soekarno-Hatta|Джакарта — Сукарно-Хатта|Yakarta-Soekarno-Hatta|Jakarta|
SUB|80||||Surabaya|
MNL|88|Manila Ninoy Aquino|Манила — Ниной Акино||Manila|
CEB|81|Mactan-Cebu|Себу|Cebú|Cebu City|Cebu
TPE|90|Taipei Taoyuan|Тайбэй-Таоюань|Taipéi-Taoyuan|Taipei|
TSA|80|Taipei Songshan|Тайбэй-Суншань|Taipéi-Songshan|Taipei|
KIX|90|Osaka Kansai|Осака-Кансай||Osaka|
ITM|83|Osaka Itami|Осака-Итами||Osaka|
CTS|85|Sapporo New Chitose|Саппоро — Новый Титосе||Sapporo|
FUK|84||||Fukuoka|
NGO|82|Nagoya Chubu Centrair|Нагоя-Тюбу||Nagoya|
OKA|82|Okinawa Naha|Окинава-Наха||Naha|
GMP|85|Seoul Gimpo|Сеул-Кимпхо|Seúl-Gimpo|Seoul|
PUS|82|Busan Gimhae|Пусан-Кимхэ||Busan|
CJU|82|Jeju|Чеджу||Jeju City|
UBN|76|Ulaanbaatar Chinggis Khaan|Улан-Батор — Чингисхан|Ulán Bator-Chinggis Khaan|Ulaanbaatar|Ulan Bator
SHA|87|Shanghai Hongqiao|Шанхай-Хунцяо|Shanghái-Hongqiao|Shanghai|
CAN|91||||Guangzhou|Canton;Кантон
SZX|88||||Shenzhen|
CTU|84|Chengdu Shuangliu|Чэнду-Шуанлю||Chengdu|
TFU|85|Chengdu Tianfu|Чэнду-Тяньфу||Chengdu|
CKG|84||||Chongqing|
XIY|84|Xi'an Xianyang|Сиань-Сяньян|||Xi'an
KMG|83||||Kunming|
HGH|84||||Hangzhou|
WUH|82||||Wuhan|
NKG|82||||Nanjing|
XMN|82||||Xiamen|
TAO|81||||Qingdao|
TSN|80||||Tianjin|
DLC|80||||Dalian|
HRB|80||||Harbin|
SHE|80||||Shenyang|
SYX|82||||Sanya|Hainan;Хайнань
HAK|80||||Haikou|
URC|80||||Ürümqi|Urumqi
MFM|80|Macau|Макао|Macao|Macau|
MEL|91|Melbourne Tullamarine|Мельбурн-Талламарин||Melbourne|
BNE|87||||Brisbane|
PER|85||||Perth|
ADL|82||||Adelaide|
OOL|80||||Gold Coast|
CNS|78||||Cairns|
AKL|87||||Auckland|
CHC|82||||Christchurch|
WLG|80||||Wellington|
ZQN|77||||Queenstown|
CZM|80|Cozumel International|Аэропорт Косумель|Aeropuerto de Cozumel|Cozumel|
`
