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
`

/** Great stations of the source, by its id: name in English and in Russian. */
export const stationNames: Readonly<Record<string, readonly [string, string]>> = {
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
}
