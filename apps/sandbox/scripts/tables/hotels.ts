/** More hotels, marinas and squares of the sample, in the form of `addressTable`. */
export const hotelTable = `
# Istanbul|TR|41.01|28.95
h|four-seasons-bosphorus|Four Seasons Bosphorus|Фор Сизонс Босфор|41.0423|29.0137|||Beşiktaş|Бешикташ
h|shangri-la-istanbul|Shangri-La Bosphorus, Istanbul|Шангри-Ла Босфор Стамбул|41.0418|29.0060|||Beşiktaş|Бешикташ
h|conrad-istanbul|Conrad Istanbul Bosphorus|Конрад Стамбул Босфор|41.0470|29.0100|||Beşiktaş|Бешикташ
h|marmara-taksim|The Marmara Taksim|Мармара Таксим|41.0365|28.9868|||Beyoğlu|Бейоглу
h|raffles-istanbul|Raffles Istanbul|Раффлз Стамбул|41.0665|29.0160|||Zorlu, Beşiktaş|Зорлу, Бешикташ
h|divan-istanbul|Divan Istanbul|Диван Стамбул|41.0400|28.9870|||Şişli|Шишли
h|peninsula-istanbul|The Peninsula Istanbul|Пенинсула Стамбул|41.0255|28.9800|||Karaköy|Каракёй
h|crowne-plaza-harbiye|Crowne Plaza Istanbul Harbiye|Краун Плаза Стамбул Харбие|41.0480|28.9880|||Şişli|Шишли
c|besiktas|Beşiktaş Square|Площадь Бешикташ|41.0422|29.0065
c|eminonu|Eminönü|Эминёню|41.0170|28.9720
c|galata|Galata Tower|Галатская башня|41.0256|28.9741
p|viaport-marina|Viaport Marina Tuzla|Виапорт Марина Тузла|40.8150|29.3000|||Tuzla|Тузла
p|kalamis-marina|Fenerbahçe Kalamış Marina|Марина Каламыш|40.9770|29.0380|||Kadıköy|Кадыкёй
# Moscow|RU|55.75|37.62
h|four-seasons-moscow|Four Seasons Hotel Moscow|Фор Сизонс Москва|55.7575|37.6167
h|ararat-park-hyatt|Ararat Park Hyatt Moscow|Арарат Парк Хаятт|55.7604|37.6205
h|savoy-moscow|Savoy Hotel Moscow|Отель «Савой»|55.7614|37.6226
h|lotte-moscow|Lotte Hotel Moscow|Лотте Отель Москва|55.7502|37.5836
h|baltschug|Hotel Baltschug Moscow|Гостиница «Балчуг»|55.7469|37.6262
h|peking-moscow|Peking Hotel Moscow|Гостиница «Пекин»|55.7686|37.5935
h|salut-moscow|Salut Hotel|Гостиница «Салют»|55.6690|37.4830
h|marriott-grand-moscow|Marriott Grand Moscow|Марриотт Гранд Москва|55.7703|37.5990
h|st-regis-nikolskaya|The St. Regis Moscow Nikolskaya|Сент-Реджис Никольская|55.7590|37.6250
# Saint Petersburg|RU|59.94|30.31
h|angleterre-spb|Angleterre Hotel|Отель «Англетер»|59.9338|30.3085
h|kempinski-moika|Kempinski Hotel Moika 22|Кемпински Мойка 22|59.9400|30.3190
h|moscow-hotel-spb|Hotel Moscow St Petersburg|Гостиница «Москва»|59.9240|30.3850
h|azimut-spb|AZIMUT Hotel Saint Petersburg|Азимут Отель Санкт-Петербург|59.9160|30.2930
h|lion-palace|Four Seasons Lion Palace|Фор Сизонс Дом со львами|59.9345|30.3070
h|helvetia-spb|Helvetia Hotel|Отель «Гельвеция»|59.9300|30.3550
h|talion-imperial|Taleon Imperial Hotel|Талион Империал|59.9360|30.3190
h|oktyabrskaya-spb|Oktiabrskaya Hotel|Гостиница «Октябрьская»|59.9305|30.3610
# Sochi|RU|43.6|39.73
h|hyatt-sochi|Hyatt Regency Sochi|Хаятт Ридженси Сочи|43.5770|39.7270
h|marins-park-sochi|Marins Park Hotel Sochi|Маринс Парк Отель Сочи|43.5900|39.7230
h|mantera-supreme|Mantera Supreme|Мантера Суприм|43.4070|39.9500|||Sirius|Сириус
h|novotel-sochi|Novotel Resort Krasnaya Polyana|Новотель Красная Поляна|43.6720|40.2900|||Krasnaya Polyana|Красная Поляна
p|imeret-marina|Sochi Imeretinskaya marina|Порт Имеретинский|43.4150|39.9220|||Sirius|Сириус
# Kazan|RU|55.79|49.12
h|mirage-kazan|Mirage Hotel Kazan|Отель «Мираж»|55.7985|49.1000
h|doubletree-kazan|DoubleTree by Hilton Kazan|ДаблТри Хилтон Казань|55.7880|49.1310
# Yekaterinburg|RU|56.84|60.61
h|novotel-yekb|Novotel Yekaterinburg Centre|Новотель Екатеринбург Центр|56.8260|60.6150
h|ramada-yekb|Ramada Yekaterinburg|Рамада Екатеринбург|56.7740|60.7650
# Antalya|TR|36.9|30.7
h|rixos-premium-belek|Rixos Premium Belek|Риксос Премиум Белек|36.8560|31.0500|||Belek, Serik|Белек, Серик
h|gloria-golf|Gloria Golf Resort|Глория Гольф Резорт|36.8600|31.0600|||Belek, Serik|Белек, Серик
h|calista-luxury|Calista Luxury Resort|Калиста Лакшери Резорт|36.8520|31.0150|||Belek, Serik|Белек, Серик
h|rixos-sungate|Rixos Sungate|Риксос Сангейт|36.6330|30.5550|||Beldibi, Kemer|Бельдиби, Кемер
h|kremlin-palace|Kremlin Palace|Кремлин Палас|36.8570|30.8900|||Lara, Aksu|Лара, Аксу
h|titanic-beach-lara|Titanic Beach Lara|Титаник Бич Лара|36.8560|30.8600|||Lara, Aksu|Лара, Аксу
p|kemer-marina|Kemer Türkiz Marina|Марина Кемер|36.6010|30.5720|||Kemer|Кемер
# Bodrum|TR|37.04|27.43
h|rixos-bodrum|Rixos Premium Bodrum|Риксос Премиум Бодрум|37.1180|27.3370|||Torba|Торба
h|vogue-bodrum|Vogue Hotel Supreme Bodrum|Вог Бодрум|37.1200|27.3300|||Torba|Торба
h|lujo-bodrum|Lujo Hotel Bodrum|Лухо Бодрум|37.1500|27.5100|||Güvercinlik|Гюверджинлик
# Marmaris|TR|36.85|28.27
h|sentido-orka|Orka Lotus Beach Marmaris|Орка Лотус Бич Мармарис|36.8260|28.2400|||İçmeler|Ичмелер
p|netsel-marina|Netsel Marmaris Marina|Марина Нетсель Мармарис|36.8520|28.2760
# İzmir|TR|38.41|27.14
h|hilton-izmir|Hilton İzmir|Хилтон Измир|38.4260|27.1350
# Dubai|AE|25.2|55.27
h|atlantis-royal|Atlantis The Royal|Атлантис Роял|25.1380|55.1280|||Palm Jumeirah|Пальма Джумейра
h|madinat-jumeirah|Jumeirah Al Qasr, Madinat Jumeirah|Джумейра Аль-Каср|25.1330|55.1850|||Jumeirah|Джумейра
h|address-downtown|Address Downtown|Адрес Даунтаун|25.1930|55.2790
h|jw-marquis-dubai|JW Marriott Marquis Dubai|Джей Даблъю Марриотт Маркиз Дубай|25.1860|55.2580
h|palazzo-versace-dubai|Palazzo Versace Dubai|Палаццо Версаче Дубай|25.2230|55.3390
h|rixos-palm|Rixos The Palm Dubai|Риксос Палм Дубай|25.1210|55.1540|||Palm Jumeirah|Пальма Джумейра
h|grosvenor-house|Grosvenor House Dubai|Гросвенор Хаус Дубай|25.0860|55.1440|||Dubai Marina|Дубай-Марина
p|port-rashid|Port Rashid cruise terminal|Порт Рашид|25.2750|55.2780
# Abu Dhabi|AE|24.45|54.38
h|shangri-la-ad|Shangri-La Qaryat Al Beri|Шангри-Ла Карьят-Аль-Бери|24.4080|54.4930
h|rosewood-ad|Rosewood Abu Dhabi|Роузвуд Абу-Даби|24.5010|54.3900
# Doha|QA|25.29|51.53
h|ritz-doha|The Ritz-Carlton, Doha|Ритц-Карлтон Доха|25.3840|51.5300
h|w-doha|W Doha|Дабл-ю Доха|25.3270|51.5300
# Riyadh|SA|24.69|46.72
h|ritz-riyadh|The Ritz-Carlton, Riyadh|Ритц-Карлтон Эр-Рияд|24.6660|46.6270
# Barcelona|ES|41.39|2.16
h|mandarin-bcn|Mandarin Oriental, Barcelona|Мандарин Ориентал Барселона|41.3915|2.1665
h|hilton-diagonal-mar|Hilton Diagonal Mar Barcelona|Хилтон Диагональ Мар|41.4080|2.2170
h|rey-juan-carlos|Fairmont Rey Juan Carlos I|Рей Хуан Карлос I|41.3820|2.1090
h|ohla-barcelona|Ohla Barcelona|Охла Барселона|41.3860|2.1740
p|port-olimpic|Port Olímpic|Порт Олимпик|41.3870|2.2010
# Madrid|ES|40.42|-3.7
h|four-seasons-madrid|Four Seasons Hotel Madrid|Фор Сизонс Мадрид|40.4175|-3.7010
h|intercontinental-madrid|InterContinental Madrid|ИнтерКонтиненталь Мадрид|40.4370|-3.6900
h|vp-plaza-espana|VP Plaza España Design|ВП Плаза Испания|40.4240|-3.7110
# Málaga|ES|36.72|-4.42
h|marbella-club|Marbella Club Hotel|Марбелья Клаб|36.5070|-4.9140|||Marbella|Марбелья
# Palma|ES|39.57|2.65
h|hospes-maricel|Hospes Maricel|Оспес Марисель|39.5490|2.5980
# London|GB|51.51|-0.13
h|dorchester|The Dorchester|Дорчестер|51.5073|-0.1525
h|langham-london|The Langham, London|Лэнгем Лондон|51.5180|-0.1440
h|shangri-la-shard|Shangri-La The Shard|Шангри-Ла Шард|51.5045|-0.0865
h|park-plaza-westminster|Park Plaza Westminster Bridge|Парк Плаза Вестминстер Бридж|51.5010|-0.1170
h|st-pancras-renaissance|St. Pancras Renaissance Hotel|Сент-Панкрас Ренессанс|51.5296|-0.1258
h|connaught|The Connaught|Коннот|51.5103|-0.1493
# Paris|FR|48.85|2.35
h|plaza-athenee|Hôtel Plaza Athénée|Плаза Атене|48.8661|2.3043
h|le-meurice|Le Meurice|Ле Мёрис|48.8652|2.3280
h|le-bristol-paris|Le Bristol Paris|Ле Бристоль Париж|48.8719|2.3150
h|pullman-eiffel|Pullman Paris Tour Eiffel|Пульман Париж Эйфелева башня|48.8556|2.2930
h|disneyland-hotel|Disneyland Hotel Paris|Диснейленд Отель Париж|48.8705|2.7800|||Chessy|Шесси
# Nice|FR|43.7|7.27
h|carlton-cannes|Carlton Cannes|Карлтон Канны|43.5492|7.0290|||Cannes|Канны
h|martinez-cannes|Hôtel Martinez|Отель Мартинес|43.5487|7.0330|||Cannes|Канны
h|hyatt-palais-nice|Hyatt Regency Nice Palais de la Méditerranée|Пале-де-ла-Медитеране|43.6950|7.2620
p|port-cannes|Vieux-Port de Cannes|Старый порт Канн|43.5500|7.0150|||Cannes|Канны
# Monte-Carlo|MC|43.74|7.42
h|hotel-de-paris-mc|Hôtel de Paris Monte-Carlo|Отель де Пари Монте-Карло|43.7393|7.4272
h|hermitage-mc|Hôtel Hermitage Monte-Carlo|Отель Эрмитаж Монте-Карло|43.7385|7.4250
p|port-hercule|Port Hercule|Порт Эркюль|43.7350|7.4250
# Rome|IT|41.89|12.51
h|de-russie|Hotel de Russie|Отель де Рюсси|41.9100|12.4770
h|st-regis-rome|The St. Regis Rome|Сент-Реджис Рим|41.9040|12.4950
h|cavalieri|Rome Cavalieri|Рим Кавальери|41.9190|12.4460
h|hotel-artemide|Hotel Artemide|Отель Артемиде|41.9010|12.4920
p|civitavecchia|Civitavecchia cruise port|Порт Чивитавеккья|42.0950|11.7870|||Civitavecchia|Чивитавеккья
# Milan|IT|45.46|9.19
h|excelsior-gallia|Excelsior Hotel Gallia|Эксельсиор Галлия|45.4850|9.2020
h|armani-milano|Armani Hotel Milano|Армани Отель Милан|45.4705|9.1930
h|park-hyatt-milano|Park Hyatt Milano|Парк Хаятт Милан|45.4660|9.1890
# Venice|IT|45.44|12.33
h|danieli|Hotel Danieli|Отель Даниели|45.4337|12.3424
h|gritti-palace|The Gritti Palace|Гритти Палас|45.4320|12.3320
h|cipriani-venice|Belmond Hotel Cipriani|Отель Чиприани|45.4270|12.3400
p|venezia-marittima|Venice cruise terminal|Порт Венеции|45.4360|12.3130
# Florence|IT|43.77|11.25
h|savoy-florence|Hotel Savoy Florence|Отель Савой Флоренция|43.7710|11.2540
h|st-regis-florence|The St. Regis Florence|Сент-Реджис Флоренция|43.7720|11.2450
# Berlin|DE|52.52|13.4
h|ritz-berlin|The Ritz-Carlton, Berlin|Ритц-Карлтон Берлин|52.5100|13.3750
h|waldorf-berlin|Waldorf Astoria Berlin|Вальдорф Астория Берлин|52.5050|13.3330
h|estrel-berlin|Estrel Berlin|Эстрель Берлин|52.4730|13.4590
# Munich|DE|48.14|11.58
h|bayerischer-hof|Hotel Bayerischer Hof|Отель Байеришер Хоф|48.1405|11.5733
h|vier-jahreszeiten-munich|Hotel Vier Jahreszeiten Kempinski|Кемпински Четыре времени года|48.1390|11.5830
h|charles-munich|The Charles Hotel|Отель Чарльз|48.1430|11.5650
# Frankfurt am Main|DE|50.11|8.68
h|steigenberger-ff|Steigenberger Frankfurter Hof|Штайгенбергер Франкфуртер Хоф|50.1100|8.6740
# Vienna|AT|48.21|16.37
h|bristol-vienna|Hotel Bristol Vienna|Отель Бристоль Вена|48.2030|16.3700
h|park-hyatt-vienna|Park Hyatt Vienna|Парк Хаятт Вена|48.2110|16.3660
# Prague|CZ|50.09|14.42
h|augustine-prague|Augustine Hotel|Отель Августин|50.0890|14.4070
h|hilton-prague|Hilton Prague|Хилтон Прага|50.0930|14.4390
h|carlo-iv|Carlo IV|Карло IV|50.0850|14.4310
# Budapest|HU|47.5|19.04
h|gresham-palace|Four Seasons Gresham Palace|Фор Сизонс Грешем Палас|47.4995|19.0477
h|gellert|Danubius Hotel Gellért|Отель Геллерт|47.4840|19.0520
h|boscolo-budapest|Anantara New York Palace|Нью-Йорк Палас Будапешт|47.4985|19.0700
# Amsterdam|NL|52.37|4.89
h|krasnapolsky|NH Collection Grand Hotel Krasnapolsky|Гранд Отель Краснапольски|52.3725|4.8945
h|waldorf-amsterdam|Waldorf Astoria Amsterdam|Вальдорф Астория Амстердам|52.3650|4.8980
# Lisbon|PT|38.72|-9.13
h|ritz-lisbon|Four Seasons Ritz Lisbon|Ритц Лиссабон|38.7250|-9.1550
h|avenida-palace|Hotel Avenida Palace|Отель Авенида Палас|38.7140|-9.1410
# Athens|GR|37.98|23.73
h|king-george|King George Athens|Кинг Джордж Афины|37.9763|23.7350
h|astir-palace|Four Seasons Astir Palace|Астир Палас|37.8080|23.7800|||Vouliagmeni|Вульягмени
# Limassol|CY|34.68|33.04
h|amathus|Amathus Beach Hotel Limassol|Аматус Бич Лимассол|34.7100|33.1170
h|four-seasons-limassol|Four Seasons Hotel Limassol|Фор Сизонс Лимассол|34.7090|33.1250
p|limassol-marina|Limassol Marina|Марина Лимассол|34.6690|33.0410
# Dubrovnik|HR|42.65|18.09
h|excelsior-dubrovnik|Hotel Excelsior Dubrovnik|Отель Эксельсиор Дубровник|42.6410|18.1180
p|gruz|Port of Gruž|Порт Груж|42.6600|18.0850
# Split|HR|43.51|16.44
p|aci-split|ACI Marina Split|Марина ACI Сплит|43.5020|16.4290
# Tivat|ME|42.43|18.7
h|chedi-lustica|The Chedi Luštica Bay|Чеди Луштица|42.3780|18.6750
h|oneonly-portonovi|One&Only Portonovi|Портонови|42.4370|18.6020|||Kumbor|Кумбор
p|kotor-port|Port of Kotor|Порт Котор|42.4260|18.7690|||Kotor|Котор
# Budva|ME|42.29|18.84
h|aman-sveti-stefan|Aman Sveti Stefan|Аман Свети-Стефан|42.2560|18.8910|||Sveti Stefan|Свети-Стефан
# Tbilisi|GE|41.69|44.83
h|rooms-tbilisi|Rooms Hotel Tbilisi|Румс Отель Тбилиси|41.7060|44.7870
h|biltmore-tbilisi|The Biltmore Tbilisi|Билтмор Тбилиси|41.7020|44.7920
h|marriott-tbilisi|Tbilisi Marriott Hotel|Марриотт Тбилиси|41.6990|44.7970
# Batumi|GE|41.65|41.64
h|sheraton-batumi|Sheraton Batumi|Шератон Батуми|41.6530|41.6370
h|radisson-batumi|Radisson Blu Batumi|Рэдиссон Блу Батуми|41.6540|41.6400
# Yerevan|AM|40.18|44.51
h|marriott-armenia|Armenia Marriott Yerevan|Армения Марриотт Ереван|40.1770|44.5120
h|ani-plaza|Ani Plaza Hotel|Ани Плаза Отель|40.1840|44.5210
# Baku|AZ|40.38|49.89
h|flame-towers|Fairmont Baku, Flame Towers|Фэрмонт Баку|40.3590|49.8270
h|four-seasons-baku|Four Seasons Hotel Baku|Фор Сизонс Баку|40.3640|49.8330
# Minsk|BY|53.9|27.57
h|president-minsk|President Hotel Minsk|Президент-отель|53.9010|27.5580
h|europe-minsk|Hotel Europe Minsk|Гостиница «Европа»|53.9030|27.5570
# Almaty|KZ|43.25|76.93
h|intercontinental-almaty|InterContinental Almaty|ИнтерКонтиненталь Алматы|43.2340|76.9450
h|ritz-almaty|The Ritz-Carlton, Almaty|Ритц-Карлтон Алматы|43.2180|76.9270
# Astana|KZ|51.17|71.43
h|st-regis-astana|The St. Regis Astana|Сент-Реджис Астана|51.1150|71.4290
h|hilton-astana|Hilton Astana|Хилтон Астана|51.0900|71.4110
# Tashkent|UZ|41.26|69.22
h|hyatt-tashkent|Hyatt Regency Tashkent|Хаятт Ридженси Ташкент|41.3130|69.2890
h|uzbekistan-hotel|Hotel Uzbekistan|Гостиница «Узбекистан»|41.3110|69.2820
# New York City|US|40.71|-74.01
h|plaza-nyc|The Plaza|Отель Плаза|40.7645|-73.9744
h|waldorf-nyc|Waldorf Astoria New York|Вальдорф Астория Нью-Йорк|40.7566|-73.9739
h|marriott-marquis-nyc|New York Marriott Marquis|Марриотт Маркиз Нью-Йорк|40.7586|-73.9855
# Bangkok|TH|13.75|100.5
h|mandarin-bangkok|Mandarin Oriental, Bangkok|Мандарин Ориентал Бангкок|13.7235|100.5140
# Singapore|SG|1.29|103.85
h|marina-bay-sands|Marina Bay Sands|Марина Бэй Сэндс|1.2834|103.8607
h|raffles-singapore|Raffles Singapore|Раффлз Сингапур|1.2949|103.8545
# Tel Aviv|IL|32.08|34.78
h|hilton-tel-aviv|Hilton Tel Aviv|Хилтон Тель-Авив|32.0890|34.7710
h|dan-tel-aviv|Dan Tel Aviv|Дан Тель-Авив|32.0800|34.7670
# Sharm el-Sheikh|EG|27.92|34.33
h|rixos-sharm|Rixos Sharm El Sheikh|Риксос Шарм-эш-Шейх|27.9750|34.4000
# Hurghada|EG|27.26|33.81
h|steigenberger-aldau|Steigenberger Aldau Beach|Штайгенбергер Альдау|27.2060|33.8390
p|hurghada-marina|Hurghada Marina|Марина Хургада|27.2270|33.8440
`
