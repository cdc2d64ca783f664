/**
 * Stations of countries that the source hardly knows, entered by hand: id, country, latitude, longitude, weight,
 * name in English, in Russian, city in English (a GeoNames name near by), further spellings by semicolon.
 */
export const stationTable = `
kazansky|RU|55.7737|37.6556|79|Kazansky railway station|Казанский вокзал|Moscow|
leningradsky|RU|55.7763|37.6553|79|Leningradsky railway station|Ленинградский вокзал|Moscow|
yaroslavsky|RU|55.7766|37.6576|78|Yaroslavsky railway station|Ярославский вокзал|Moscow|
kursky|RU|55.7570|37.6605|78|Kursky railway station|Курский вокзал|Moscow|
paveletsky|RU|55.7297|37.6398|77|Paveletsky railway station|Павелецкий вокзал|Moscow|
kiyevsky|RU|55.7433|37.5657|77|Kiyevsky railway station|Киевский вокзал|Moscow|Kievsky
belorussky|RU|55.7765|37.5806|77|Belorussky railway station|Белорусский вокзал|Moscow|Belarussky
rizhsky|RU|55.7930|37.6326|70|Rizhsky railway station|Рижский вокзал|Moscow|
savyolovsky|RU|55.7942|37.5885|70|Savyolovsky railway station|Савёловский вокзал|Moscow|Savelovsky
vostochny-moscow|RU|55.8043|37.7466|76|Moscow Vostochny railway station|Восточный вокзал|Moscow|Черкизово
moskovsky-spb|RU|59.9296|30.3622|78|Moskovsky railway station|Московский вокзал|Saint Petersburg|
ladozhsky|RU|59.9318|30.4398|76|Ladozhsky railway station|Ладожский вокзал|Saint Petersburg|
finlyandsky|RU|59.9560|30.3563|75|Finlyandsky railway station|Финляндский вокзал|Saint Petersburg|Finland station
vitebsky|RU|59.9200|30.3286|75|Vitebsky railway station|Витебский вокзал|Saint Petersburg|
baltiysky|RU|59.9074|30.2993|73|Baltiysky railway station|Балтийский вокзал|Saint Petersburg|Baltic station
sochi|RU|43.5925|39.7270|74|Sochi railway station|Вокзал Сочи|Sochi|
adler|RU|43.4365|39.9117|74|Adler railway station|Вокзал Адлер|Adler|
olympic-park|RU|43.4122|39.9656|70|Imeretinsky Kurort station|Имеретинский курорт|Adler|Олимпийский парк;Olympic Park
rosa-khutor|RU|43.6825|40.2640|70|Krasnaya Polyana station|Вокзал Красная Поляна|Krasnaya Polyana|Роза Хутор;Rosa Khutor
tuapse|RU|44.0977|39.0713|62|Tuapse railway station|Вокзал Туапсе|Tuapse|
anapa|RU|44.9420|37.3250|65|Anapa railway station|Вокзал Анапа|Anapa|
novorossiysk|RU|44.7437|37.7757|64|Novorossiysk railway station|Вокзал Новороссийск|Novorossiysk|
krasnodar-1|RU|45.0195|38.9896|70|Krasnodar-1|Вокзал Краснодар-1|Krasnodar|
rostov|RU|47.2172|39.6886|71|Rostov-Glavny|Вокзал Ростов-Главный|Rostov-on-Don|Ростов-на-Дону
mineralnye-vody|RU|44.2060|43.1270|66|Mineralnye Vody railway station|Вокзал Минеральные Воды|Mineralnye Vody|
kislovodsk|RU|43.9035|42.7215|64|Kislovodsk railway station|Вокзал Кисловодск|Kislovodsk|
pyatigorsk|RU|44.0378|43.0519|63|Pyatigorsk railway station|Вокзал Пятигорск|Pyatigorsk|
simferopol|RU|44.9695|34.0828|67|Simferopol railway station|Вокзал Симферополь|Simferopol|
sevastopol|RU|44.5940|33.5315|66|Sevastopol railway station|Вокзал Севастополь|Sevastopol|
volgograd-1|RU|48.7123|44.5133|68|Volgograd-1|Вокзал Волгоград-1|Volgograd|
voronezh-1|RU|51.6829|39.2181|66|Voronezh-1|Вокзал Воронеж-1|Voronezh|
saratov-1|RU|51.5444|46.0132|66|Saratov-1|Вокзал Саратов-1|Saratov|
samara|RU|53.1867|50.1213|70|Samara railway station|Вокзал Самара|Samara|
kazan-1|RU|55.7882|49.0997|72|Kazan Passazhirskaya|Вокзал Казань-1|Kazan|
kazan-2|RU|55.8402|49.0823|66|Kazan-2 Vosstaniye|Вокзал Казань-2|Kazan|
nizhny-novgorod|RU|56.3217|43.9462|71|Nizhny Novgorod Moskovsky|Московский вокзал Нижний Новгород|Nizhniy Novgorod|
vladimir|RU|56.1298|40.4206|63|Vladimir railway station|Вокзал Владимир|Vladimir|
yaroslavl|RU|57.6260|39.8344|65|Yaroslavl-Glavny|Вокзал Ярославль-Главный|Yaroslavl|
tver|RU|56.8352|35.8938|64|Tver railway station|Вокзал Тверь|Tver|
tula|RU|54.1956|37.6079|64|Tula-1 Kursky|Московский вокзал Тула|Tula|
smolensk|RU|54.7967|32.0348|63|Smolensk railway station|Вокзал Смоленск|Smolensk|
kaliningrad|RU|54.6945|20.4995|68|Kaliningrad Yuzhny|Южный вокзал Калининград|Kaliningrad|
murmansk|RU|68.9710|33.0580|64|Murmansk railway station|Вокзал Мурманск|Murmansk|
petrozavodsk|RU|61.7848|34.3453|63|Petrozavodsk railway station|Вокзал Петрозаводск|Petrozavodsk|
veliky-novgorod|RU|58.5275|31.2537|62|Veliky Novgorod railway station|Вокзал Великий Новгород|Velikiy Novgorod|
pskov|RU|57.8104|28.3487|61|Pskov railway station|Вокзал Псков|Pskov|
arkhangelsk|RU|64.5430|40.5440|62|Arkhangelsk-Gorod|Вокзал Архангельск-Город|Arkhangel'sk|
perm-2|RU|58.0050|56.1865|68|Perm-2|Вокзал Пермь-2|Perm|
yekaterinburg|RU|56.8584|60.6050|74|Yekaterinburg-Passazhirsky|Вокзал Екатеринбург-Пассажирский|Yekaterinburg|Свердловск;Ekaterinburg
chelyabinsk|RU|55.1412|61.4165|68|Chelyabinsk-Glavny|Вокзал Челябинск-Главный|Chelyabinsk|
ufa|RU|54.7505|56.0009|68|Ufa railway station|Вокзал Уфа|Ufa|
tyumen|RU|57.1463|65.5222|68|Tyumen railway station|Вокзал Тюмень|Tyumen|
omsk|RU|54.9395|73.3855|68|Omsk-Passazhirsky|Вокзал Омск-Пассажирский|Omsk|
novosibirsk|RU|55.0353|82.8978|74|Novosibirsk-Glavny|Вокзал Новосибирск-Главный|Novosibirsk|
tomsk-1|RU|56.4615|84.9907|63|Tomsk-1|Вокзал Томск-1|Tomsk|
krasnoyarsk|RU|56.0061|92.8323|69|Krasnoyarsk-Passazhirsky|Вокзал Красноярск-Пассажирский|Krasnoyarsk|
irkutsk|RU|52.2830|104.2606|69|Irkutsk-Passazhirsky|Вокзал Иркутск-Пассажирский|Irkutsk|
ulan-ude|RU|51.8411|107.5842|62|Ulan-Ude railway station|Вокзал Улан-Удэ|Ulan-Ude|
khabarovsk-1|RU|48.4960|135.0725|68|Khabarovsk-1|Вокзал Хабаровск-1|Khabarovsk|
vladivostok|RU|43.1113|131.8816|72|Vladivostok railway station|Вокзал Владивосток|Vladivostok|
minsk|BY|53.8905|27.5510|73|Minsk-Passazhirsky|Вокзал Минск-Пассажирский|Minsk|
brest|BY|52.1005|23.6810|67|Brest-Tsentralny|Вокзал Брест-Центральный|Brest|
gomel|BY|52.4316|30.9930|64|Gomel railway station|Вокзал Гомель|Homyel'|Homel
grodno|BY|53.6876|23.8486|63|Grodno railway station|Вокзал Гродно|Hrodna|
vitebsk|BY|55.1955|30.1850|63|Vitebsk railway station|Вокзал Витебск|Vitebsk|
almaty-1|KZ|43.3402|76.9497|70|Almaty-1|Вокзал Алматы-1|Almaty|Алма-Ата
almaty-2|KZ|43.2729|76.9398|72|Almaty-2|Вокзал Алматы-2|Almaty|Алма-Ата
astana|KZ|51.1893|71.4087|68|Astana-1|Вокзал Астана-1|Astana|
nurly-zhol|KZ|51.1123|71.5320|71|Nurly Zhol|Вокзал Нурлы Жол|Astana|Астана
shymkent|KZ|42.2985|69.6045|64|Shymkent railway station|Вокзал Шымкент|Shymkent|
karaganda|KZ|49.7950|73.0985|64|Karaganda railway station|Вокзал Караганда|Karagandy|
halkali|TR|41.0188|28.7662|72|Halkalı|Халкалы|Istanbul|
sirkeci|TR|41.0150|28.9771|73|Sirkeci|Сиркеджи|Istanbul|
sogutlucesme|TR|40.9915|29.0378|74|Söğütlüçeşme|Сёгютлючешме|Istanbul|
bakirkoy|TR|40.9806|28.8731|66|Bakırköy|Бакыркёй|Istanbul|
bostanci|TR|40.9532|29.0951|65|Bostancı|Бостанджи|Istanbul|
pendik|TR|40.8799|29.2317|68|Pendik|Пендик|Istanbul|
haydarpasa|TR|40.9966|29.0186|68|Haydarpaşa|Хайдарпаша|Istanbul|
gebze|TR|40.7836|29.4105|62|Gebze|Гебзе|Gebze|
izmit|TR|40.7625|29.9188|62|İzmit|Измит|İzmit|
ankara|TR|39.9363|32.8440|75|Ankara Garı|Вокзал Анкары|Ankara|Ankara YHT
eryaman|TR|39.9720|32.6500|62|Eryaman YHT|Эрьяман|Ankara|
eskisehir|TR|39.7793|30.5068|66|Eskişehir Garı|Вокзал Эскишехир|Eskişehir|
konya|TR|37.8650|32.4755|66|Konya Garı|Вокзал Конья|Konya|
izmir-basmane|TR|38.4228|27.1457|70|İzmir Basmane|Измир-Басмане|İzmir|
izmir-alsancak|TR|38.4382|27.1487|69|İzmir Alsancak|Измир-Алсанджак|İzmir|
adana|TR|37.0063|35.3253|65|Adana Garı|Вокзал Аданы|Adana|
kayseri|TR|38.7295|35.4795|62|Kayseri Garı|Вокзал Кайсери|Kayseri|
sivas|TR|39.7446|37.0046|62|Sivas Garı|Вокзал Сивас|Sivas|
tbilisi|GE|41.7221|44.7985|71|Tbilisi Central|Тбилиси-Пассажирская|Tbilisi|
batumi|GE|41.6664|41.6850|68|Batumi Central|Батуми-Центральный|Batumi|Махинджаури
kutaisi|GE|42.2640|42.7000|60|Kutaisi-1|Вокзал Кутаиси-1|Kutaisi|
yerevan|AM|40.1560|44.5090|68|Yerevan railway station|Вокзал Ереван|Yerevan|Sasuntsi Davit
baku|AZ|40.3805|49.8480|68|Baku railway station|Бакинский вокзал|Baku|
tashkent|UZ|41.2915|69.2870|70|Tashkent Central|Северный вокзал Ташкент|Tashkent|
samarkand|UZ|39.6855|66.9290|66|Samarkand railway station|Вокзал Самарканд|Samarkand|
bishkek|KG|42.8640|74.6060|62|Bishkek-2|Вокзал Бишкек-2|Bishkek|
podgorica|ME|42.4325|19.2690|64|Podgorica railway station|Вокзал Подгорица|Podgorica|
bar|ME|42.0900|19.1050|62|Bar railway station|Вокзал Бар|Bar|
ryazan|RU|54.6290|39.7360|63|Ryazan-1|Вокзал Рязань-1|Ryazan|
kaluga|RU|54.5260|36.2610|60|Kaluga-1|Вокзал Калуга-1|Kaluga|
bryansk|RU|53.2730|34.3990|60|Bryansk-Orlovsky|Вокзал Брянск-Орловский|Bryansk|
orel|RU|52.9790|36.1060|60|Oryol railway station|Вокзал Орёл|Orël|Orel
kursk|RU|51.7540|36.2280|61|Kursk railway station|Вокзал Курск|Kursk|
belgorod|RU|50.5990|36.5780|61|Belgorod railway station|Вокзал Белгород|Belgorod|
lipetsk|RU|52.5960|39.5560|59|Lipetsk railway station|Вокзал Липецк|Lipetsk|
tambov|RU|52.7270|41.4660|59|Tambov-1|Вокзал Тамбов-1|Tambov|
penza|RU|53.1870|44.9930|61|Penza-1|Вокзал Пенза-1|Penza|
ulyanovsk|RU|54.2850|48.3850|60|Ulyanovsk-Tsentralny|Вокзал Ульяновск-Центральный|Ulyanovsk|
cheboksary|RU|56.1250|47.2890|59|Cheboksary railway station|Вокзал Чебоксары|Cheboksary|
izhevsk|RU|56.8200|53.2130|61|Izhevsk railway station|Вокзал Ижевск|Izhevsk|
kirov|RU|58.5830|49.6530|61|Kirov-Passazhirsky|Вокзал Киров|Kirov|
vologda|RU|59.2070|39.8830|61|Vologda-1|Вокзал Вологда-1|Vologda|
cherepovets|RU|59.1200|37.9110|58|Cherepovets-1|Вокзал Череповец-1|Cherepovets|
astrakhan|RU|46.3570|48.0570|62|Astrakhan-1|Вокзал Астрахань-1|Astrakhan|
stavropol|RU|45.0460|41.9850|61|Stavropol railway station|Вокзал Ставрополь|Stavropol|
vladikavkaz|RU|43.0360|44.6860|60|Vladikavkaz railway station|Вокзал Владикавказ|Vladikavkaz|
grozny|RU|43.3390|45.6860|59|Grozny railway station|Вокзал Грозный|Groznyy|
makhachkala|RU|42.9870|47.5140|60|Makhachkala railway station|Вокзал Махачкала|Makhachkala|
orenburg|RU|51.7790|55.1140|61|Orenburg railway station|Вокзал Оренбург|Orenburg|
surgut|RU|61.2850|73.3690|60|Surgut railway station|Вокзал Сургут|Surgut|
barnaul|RU|53.3550|83.7620|62|Barnaul railway station|Вокзал Барнаул|Barnaul|
kemerovo|RU|55.3430|86.0620|61|Kemerovo railway station|Вокзал Кемерово|Kemerovo|
novokuznetsk|RU|53.7640|87.1170|60|Novokuznetsk railway station|Вокзал Новокузнецк|Novokuznetsk|
chita|RU|52.0270|113.4900|61|Chita-2|Вокзал Чита-2|Chita|
blagoveshchensk|RU|50.2870|127.5300|60|Blagoveshchensk railway station|Вокзал Благовещенск|Blagoveshchensk|
vyborg|RU|60.7150|28.7500|61|Vyborg railway station|Вокзал Выборг|Vyborg|
sergiyev-posad|RU|56.3020|38.1350|58|Sergiyev Posad railway station|Вокзал Сергиев Посад|Sergiyev Posad|
mogilev|BY|53.9230|30.3420|62|Mogilev-1|Вокзал Могилёв-1|Mahilyow|Mogilev;Могилев
aktobe|KZ|50.2900|57.2100|60|Aktobe railway station|Вокзал Актобе|Aktobe|
atyrau|KZ|47.1160|51.9120|59|Atyrau railway station|Вокзал Атырау|Atyrau|
pavlodar|KZ|52.2640|76.9640|59|Pavlodar railway station|Вокзал Павлодар|Pavlodar|
kostanay|KZ|53.2190|63.6320|58|Kostanay railway station|Вокзал Костанай|Kostanay|
kyzylorda|KZ|44.8540|65.5010|58|Kyzylorda railway station|Вокзал Кызылорда|Kyzylorda|
gyumri|AM|40.7850|43.8570|60|Gyumri railway station|Вокзал Гюмри|Gyumri|
zugdidi|GE|42.5080|41.8570|57|Zugdidi railway station|Вокзал Зугдиди|Zugdidi|
erzurum|TR|39.9130|41.2760|60|Erzurum Garı|Вокзал Эрзурум|Erzurum|
kars|TR|40.6020|43.0960|60|Kars Garı|Вокзал Карс|Kars|
gaziantep|TR|37.0740|37.3830|60|Gaziantep Garı|Вокзал Газиантеп|Gaziantep|
mersin|TR|36.8070|34.6390|60|Mersin Garı|Вокзал Мерсин|Mersin|
edirne|TR|41.6510|26.5780|58|Edirne Garı|Вокзал Эдирне|Edirne|
ganja|AZ|40.6960|46.3830|58|Ganja railway station|Вокзал Гянджа|Ganja|
bukhara|UZ|39.7230|64.5510|62|Bukhara-1|Вокзал Бухара-1|Bukhara|
`

