/**
 * Names of first-level regions: their code (country and GeoNames' number), then English, Russian and Spanish (empty:
 * as in English). Other regions are called as the source calls them in English, and in Russian as their city of the
 * same name.
 */
export const regionTable = `
RU.01|Adygea|Республика Адыгея|Adiguesia
RU.03|Altai Republic|Республика Алтай|República de Altái
RU.04|Altai Krai|Алтайский край|Krai de Altái
RU.05|Amur Oblast|Амурская область|Óblast de Amur
RU.06|Arkhangelsk Oblast|Архангельская область|Óblast de Arcángel
RU.07|Astrakhan Oblast|Астраханская область|Óblast de Astracán
RU.08|Bashkortostan|Башкортостан|Baskortostán
RU.09|Belgorod Oblast|Белгородская область|Óblast de Bélgorod
RU.10|Bryansk Oblast|Брянская область|Óblast de Briansk
RU.11|Buryatia|Бурятия|Buriatia
RU.12|Chechnya|Чеченская Республика|Chechenia
RU.13|Chelyabinsk Oblast|Челябинская область|Óblast de Cheliábinsk
RU.15|Chukotka|Чукотский автономный округ|Chukotka
RU.16|Chuvashia|Чувашская Республика|Chuvasia
RU.17|Dagestan|Республика Дагестан|Daguestán
RU.19|Ingushetia|Республика Ингушетия|Ingusetia
RU.20|Irkutsk Oblast|Иркутская область|Óblast de Irkutsk
RU.21|Ivanovo Oblast|Ивановская область|Óblast de Ivánovo
RU.22|Kabardino-Balkaria|Кабардино-Балкария|Kabardia-Balkaria
RU.23|Kaliningrad Oblast|Калининградская область|Óblast de Kaliningrado
RU.24|Kalmykia|Республика Калмыкия|Kalmukia
RU.25|Kaluga Oblast|Калужская область|Óblast de Kaluga
RU.27|Karachay-Cherkessia|Карачаево-Черкесия|Karacháyevo-Cherkesia
RU.28|Karelia|Республика Карелия|Carelia
RU.29|Kemerovo Oblast|Кемеровская область|Óblast de Kémerovo
RU.30|Khabarovsk Krai|Хабаровский край|Krai de Jabárovsk
RU.31|Khakassia|Республика Хакасия|Jakasia
RU.32|Khanty-Mansi Okrug|Ханты-Мансийский автономный округ|Janti-Mansi
RU.33|Kirov Oblast|Кировская область|Óblast de Kírov
RU.34|Komi Republic|Республика Коми|República de Komi
RU.37|Kostroma Oblast|Костромская область|Óblast de Kostromá
RU.38|Krasnodar Krai|Краснодарский край|Krai de Krasnodar
RU.40|Kurgan Oblast|Курганская область|Óblast de Kurgán
RU.41|Kursk Oblast|Курская область|Óblast de Kursk
RU.42|Leningrad Oblast|Ленинградская область|Óblast de Leningrado
RU.43|Lipetsk Oblast|Липецкая область|Óblast de Lípetsk
RU.44|Magadan Oblast|Магаданская область|Óblast de Magadán
RU.45|Mari El|Республика Марий Эл|Mari-El
RU.46|Mordovia|Республика Мордовия|Mordovia
RU.47|Moscow Oblast|Московская область|Óblast de Moscú
RU.48|Moscow|Москва|Moscú
RU.49|Murmansk Oblast|Мурманская область|Óblast de Múrmansk
RU.50|Nenets Okrug|Ненецкий автономный округ|Nenetsia
RU.51|Nizhny Novgorod Oblast|Нижегородская область|Óblast de Nizhni Nóvgorod
RU.52|Novgorod Oblast|Новгородская область|Óblast de Nóvgorod
RU.53|Novosibirsk Oblast|Новосибирская область|Óblast de Novosibirsk
RU.54|Omsk Oblast|Омская область|Óblast de Omsk
RU.55|Orenburg Oblast|Оренбургская область|Óblast de Oremburgo
RU.56|Oryol Oblast|Орловская область|Óblast de Oriol
RU.57|Penza Oblast|Пензенская область|Óblast de Penza
RU.59|Primorsky Krai|Приморский край|Krai de Primorie
RU.60|Pskov Oblast|Псковская область|Óblast de Pskov
RU.61|Rostov Oblast|Ростовская область|Óblast de Rostov
RU.62|Ryazan Oblast|Рязанская область|Óblast de Riazán
RU.63|Sakha (Yakutia)|Республика Саха (Якутия)|Sajá (Yakutia)
RU.64|Sakhalin Oblast|Сахалинская область|Óblast de Sajalín
RU.65|Samara Oblast|Самарская область|Óblast de Samara
RU.66|Saint Petersburg|Санкт-Петербург|San Petersburgo
RU.67|Saratov Oblast|Саратовская область|Óblast de Sarátov
RU.68|North Ossetia–Alania|Северная Осетия — Алания|Osetia del Norte
RU.69|Smolensk Oblast|Смоленская область|Óblast de Smolensk
RU.70|Stavropol Krai|Ставропольский край|Krai de Stávropol
RU.71|Sverdlovsk Oblast|Свердловская область|Óblast de Sverdlovsk
RU.72|Tambov Oblast|Тамбовская область|Óblast de Tambov
RU.73|Tatarstan|Республика Татарстан|Tartaristán
RU.75|Tomsk Oblast|Томская область|Óblast de Tomsk
RU.76|Tula Oblast|Тульская область|Óblast de Tula
RU.77|Tver Oblast|Тверская область|Óblast de Tver
RU.78|Tyumen Oblast|Тюменская область|Óblast de Tiumén
RU.79|Tuva|Республика Тыва|Tuvá
RU.80|Udmurtia|Удмуртская Республика|Udmurtia
RU.81|Ulyanovsk Oblast|Ульяновская область|Óblast de Uliánovsk
RU.83|Vladimir Oblast|Владимирская область|Óblast de Vladímir
RU.84|Volgograd Oblast|Волгоградская область|Óblast de Volgogrado
RU.85|Vologda Oblast|Вологодская область|Óblast de Vólogda
RU.86|Voronezh Oblast|Воронежская область|Óblast de Vorónezh
RU.87|Yamalo-Nenets Okrug|Ямало-Ненецкий автономный округ|Yamalia-Nenetsia
RU.88|Yaroslavl Oblast|Ярославская область|Óblast de Yaroslavl
RU.89|Jewish Autonomous Oblast|Еврейская автономная область|Óblast Autónomo Hebreo
RU.90|Perm Krai|Пермский край|Krai de Perm
RU.91|Krasnoyarsk Krai|Красноярский край|Krai de Krasnoyarsk
RU.92|Kamchatka Krai|Камчатский край|Krai de Kamchatka
RU.93|Zabaykalsky Krai|Забайкальский край|Krai de Zabaikal
`

