/**
 * Streets and hotels of the sample, entered by hand: they look real and are near the real positions, but are no
 * directory. A block starts with `# city` (a GeoNames name in English, its country, and its coordinates to tell
 * namesakes apart). Then one place per line:
 * `s|id|en|ru|lat|lng|listed numbers|last number|district en|district ru`, `h|id|en|ru|lat|lng` (hotel),
 * `p|id|en|ru|lat|lng` (port or marina), `b|id|en|ru|lat|lng` (bus or coach stop), `c|…` (centre of a
 * city), `k|…` and `l|…` (on the ring roads MKAD and KAD); their districts follow two empty columns.
 */
export const addressTable = `
# Istanbul|TR|41.01|28.95
s|moda-caddesi|Moda Caddesi|Мода Джаддеси|40.9836|29.0266|142|260|Caferağa, Kadıköy|Джаферага, Кадыкёй
s|istiklal-caddesi|İstiklal Caddesi|Истикляль Джаддеси|41.0335|28.9778|56,181|480|Beyoğlu|Бейоглу
s|bagdat-caddesi|Bağdat Caddesi|Багдат Джаддеси|40.9668|29.0693|300|520|Kadıköy|Кадыкёй
s|divan-yolu|Divan Yolu Caddesi|Диван Йолу Джаддеси|41.0083|28.9735|18|120|Sultanahmet, Fatih|Султанахмет, Фатих
s|abdi-ipekci|Abdi İpekçi Caddesi|Абди Ипекчи Джаддеси|41.0489|28.9925|21|60|Nişantaşı, Şişli|Нишанташи, Шишли
s|buyukdere|Büyükdere Caddesi|Бююкдере Джаддеси|41.0792|29.0113|185|260|Levent, Şişli|Левент, Шишли
h|ciragan-palace|Çırağan Palace Kempinski Istanbul|Чираган Палас Кемпински Стамбул|41.0437|29.0164|||Beşiktaş|Бешикташ
h|swissotel-bosphorus|Swissôtel The Bosphorus Istanbul|Свиссотель Босфор Стамбул|41.0405|28.9985|||Beşiktaş|Бешикташ
h|pera-palace|Pera Palace Hotel|Пера Палас|41.0312|28.9738|||Beyoğlu|Бейоглу
h|four-seasons-sultanahmet|Four Seasons Sultanahmet|Фор Сизонс Султанахмет|41.0065|28.9795|||Sultanahmet, Fatih|Султанахмет, Фатих
h|hilton-bosphorus|Hilton Istanbul Bosphorus|Хилтон Стамбул Босфор|41.0445|28.9892|||Şişli|Шишли
h|ritz-carlton-istanbul|The Ritz-Carlton, Istanbul|Ритц-Карлтон Стамбул|41.0402|28.9903|||Beşiktaş|Бешикташ
p|galataport|Galataport cruise terminal|Галатапорт|41.0260|28.9830
p|atakoy-marina|Ataköy Marina|Марина Атакёй|40.9712|28.8760
c|sultanahmet|Sultanahmet Square|Площадь Султанахмет|41.0065|28.9760
c|taksim|Taksim Square|Площадь Таксим|41.0369|28.9850
b|esenler|Esenler coach station|Автовокзал Эсенлер|41.0405|28.8945
# Moscow|RU|55.75|37.62
s|tverskaya|Tverskaya Street|Тверская улица|55.7637|37.6069|12|31
s|arbat|Arbat Street|улица Арбат|55.7497|37.5915|24|55
s|novy-arbat|Novy Arbat Avenue|улица Новый Арбат|55.7526|37.5878|15|36
s|leninsky|Leninsky Avenue|Ленинский проспект|55.7070|37.5860|32,90|158
s|kutuzovsky|Kutuzovsky Avenue|Кутузовский проспект|55.7430|37.5420|22|88
s|pyatnitskaya|Pyatnitskaya Street|Пятницкая улица|55.7401|37.6288|27|82
s|myasnitskaya|Myasnitskaya Street|Мясницкая улица|55.7631|37.6355|20|50
s|presnenskaya|Presnenskaya Embankment|Пресненская набережная|55.7477|37.5390|10|12|Moscow City|Москва-Сити
s|prospekt-mira|Mira Avenue|проспект Мира|55.8090|37.6370|119|211
h|metropol-moscow|Metropol Hotel Moscow|Гостиница «Метрополь»|55.7586|37.6215
h|national-moscow|Hotel National|Гостиница «Националь»|55.7570|37.6138
h|cosmos-moscow|Cosmos Hotel|Гостиница «Космос»|55.8225|37.6470
h|izmailovo|Izmailovo Hotel|Гостиница «Измайлово»|55.7897|37.7476
h|azimut-smolenskaya|AZIMUT Hotel Smolenskaya|Отель «Азимут Смоленская»|55.7477|37.5838
h|radisson-collection-moscow|Radisson Collection Hotel Moscow|Гостиница «Украина»|55.7515|37.5652
c|red-square|Red Square|Красная площадь|55.7539|37.6208
p|northern-river-terminal|Northern River Terminal|Северный речной вокзал|55.8511|37.4667
k|mkad-14|MKAD, 14 km|МКАД, 14-й километр|55.6440|37.8200
# Saint Petersburg|RU|59.94|30.31
s|nevsky|Nevsky Prospect|Невский проспект|59.9345|30.3351|28|190
s|sadovaya-spb|Sadovaya Street|Садовая улица|59.9280|30.3200|25|128
s|rubinshteyna|Rubinsteina Street|улица Рубинштейна|59.9297|30.3440|13|40
s|bolshaya-morskaya|Bolshaya Morskaya Street|Большая Морская улица|59.9335|30.3110|39|67
s|moskovsky-prospekt|Moskovsky Avenue|Московский проспект|59.8790|30.3190|97|224
h|astoria|Hotel Astoria|Гостиница «Астория»|59.9329|30.3090
h|grand-europe|Grand Hotel Europe|Гранд Отель Европа|59.9358|30.3316
h|pribaltiyskaya|Park Inn Pribaltiyskaya|Гостиница «Прибалтийская»|59.9400|30.2090
h|corinthia-spb|Corinthia St Petersburg|Отель «Коринтия»|59.9318|30.3565
p|sea-facade|Passenger Port Sea Façade|Пассажирский порт «Морской фасад»|59.9510|30.2010
c|palace-square|Palace Square|Дворцовая площадь|59.9390|30.3158
l|kad-murino|KAD, Murino|КАД, Мурино|60.0445|30.4480
# Sochi|RU|43.6|39.73
s|navaginskaya|Navaginskaya Street|Навагинская улица|43.5867|39.7230|9|18
s|kurortny|Kurortny Avenue|Курортный проспект|43.5700|39.7370|50,89|110
s|lenina-adler|Lenina Street|улица Ленина|43.4390|39.9150|219|298|Adler|Адлер
s|vinogradnaya|Vinogradnaya Street|Виноградная улица|43.6010|39.7090|22|220
h|rodina-sochi|Rodina Grand Hotel|Гранд Отель и СПА Родина|43.5735|39.7290
h|zhemchuzhina|Zhemchuzhina Hotel|Гранд-отель «Жемчужина»|43.5690|39.7290
h|radisson-lazurnaya|Swissôtel Resort Sochi Kamelia|Свиссотель Камелия|43.5590|39.7440
h|bogatyr|Bogatyr Hotel|Отель «Богатырь»|43.4080|39.9600|||Sirius|Сириус
h|rixos-krasnaya-polyana|Rixos Krasnaya Polyana|Риксос Красная Поляна|43.6690|40.2640|||Krasnaya Polyana|Красная Поляна
p|sochi-port|Sochi sea port|Морской порт Сочи|43.5810|39.7190
# Yekaterinburg|RU|56.84|60.61
s|lenina-yekb|Lenina Avenue|проспект Ленина|56.8385|60.6050|40|103
s|malysheva|Malysheva Street|улица Малышева|56.8335|60.6080|51|164
s|vaynera|Vaynera Street|улица Вайнера|56.8340|60.5970|10|66
h|hyatt-yekb|Hyatt Regency Ekaterinburg|Хаятт Ридженси Екатеринбург|56.8430|60.5900
h|tsentralny-yekb|Tsentralny by USTA|Гостиница «Центральный»|56.8365|60.6120
# Kazan|RU|55.79|49.12
s|baumana|Baumana Street|улица Баумана|55.7900|49.1150|38|82
s|kremlyovskaya|Kremlyovskaya Street|Кремлёвская улица|55.7930|49.1170|18|37
s|pushkina-kazan|Pushkina Street|улица Пушкина|55.7890|49.1260|4|86
h|kazan-palace|Kazan Palace by Tasigo|Отель «Казань Палас»|55.7920|49.1280
h|korston-kazan|Korston Hotel Kazan|Отель «Корстон»|55.7940|49.1470
# Novosibirsk|RU|55.04|82.93
s|krasny|Krasny Avenue|Красный проспект|55.0310|82.9210|29|327
s|lenina-nsk|Lenina Street|улица Ленина|55.0300|82.9110|12|94
s|vokzalnaya-magistral|Vokzalnaya Magistral|Вокзальная магистраль|55.0320|82.9060|16|19
h|marriott-nsk|Marriott Novosibirsk|Марриотт Новосибирск|55.0290|82.9230
h|azimut-sibir|AZIMUT Hotel Sibir|Гостиница «Азимут Сибирь»|55.0280|82.9120
# Vladivostok|RU|43.12|131.89
s|svetlanskaya|Svetlanskaya Street|Светланская улица|43.1160|131.8900|41|205
s|aleutskaya|Aleutskaya Street|Алеутская улица|43.1170|131.8830|28|65
s|fokina|Admirala Fokina Street|улица Адмирала Фокина|43.1175|131.8820|8|31
h|lotte-vladivostok|Lotte Hotel Vladivostok|Лотте Отель Владивосток|43.1190|131.8860
h|azimut-vladivostok|AZIMUT Hotel Vladivostok|Гостиница «Азимут»|43.1170|131.8730
p|vladivostok-sea|Vladivostok Sea Terminal|Морской вокзал Владивосток|43.1110|131.8840
# Kaliningrad|RU|54.71|20.51
s|leninsky-kgd|Leninsky Avenue|Ленинский проспект|54.7130|20.5070|30|155
s|mira-kgd|Mira Avenue|проспект Мира|54.7210|20.4800|19|196
h|radisson-kgd|Radisson Blu Kaliningrad|Рэдиссон Блу Калининград|54.7195|20.5030
h|kaiserhof|Kaiserhof Hotel|Отель «Кайзерхоф»|54.7060|20.5180
# Krasnodar|RU|45.04|38.98
s|krasnaya|Krasnaya Street|Красная улица|45.0370|38.9750|122|216
s|severnaya|Severnaya Street|Северная улица|45.0450|38.9780|326|600
h|marriott-krasnodar|Marriott Krasnodar|Марриотт Краснодар|45.0430|38.9770
# Antalya|TR|36.9|30.7
s|ataturk-antalya|Atatürk Caddesi|Ататюрк Джаддеси|36.8850|30.7080|30|110|Muratpaşa|Муратпаша
s|guzeloba|Yaşar Sobutay Bulvarı|бульвар Яшара Собутая|36.8540|30.7990|32|120|Lara, Muratpaşa|Лара, Муратпаша
s|konyaalti|Akdeniz Bulvarı|бульвар Акдениз|36.8620|30.6370|60|150|Konyaaltı|Коньяалты
h|rixos-downtown|Rixos Downtown Antalya|Риксос Даунтаун Анталья|36.8830|30.6770
h|titanic-mardan|Titanic Mardan Palace|Титаник Мардан Палас|36.8560|30.9060|||Lara, Aksu|Лара, Аксу
h|maxx-royal-belek|Maxx Royal Belek|Макс Роял Белек|36.8610|31.0320|||Belek, Serik|Белек, Серик
h|delphin-imperial|Delphin Imperial Lara|Дельфин Империал Лара|36.8560|30.8700|||Lara, Aksu|Лара, Аксу
h|regnum-carya|Regnum Carya|Регнум Кария|36.8600|31.0010|||Belek, Serik|Белек, Серик
h|akra-antalya|Akra Hotel|Акра Отель|36.8620|30.7250
p|kaleici-marina|Kaleiçi Marina|Марина Калеичи|36.8845|30.7035
p|setur-antalya|Setur Antalya Marina|Сетур Марина Анталья|36.8350|30.6080
# Alanya|TR|36.54|32.0
s|ataturk-alanya|Atatürk Bulvarı|бульвар Ататюрка|36.5480|32.0020|110|260
s|damlatas|Damlataş Caddesi|Дамлаташ Джаддеси|36.5430|31.9900|25|60
h|granada-alanya|Granada Luxury Alanya|Гранада Лакшери Аланья|36.5560|32.0500
h|delphin-alanya|Delphin Deluxe Okurcalar|Дельфин Делюкс Окурджалар|36.6480|31.6590
p|alanya-marina|Alanya Marina|Марина Аланья|36.5560|31.9590
# Bodrum|TR|37.04|27.43
s|neyzen-tevfik|Neyzen Tevfik Caddesi|Нейзен Тевфик Джаддеси|37.0360|27.4230|120|230
s|cumhuriyet-bodrum|Cumhuriyet Caddesi|Джумхуриет Джаддеси|37.0330|27.4330|90|190
h|mandarin-bodrum|Mandarin Oriental, Bodrum|Мандарин Ориентал Бодрум|37.1110|27.3150|||Göltürkbükü|Гёльтюркбюкю
h|kempinski-barbaros|Kempinski Hotel Barbaros Bay|Кемпински Барбарос Бей|37.0050|27.5010
p|yalikavak|Yalıkavak Marina|Ялыкавак Марина|37.1060|27.2830|||Yalıkavak|Ялыкавак
p|milta-bodrum|Milta Bodrum Marina|Милта Бодрум Марина|37.0340|27.4230
# Fethiye|TR|36.64|29.13
s|fevzi-cakmak|Fevzi Çakmak Caddesi|Февзи Чакмак Джаддеси|36.6220|29.1040|15|90
s|ataturk-fethiye|Atatürk Caddesi|Ататюрк Джаддеси|36.6225|29.1150|40|120
h|liberty-lykia|Liberty Lykia|Либерти Ликия|36.5420|29.1120|||Ölüdeniz|Олюдениз
h|ece-marina|Ece Marina Suites|Эдже Марина Сьютс|36.6230|29.1010
p|ece-saray|Ece Saray Marina|Марина Эдже Сарай|36.6230|29.1005
p|gocek|Göcek Marina|Марина Гёчек|36.7530|28.9370|||Göcek|Гёчек
# Ankara|TR|39.92|32.85
s|ataturk-bulvari|Atatürk Bulvarı|бульвар Ататюрка|39.9080|32.8550|110|260|Çankaya|Чанкая
s|tunali-hilmi|Tunalı Hilmi Caddesi|Туналы Хильми Джаддеси|39.9060|32.8600|70|130|Çankaya|Чанкая
h|jw-ankara|JW Marriott Hotel Ankara|Джей Даблъю Марриотт Анкара|39.9100|32.8090
h|sheraton-ankara|Sheraton Ankara|Шератон Анкара|39.8980|32.8600
# İzmir|TR|38.41|27.14
s|kibris-sehitleri|Kıbrıs Şehitleri Caddesi|Кыбрыс Шехитлери Джаддеси|38.4380|27.1430|60|190|Alsancak|Алсанджак
s|mithatpasa|Mithatpaşa Caddesi|Митхатпаша Джаддеси|38.4080|27.1100|400|1200|Konak|Конак
h|swissotel-izmir|Swissôtel Büyük Efes İzmir|Свиссотель Бююк Эфес Измир|38.4270|27.1370
p|cesme-marina|Çeşme Marina|Марина Чешме|38.3220|26.3020
# Budva|ME|42.29|18.84
s|slovenska-obala|Slovenska obala|Словенска обала|42.2840|18.8420|10|40
s|mediteranska|Mediteranska|улица Медитеранска|42.2860|18.8400|8|60
s|jadranski-put|Jadranski put|Ядрански пут|42.2890|18.8500|12|90
h|splendid-budva|Hotel Splendid|Отель «Сплендид»|42.2590|18.8940|||Bečići|Бечичи
h|avala-budva|Avala Resort & Villas|Авала Резорт|42.2780|18.8390
h|slovenska-plaza|Slovenska Plaža|Словенска Плажа|42.2830|18.8520
p|dukley-marina|Dukley Marina|Дукли Марина|42.2790|18.8390
# Tivat|ME|42.43|18.7
s|obala-marsala-tita|Obala Maršala Tita|Обала Маршала Тита|42.4300|18.6970|5|40
s|seljanovo|Seljanovo|Сельяново|42.4370|18.6900|7|60
h|regent-porto-montenegro|Regent Porto Montenegro|Реджент Порто Монтенегро|42.4350|18.6910
p|porto-montenegro|Porto Montenegro|Порто Монтенегро|42.4340|18.6920
# Podgorica|ME|42.44|19.26
s|slobode|Ulica slobode|улица Слободы|42.4415|19.2620|24|90
s|njegoseva|Njegoševa|Негошева улица|42.4420|19.2640|10|60
h|hilton-podgorica|Hilton Podgorica Crna Gora|Хилтон Подгорица Црна Гора|42.4410|19.2640
# Dubai|AE|25.2|55.27
s|sheikh-zayed|Sheikh Zayed Road|Шейх Зайед Роуд|25.2120|55.2740|120|350
s|jumeirah-beach|Jumeirah Beach Road|Джумейра Бич Роуд|25.2100|55.2450|200|600|Jumeirah|Джумейра
s|al-rigga|Al Rigga Road|Аль-Рига Роуд|25.2640|55.3220|32|120|Deira|Дейра
s|jbr-walk|The Walk JBR|Зе Уок Джей-Би-Ар|25.0780|55.1330|4|60|Dubai Marina|Дубай-Марина
h|burj-al-arab|Burj Al Arab Jumeirah|Бурдж-эль-Араб|25.1412|55.1853|||Jumeirah|Джумейра
h|atlantis-palm|Atlantis, The Palm|Атлантис Палм|25.1304|55.1171|||Palm Jumeirah|Пальма Джумейра
h|armani-dubai|Armani Hotel Dubai|Армани Отель Дубай|25.1972|55.2744
h|jumeirah-beach-hotel|Jumeirah Beach Hotel|Джумейра Бич Отель|25.1417|55.1912
h|rove-downtown|Rove Downtown|Роув Даунтаун|25.2020|55.2800
p|dubai-marina|Dubai Marina Yacht Club|Яхт-клуб Дубай-Марина|25.0730|55.1340
p|dubai-harbour|Dubai Harbour|Дубай-Харбор|25.0950|55.1420
# Abu Dhabi|AE|24.45|54.38
s|corniche-ad|Corniche Road|Корниш Роуд|24.4760|54.3450|18|120
s|hamdan-street|Hamdan Bin Mohammed Street|улица Хамдан бин Мохаммед|24.4910|54.3640|60|200
h|emirates-palace|Emirates Palace Mandarin Oriental|Эмирейтс Палас|24.4615|54.3173
h|w-yas|W Abu Dhabi Yas Island|Дабл-ю Абу-Даби Яс Айленд|24.4700|54.6050
p|yas-marina|Yas Marina|Яс Марина|24.4670|54.6090
# Barcelona|ES|41.39|2.16
s|la-rambla|La Rambla|Ла-Рамбла|41.3809|2.1734|51|140
s|passeig-de-gracia|Passeig de Gràcia|Пасео-де-Грасия|41.3925|2.1645|43,92|132|Eixample|Эшампле
s|diagonal|Avinguda Diagonal|проспект Диагональ|41.3940|2.1500|477|700
s|gran-via-bcn|Gran Via de les Corts Catalanes|Гран-Виа-де-лес-Кортс-Каталанес|41.3870|2.1690|585|1180
s|passeig-maritim|Passeig Marítim de la Barceloneta|Пасеч-Маритим|41.3830|2.1950|19|40|La Barceloneta|Барселонета
h|w-barcelona|W Barcelona|Дабл-ю Барселона|41.3684|2.1900
h|arts-barcelona|Hotel Arts Barcelona|Отель Артс Барселона|41.3867|2.1966
h|majestic-bcn|Majestic Hotel & Spa Barcelona|Маджестик Барселона|41.3936|2.1641
h|casa-fuster|Hotel Casa Fuster|Отель Каса Фустер|41.3983|2.1577
p|port-vell|Marina Port Vell|Марина Порт-Велл|41.3775|2.1860
p|moll-adossat|Barcelona cruise terminal|Круизный терминал Барселоны|41.3600|2.1800
b|estacio-nord|Estació del Nord coach station|Автовокзал Норд|41.3942|2.1830
c|placa-catalunya|Plaça de Catalunya|Площадь Каталонии|41.3870|2.1700
# Madrid|ES|40.42|-3.7
s|gran-via|Gran Vía|Гран-Виа|40.4200|-3.7030|28,68|80
s|alcala|Calle de Alcalá|Калье-де-Алькала|40.4190|-3.6950|42|530
s|serrano|Calle de Serrano|Калье-де-Серрано|40.4290|-3.6870|61|240|Salamanca|Саламанка
s|castellana|Paseo de la Castellana|Пасео-де-ла-Кастельяна|40.4480|-3.6910|89|278
s|atocha-calle|Calle de Atocha|Калье-де-Аточа|40.4120|-3.6980|49|125
h|ritz-madrid|Mandarin Oriental Ritz, Madrid|Мандарин Ориентал Ритц Мадрид|40.4157|-3.6926
h|palace-madrid|The Palace Hotel Madrid|Отель Палас Мадрид|40.4153|-3.6955
h|riu-plaza-espana|Hotel Riu Plaza España|Отель Риу Плаза Испания|40.4237|-3.7115
c|puerta-del-sol|Puerta del Sol|Пуэрта-дель-Соль|40.4169|-3.7035
b|avenida-america|Avenida de América coach station|Автовокзал Авенида-де-Америка|40.4378|-3.6770
# Málaga|ES|36.72|-4.42
s|larios|Calle Marqués de Larios|Калье-Маркес-де-Лариос|36.7195|-4.4215|5|12
s|alameda-malaga|Alameda Principal|Аламеда-Принсипаль|36.7175|-4.4240|15|50
h|gran-miramar|Gran Hotel Miramar|Гран Отель Мирамар|36.7200|-4.4080
p|puerto-banus|Puerto Banús|Пуэрто-Банус|36.4850|-4.9530|||Marbella|Марбелья
# Palma|ES|39.57|2.65
s|jaume-iii|Avinguda de Jaume III|Авингуда-Жауме III|39.5720|2.6440|16|32
s|passeig-des-born|Passeig des Born|Пасеч-дес-Борн|39.5700|2.6470|20|30
h|son-vida|Castillo Hotel Son Vida|Кастильо Отель Сон Вида|39.5930|2.5990
p|port-palma|Club de Mar Mallorca|Клуб-де-Мар Майорка|39.5600|2.6270
# London|GB|51.51|-0.13
s|baker-street|Baker Street|Бейкер-стрит|51.5226|-0.1571|221|247|Marylebone|Марилебон
s|oxford-street|Oxford Street|Оксфорд-стрит|51.5154|-0.1420|400|550
s|piccadilly|Piccadilly|Пикадилли|51.5078|-0.1400|150|230
s|kings-road|King's Road|Кингс-роуд|51.4875|-0.1690|120|580|Chelsea|Челси
s|brick-lane|Brick Lane|Брик-лейн|51.5210|-0.0717|91|260|Shoreditch|Шордич
h|ritz-london|The Ritz London|Ритц Лондон|51.5070|-0.1417
h|savoy|The Savoy|Савой|51.5103|-0.1205
h|claridges|Claridge's|Клариджс|51.5126|-0.1477
h|hilton-park-lane|London Hilton on Park Lane|Хилтон Парк-лейн|51.5054|-0.1500
b|victoria-coach|Victoria Coach Station|Автовокзал Виктория|51.4925|-0.1490
c|trafalgar|Trafalgar Square|Трафальгарская площадь|51.5080|-0.1281
# Paris|FR|48.85|2.35
s|rivoli|Rue de Rivoli|улица Риволи|48.8590|2.3450|59,202|258
s|champs-elysees|Avenue des Champs-Élysées|Елисейские Поля|48.8698|2.3078|99|156
s|haussmann|Boulevard Haussmann|бульвар Осман|48.8735|2.3320|40|194
s|saint-germain|Boulevard Saint-Germain|бульвар Сен-Жермен|48.8530|2.3340|172|288
h|ritz-paris|Ritz Paris|Ритц Париж|48.8681|2.3288
h|george-v|Four Seasons Hotel George V|Фор Сизонс Георг V|48.8688|2.3008
h|crillon|Hôtel de Crillon|Отель де Крийон|48.8677|2.3215
h|lutetia|Hôtel Lutetia|Отель Лютеция|48.8510|2.3273
b|bercy-seine|Bercy Seine coach station|Автовокзал Берси|48.8356|2.3800
# Nice|FR|43.7|7.27
s|promenade-des-anglais|Promenade des Anglais|Английская набережная|43.6950|7.2600|37|400
s|jean-medecin|Avenue Jean Médecin|авеню Жан Медсен|43.7000|7.2680|30|60
h|negresco|Hotel Negresco|Отель Негреско|43.6945|7.2581
p|port-nice|Port Lympia|Порт Лимпия|43.6960|7.2850
# Rome|IT|41.89|12.51
s|via-del-corso|Via del Corso|Виа-дель-Корсо|41.9030|12.4797|126|528
s|via-veneto|Via Vittorio Veneto|Виа Витторио Венето|41.9070|12.4890|125|191
s|via-nazionale|Via Nazionale|Виа Национале|41.9010|12.4920|46|250
h|hassler|Hotel Hassler Roma|Отель Хасслер Рим|41.9062|12.4838
h|excelsior-rome|The Westin Excelsior, Rome|Вестин Эксельсиор Рим|41.9075|12.4905
# Milan|IT|45.46|9.19
s|montenapoleone|Via Monte Napoleone|Виа Монтенаполеоне|45.4685|9.1950|8|29
s|buenos-aires|Corso Buenos Aires|Корсо Буэнос-Айрес|45.4780|9.2090|33|92
s|via-torino|Via Torino|Виа Торино|45.4620|9.1850|40|70
h|principe-savoia|Hotel Principe di Savoia|Отель Принчипе ди Савойя|45.4797|9.1960
h|bulgari-milano|Bulgari Hotel Milano|Булгари Милан|45.4710|9.1890
# Berlin|DE|52.52|13.4
s|unter-den-linden|Unter den Linden|Унтер-ден-Линден|52.5170|13.3880|77|80
s|kurfuerstendamm|Kurfürstendamm|Курфюрстендамм|52.5010|13.3150|101|237
s|friedrichstrasse|Friedrichstraße|Фридрихштрассе|52.5150|13.3890|180|246
s|alexanderplatz|Alexanderplatz|Александерплац|52.5219|13.4132|7|9
h|adlon|Hotel Adlon Kempinski Berlin|Адлон Кемпински Берлин|52.5159|13.3805
h|park-inn-alex|Park Inn by Radisson Berlin Alexanderplatz|Парк Инн Берлин Александерплац|52.5227|13.4130
# Vienna|AT|48.21|16.37
s|kaerntner|Kärntner Straße|Кертнерштрассе|48.2050|16.3710|38|61
s|mariahilfer|Mariahilfer Straße|Мариахильферштрассе|48.1980|16.3500|84|200
h|sacher|Hotel Sacher Wien|Отель Захер|48.2039|16.3694
h|imperial-vienna|Hotel Imperial Vienna|Отель Империал Вена|48.2010|16.3730
# Prague|CZ|50.09|14.42
s|vaclavske|Václavské náměstí|Вацлавская площадь|50.0815|14.4270|25|60
s|parizska|Pařížská|Парижская улица|50.0900|14.4190|21|30
h|four-seasons-prague|Four Seasons Hotel Prague|Фор Сизонс Прага|50.0875|14.4145
# Athens|GR|37.98|23.73
s|ermou|Ermou Street|улица Эрму|37.9765|23.7310|44|130
s|dionysiou|Dionysiou Areopagitou|улица Дионисиу Ареопагиту|37.9690|23.7270|17|47
h|grande-bretagne|Hotel Grande Bretagne|Отель Гранд Бретань|37.9763|23.7354
p|piraeus|Piraeus cruise port|Порт Пирей|37.9420|23.6330|||Piraeus|Пирей
p|flisvos|Flisvos Marina|Марина Флисвос|37.9330|23.6830
# Tbilisi|GE|41.69|44.83
s|rustaveli|Rustaveli Avenue|проспект Руставели|41.6980|44.7980|24|52
s|aghmashenebeli|Aghmashenebeli Avenue|проспект Агмашенебели|41.7080|44.7990|108|189
h|stamba|Stamba Hotel|Отель «Стамба»|41.7055|44.7870
# Batumi|GE|41.65|41.64
s|memed-abashidze|Memed Abashidze Avenue|проспект Мемеда Абашидзе|41.6510|41.6390|30|60
h|hilton-batumi|Hilton Batumi|Хилтон Батуми|41.6480|41.6280
# Minsk|BY|53.9|27.57
s|nezavisimosti|Independence Avenue|проспект Независимости|53.9100|27.5830|58|190
s|nemiga|Nemiga Street|улица Немига|53.9030|27.5480|12|44
h|minsk-hotel|Hotel Minsk|Гостиница «Минск»|53.8960|27.5500
# Almaty|KZ|43.25|76.93
s|abay|Abay Avenue|проспект Абая|43.2390|76.9200|52|160
s|dostyk|Dostyk Avenue|проспект Достык|43.2410|76.9570|52|300
s|zhibek-zholy|Zhibek Zholy Avenue|проспект Жибек Жолы|43.2610|76.9430|50|170
h|rixos-almaty|Rixos Almaty|Риксос Алматы|43.2470|76.9420
h|kazakhstan-hotel|Kazakhstan Hotel|Гостиница «Казахстан»|43.2450|76.9570
# Astana|KZ|51.17|71.43
s|mangilik-el|Mangilik El Avenue|проспект Мангилик Ел|51.1050|71.4330|55|80
s|kabanbay|Kabanbay Batyr Avenue|проспект Кабанбай батыра|51.1230|71.4110|15|60
h|ritz-astana|The Ritz-Carlton, Astana|Ритц-Карлтон Астана|51.1270|71.4330
`