/** Great stations of other countries that the source lacks, in the same columns. */
export const addedStationTable = `
oslo-s|NO|59.9110|10.7530|74|Oslo Central Station|Центральный вокзал Осло|Oslo|Oslo S;Sentralstasjon
bergen-no|NO|60.3905|5.3330|62|Bergen Station|Вокзал Берген|Bergen|
zagreb|HR|45.8046|15.9787|70|Zagreb Glavni kolodvor|Главный вокзал Загреба|Zagreb|
athens|GR|37.9923|23.7210|70|Athens Larissa Station|Вокзал Афин (Лариссис)|Athens|Central
thessaloniki|GR|40.6445|22.9296|64|Thessaloniki railway station|Вокзал Салоники|Thessaloniki|
tallinn|EE|59.4403|24.7370|66|Tallinn Baltic Station|Балтийский вокзал Таллина|Tallinn|Balti jaam
belgrade-centre|RS|44.7950|20.4560|68|Belgrade Centre|Белград-Центр (Прокоп)|Belgrade|Beograd Centar;Prokop
belfast-gc|GB|54.5945|-5.9360|62|Belfast Grand Central|Белфаст-Гранд-Сентрал|Belfast|
`

/** Great stations of the source, by its id: name in English, name in Russian or nothing, weight if not by rule. */
export const stationNames: Readonly<Record<string, readonly [string, string, number?]>> = {
  '4922': ['Paris Gare du Nord', 'Северный вокзал'],
  '6625': ['Barcelona Sants', 'Барселона-Сантс'],
  '5892': ['London St Pancras', 'Сент-Панкрас'],
  '8265': ['London Kings Cross', 'Кингс-Кросс'],
  '8263': ['London Euston', 'Юстон'],
  '6667': ['Madrid Atocha', 'Мадрид — Пуэрта-де-Аточа'],
  '7480': ['München Hbf', 'Главный вокзал Мюнхена'],
  '7630': ['Berlin Hbf', 'Главный вокзал Берлина'],
  '8490': ['Milano Centrale', 'Милан-Центральный'],
  '8544': ['Roma Termini', 'Рим-Термини'],
  '17509': ['Praha hl.n.', 'Главный вокзал Праги'],
  '22644': ['Wien Hbf', 'Главный вокзал Вены'],
  '10502': ['Budapest-Keleti', 'Будапешт-Восточный (Келети)'],
  '5894': ['Amsterdam-Centraal', 'Амстердам-Центральный'],
  '4924': ['Paris Gare de Lyon', 'Лионский вокзал', 80],
  '4919': ['Paris Gare de l’Est', 'Восточный вокзал', 78],
  '4920': ['Paris Gare Montparnasse', 'Вокзал Монпарнас', 79],
  '4923': ['Paris Gare Saint-Lazare', 'Вокзал Сен-Лазар', 78],
  '4921': ['Paris Gare d’Austerlitz', 'Аустерлицкий вокзал', 74],
  '8270': ['London Waterloo', 'Ватерлоо', 80],
  '8269': ['London Victoria', 'Вокзал Виктория', 79],
  '8274': ['London Paddington', 'Паддингтон', 79],
  '7840': ['London Liverpool Street', 'Ливерпуль-стрит', 78],
  '25717': ['London Bridge', 'Лондон-Бридж', 77],
  '8260': ['London Charing Cross', 'Чаринг-Кросс', 75],
  '8268': ['London Marylebone', 'Марилебон', 72],
  '8225': ['Edinburgh Waverley', 'Эдинбург-Уэверли', 72],
  '8236': ['Glasgow Central', 'Глазго-Центральный', 72],
  '8235': ['Glasgow Queen Street', 'Глазго-Куин-стрит', 66],
  '8170': ['Birmingham New Street', 'Бирмингем-Нью-стрит', 72],
  '8276': ['Manchester Piccadilly', 'Манчестер-Пикадилли', 72],
  '8264': ['Liverpool Lime Street', 'Ливерпуль-Лайм-стрит', 70],
  '8182': ['Bristol Temple Meads', 'Бристоль-Темпл-Мидс', 66],
  '8262': ['Leeds', 'Лидс', 68],
  '8387': ['York', 'Йорк', 66],
  '8191': ['Cambridge Station', 'Кембридж', 64],
  '8360': ['Oxford', 'Оксфорд', 64],
  '8184': ['Brighton', 'Брайтон', 64],
  '6668': ['Madrid-Chamartín-Clara Campoamor', 'Мадрид-Чамартин', 76],
  '24419': ['Sevilla Santa Justa', 'Севилья — Санта-Хуста', 74],
  '24493': ['Valencia Joaquín Sorolla', 'Валенсия — Хоакин Соролья', 73],
  '22676': ['Zaragoza Delicias', 'Сарагоса-Делисиас', 70],
  '6570': ['Málaga-María Zambrano', 'Малага — Мария Самбрано', 72],
  '6626': ['Barcelona Estació de França', 'Французский вокзал Барселоны', 68],
  '8696': ['Lisboa Santa Apolónia', 'Лиссабон — Санта-Аполония', 71],
  '8722': ['Lisboa Oriente', 'Лиссабон-Ориенте', 73],
  '8697': ['Porto Campanhã', 'Порту-Кампанья', 70],
  '5336': ['Genève Cornavin', 'Женева-Корнавен', 72],
  '6245': ['Zürich HB', 'Главный вокзал Цюриха', 78],
  '5878': ['Basel SBB', 'Базель', 72],
  '6300': ['Bern Hbf', 'Главный вокзал Берна', 72],
  '6247': ['Lausanne', 'Лозанна', 70],
  '5893': ['Bruxelles-Midi', 'Брюссель-Южный', 76],
  '17737': ['Bruxelles-Central', 'Брюссель-Центральный', 72],
  '5929': ['Antwerpen-Centraal', 'Антверпен-Центральный', 72],
  '5973': ['Brugge', 'Брюгге', 66],
  '8670': ['Rotterdam Centraal', 'Роттердам-Центральный', 72],
  '8673': ['Utrecht Centraal', 'Утрехт-Центральный', 72],
  '8664': ['Den Haag Centraal', 'Гаага-Центральная', 70],
  '7561': ['Köln Hbf', 'Главный вокзал Кёльна', 78],
  '7474': ['Hamburg Hbf', 'Главный вокзал Гамбурга', 78],
  '7604': ['Frankfurt (Main) Hbf', 'Главный вокзал Франкфурта', 79],
  '7710': ['Stuttgart Hbf', 'Главный вокзал Штутгарта', 75],
  '7475': ['Düsseldorf Hbf', 'Главный вокзал Дюссельдорфа', 75],
  '7519': ['Dresden Hbf', 'Главный вокзал Дрездена', 73],
  '7678': ['Leipzig Hbf', 'Главный вокзал Лейпцига', 74],
  '7691': ['Nürnberg Hbf', 'Главный вокзал Нюрнберга', 73],
  '6921': ['Hannover Hbf', 'Главный вокзал Ганновера', 73],
  '7548': ['Bremen Hbf', 'Главный вокзал Бремена', 71],
  '7540': ['Berlin Ostbahnhof', 'Восточный вокзал Берлина', 68],
  '7513': ['Berlin Zoologischer Garten', 'Берлин — Зоологический сад', 64],
  '17458': ['Salzburg Hbf', 'Главный вокзал Зальцбурга', 72],
  '10464': ['Innsbruck Hbf', 'Главный вокзал Инсбрука', 70],
  '17497': ['Graz Hbf', 'Главный вокзал Граца', 68],
  '17500': ['Linz Hbf', 'Главный вокзал Линца', 68],
  '17561': ['Wien Westbahnhof', 'Западный вокзал Вены', 70],
  '17495': ['Bratislava hl.st.', 'Главный вокзал Братиславы', 70],
  '17503': ['Brno hl.n.', 'Главный вокзал Брно', 68],
  '18818': ['Budapest-Nyugati', 'Будапешт-Западный (Ньюгати)', 70],
  '18797': ['Budapest-Déli', 'Будапешт-Южный (Дели)', 68],
  '10493': ['Warszawa-Centralna', 'Варшава-Центральная', 76],
  '10492': ['Warszawa-Wschodnia', 'Варшава-Восточная', 66],
  '17584': ['Kraków Główny', 'Краков-Главный', 72],
  '17518': ['Gdańsk Główny', 'Гданьск-Главный', 70],
  '19080': ['Wrocław Główny', 'Вроцлав-Главный', 70],
  '10483': ['Poznań Główny', 'Познань-Главный', 68],
  '19072': ['Katowice', 'Катовице', 66],
  '19102': ['Stockholm Central', 'Стокгольм-Центральный', 75],
  '17520': ['Göteborg Central', 'Гётеборг-Центральный', 68],
  '17523': ['Malmö Central', 'Мальмё-Центральный', 67],
  '17515': ['København H', 'Копенгаген-Центральный', 75],
  '28744': ['Helsinki Central', 'Хельсинки-Центральный', 73],
  '28909': ['Turku', 'Турку', 62],
  '28898': ['Tampere', 'Тампере', 62],
  '8543': ['Roma Tiburtina', 'Рим-Тибуртина', 70],
  '8497': ['Napoli Centrale', 'Неаполь-Центральный', 75],
  '8434': ['Firenze Santa Maria Novella', 'Флоренция — Санта-Мария-Новелла', 76],
  '8574': ['Venezia Santa Lucia', 'Венеция — Санта-Лючия', 76],
  '8575': ['Venezia Mestre', 'Венеция-Местре', 70],
  '8567': ['Torino Porta Nuova', 'Турин — Порта-Нуова', 74],
  '10456': ['Bologna Centrale', 'Болонья-Центральная', 74],
  '8581': ['Verona Porta Nuova', 'Верона — Порта-Нуова', 72],
  '20113': ['Pisa Centrale', 'Пиза-Центральная', 68],
  '8453': ['Genova Piazza Principe', 'Генуя — Пьяцца-Принчипе', 72],
  '28722': ['Beograd', 'Белград', 60],
  '27859': ['Sofia Central', 'Центральный вокзал Софии', 68],
  '28617': ['București Nord', 'Бухарест-Северный', 70],
  '28293': ['Vilnius', 'Вильнюс', 66],
  '28296': ['Riga Central', 'Рига-Центральная', 68],
  '28651': ['Kyiv-Pasazhyrskyi', 'Киев-Пассажирский', 72],
  '28654': ['Odesa-Holovna', 'Одесса-Главная', 66],
  '26686': ['Dublin Connolly', 'Дублин-Коннолли', 70],
  '26687': ['Dublin Heuston', 'Дублин-Хьюстон', 68],
  '4839': ['Nice Ville', 'Ницца', 73],
  '4676': ['Lyon Part-Dieu', 'Лион — Пар-Дьё', 75],
  '4791': ['Marseille St-Charles', 'Марсель — Сен-Шарль', 75],
  '123': ['Lille-Flandres', 'Лилль-Фландр', 69],
  '4653': ['Lille-Europe', 'Лилль-Европа', 71],
  '828': ['Bordeaux St-Jean', 'Бордо — Сен-Жан', 72],
  '153': ['Strasbourg', 'Страсбург', 71],
  '5311': ['Toulouse Matabiau', 'Тулуза-Матабьо', 72],
  '171': ['Avignon Centre', 'Авиньон', 68],
  '1180': ['Cannes', 'Канны', 69],
  '5801': ['Monaco—Monte-Carlo', 'Монако — Монте-Карло', 70],
  '19094': ['Ljubljana', 'Любляна', 66],
}

/** Further names of stations, by the id of the source. */
export const stationAliases: Readonly<Record<string, readonly string[]>> = {
  '4922': ['Estación del Norte', 'Paris Nord', 'Париж-Северный'],
  '4919': ['Estación del Este', 'Paris Est', 'Париж-Восточный'],
  '4924': ['Estación de Lyon'],
  '4920': ['Estación de Montparnasse', 'Paris Montparnasse'],
  '4923': ['Paris St Lazare'],
  '4921': ['Estación de Austerlitz'],
  '7561': ['Cologne Hauptbahnhof', 'Cologne Central Station'],
  '7480': ['Munich Hauptbahnhof'],
  '22644': ['Vienna Hauptbahnhof', 'Vienna Central Station'],
  '8490': ['Milan Central Station'],
  '8574': ['Venice Santa Lucia', 'Санта Лучия'],
  '8434': ['Florence SMN'],
  '8544': ['Rome Termini', 'Вокзал Термини'],
  '17509': ['Prague Main Station', 'Hlavní nádraží'],
  '17515': ['Copenhagen Central'],
}