/** Regions by country and the source's English name, in the same columns: the code stands without its number. */
export const namedRegionTable = `
ES|Castille-La Mancha|Кастилия — Ла-Манча|Castilla-La Mancha
ES|Andalusia|Андалусия|Andalucía
ES|Extremadura|Эстремадура|
ES|Valencia|Валенсия|Comunidad Valenciana
ES|Canary Islands|Канарские острова|Canarias
ES|Murcia|Мурсия|
ES|Balearic Islands|Балеарские острова|Islas Baleares
ES|Castille and León|Кастилия и Леон|Castilla y León
ES|Navarre|Наварра|Navarra
ES|Catalonia|Каталония|Cataluña
ES|Galicia|Галисия|
ES|Cantabria|Кантабрия|
ES|Basque Country|Страна Басков|País Vasco
ES|Asturias|Астурия|
ES|Madrid|Мадрид|
ES|Aragon|Арагон|Aragón
ES|La Rioja|Риоха|
DE|North Rhine-Westphalia|Северный Рейн — Вестфалия|Renania del Norte-Westfalia
DE|Lower Saxony|Нижняя Саксония|Baja Sajonia
DE|Hesse|Гессен|
DE|Saxony|Саксония|Sajonia
DE|Saxony-Anhalt|Саксония-Анхальт|Sajonia-Anhalt
DE|Bavaria|Бавария|Baviera
DE|Baden-Wurttemberg|Баден-Вюртемберг|Baden-Wurtemberg
DE|Rheinland-Pfalz|Рейнланд-Пфальц|Renania-Palatinado
DE|Thuringia|Тюрингия|Turingia
DE|Brandenburg|Бранденбург|Brandeburgo
DE|Schleswig-Holstein|Шлезвиг-Гольштейн|
DE|Saarland|Саар|Sarre
IT|Sicily|Сицилия|Sicilia
IT|Campania|Кампания|
IT|Emilia-Romagna|Эмилия-Романья|Emilia-Romaña
IT|Lombardy|Ломбардия|Lombardía
IT|Lazio|Лацио|Lacio
IT|Tuscany|Тоскана|Toscana
IT|Veneto|Венето|Véneto
IT|Piedmont|Пьемонт|Piamonte
IT|Liguria|Лигурия|
IT|Calabria|Калабрия|
IT|Apulia|Апулия|
IT|Sardinia|Сардиния|Cerdeña
IT|Umbria|Умбрия|
IT|The Marches|Марке|Marcas
IT|Abruzzo|Абруццо|
KZ|West Kazakhstan|Западно-Казахстанская область|Kazajistán Occidental
KZ|Atyrau Oblisi|Атырауская область|Región de Atirau
KZ|East Kazakhstan|Восточно-Казахстанская область|Kazajistán Oriental
KZ|Karaganda|Карагандинская область|Región de Karaganda
KZ|Almaty Region|Алматинская область|Región de Almatý
KZ|Pavlodar Region|Павлодарская область|Región de Pavlodar
KZ|Aqmola|Акмолинская область|Región de Akmola
KZ|Kostanay|Костанайская область|Región de Kostanái
KZ|Kyzylorda|Кызылординская область|Región de Kyzylordá
BY|Minsk|Минская область|Región de Minsk
BY|Brest|Брестская область|Región de Brest
BY|Gomel|Гомельская область|Región de Gómel
BY|Grodno|Гродненская область|Región de Grodno
BY|Mogilev|Могилёвская область|Región de Maguilov
BY|Vitebsk|Витебская область|Región de Vítebsk
GB|England|Англия|Inglaterra
GB|Scotland|Шотландия|Escocia
GB|Wales|Уэльс|Gales
GB|Northern Ireland|Северная Ирландия|Irlanda del Norte
FR|Normandy|Нормандия|Normandía
FR|Provence-Alpes-Côte d'Azur|Прованс — Альпы — Лазурный Берег|Provenza-Alpes-Costa Azul
FR|Grand Est|Гранд-Эст|Gran Este
FR|Île-de-France|Иль-де-Франс|Isla de Francia
FR|Bourgogne-Franche-Comté|Бургундия — Франш-Конте|Borgoña-Franco Condado
FR|Pays de la Loire|Земли Луары|Países del Loira
FR|Brittany|Бретань|Bretaña
FR|New Aquitaine|Новая Аквитания|Nueva Aquitania
FR|Auvergne-Rhône-Alpes|Овернь — Рона — Альпы|Auvernia-Ródano-Alpes
FR|Occitanie|Окситания|Occitania
FR|Hauts-de-France|О-де-Франс|Alta Francia
FR|Corsica|Корсика|Córcega
UA|Crimea|Крым|Crimea
UA|Dnipropetrovsk|Днепропетровская область|Óblast de Dnipropetrovsk
UA|Lviv|Львовская область|Óblast de Leópolis
UA|Vinnytsia|Винницкая область|Óblast de Vínnitsa
TR|Diyarbakır Province|Диярбакыр|Diyarbakır
TR|Afyonkarahisar Province|Афьонкарахисар|Afyonkarahisar
TR|Niğde Province|Нигде|Niğde
TR|Tokat Province|Токат|Tokat
TR|Bursa Province|Бурса|Bursa
TR|Zonguldak Province|Зонгулдак|Zonguldak
TR|Kocaeli|Коджаэли|
TR|Hatay|Хатай|
TR|Mersin|Мерсин|
TR|Burdur|Бурдур|
TR|Aydın|Айдын|
TR|Muğla|Мугла|
US|Alabama|Алабама|
US|Alaska|Аляска|
US|Arizona|Аризона|
US|Arkansas|Арканзас|
US|California|Калифорния|
US|Colorado|Колорадо|
US|Connecticut|Коннектикут|
US|Delaware|Делавэр|
US|Florida|Флорида|
US|Georgia|Джорджия|
US|Hawaii|Гавайи|Hawái
US|Idaho|Айдахо|
US|Illinois|Иллинойс|
US|Indiana|Индиана|
US|Iowa|Айова|
US|Kansas|Канзас|
US|Kentucky|Кентукки|
US|Louisiana|Луизиана|Luisiana
US|Maine|Мэн|
US|Maryland|Мэриленд|
US|Massachusetts|Массачусетс|
US|Michigan|Мичиган|Míchigan
US|Minnesota|Миннесота|
US|Mississippi|Миссисипи|Misisipi
US|Missouri|Миссури|Misuri
US|Montana|Монтана|
US|Nebraska|Небраска|
US|Nevada|Невада|
US|New Hampshire|Нью-Гэмпшир|Nuevo Hampshire
US|New Jersey|Нью-Джерси|Nueva Jersey
US|New Mexico|Нью-Мексико|Nuevo México
US|New York|штат Нью-Йорк|Nueva York
US|North Carolina|Северная Каролина|Carolina del Norte
US|North Dakota|Северная Дакота|Dakota del Norte
US|Ohio|Огайо|
US|Oklahoma|Оклахома|
US|Oregon|Орегон|Oregón
US|Pennsylvania|Пенсильвания|Pensilvania
US|Rhode Island|Род-Айленд|
US|South Carolina|Южная Каролина|Carolina del Sur
US|South Dakota|Южная Дакота|Dakota del Sur
US|Tennessee|Теннесси|
US|Texas|Техас|
US|Utah|Юта|
US|Vermont|Вермонт|
US|Virginia|Виргиния|
US|Washington|штат Вашингтон|
US|West Virginia|Западная Виргиния|Virginia Occidental
US|Wisconsin|Висконсин|
US|Wyoming|Вайоминг|
AE|Dubai|Дубай|Dubái
AE|Abu Dhabi|Абу-Даби|Abu Dabi
AE|Sharjah|Шарджа|
AE|Ajman|Аджман|
AE|Fujairah|Фуджейра|
AE|Ras Al Khaimah|Рас-эль-Хайма|
AE|Umm Al Quwain|Умм-эль-Кувейн|
`
