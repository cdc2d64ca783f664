/**
 * Famous towns and resorts of Africa, Asia, the Americas and Oceania, in the form of
 * `resortsOfTheAlps`.
 */
export const resortsOfTheWorld = `
349340|74|Sharm el-Sheikh|Шарм-эш-Шейх|Sharm el-Sheij|Шарм-эль-Шейх;Sharm el Sheikh;Sharm
361291|74|Hurghada|Хургада|Hurgada|
358245|67|Dahab|Дахаб||
6692512|67|El Gouna|Эль-Гуна||
6692518|64|Makadi Bay|Макади||Makady
358620|62|Safaga|Сафага||Bur Safajah
352736|68|Marsa Alam|Марса-Алам||
347702|62|Taba|Таба||
350893|61|Nuweiba|Нувейба||
360531|60|El Quseir|Эль-Кусейр||Al Qusayr
360502|71|Luxor|Луксор||
361612|63|El Alamein|Эль-Аламейн|El Alamein|El Alamein
2468925|63|Midoun|Мидун||Midoun
2473744|68|Hammamet|Хаммамет||
2464915|69|Sousse|Сусс|Susa|
6355180|62|Port el Kantaoui|Порт-эль-Кантауи||
2549263|66|Essaouira|Эс-Сувейра|Esauira|
2553455|64|Chefchaouen|Шефшауэн|Chauen|Chefchaouen
291696|62|Khor Fakkan|Хор-Факкан||
250774|67|Aqaba|Акаба|Áqaba|
246008|66|Wadi Musa (Petra)|Вади-Муса (Петра)||Petra;Петра
295277|69|Eilat|Эйлат||
6941772|70|Patong|Патонг||
1157243|65|Kata|Ката||Kata Beach
1155010|62|Rawai|Раваи||
1157190|66|Khao Lak|Као-Лак||
1158377|67|Ao Nang|Ао-Нанг||Aonang
1152633|70|Krabi|Краби||
1154689|71|Ko Samui|Самуи||Koh Samui;Samui
6698658|64|Ko Phangan|Пханган|Ko Phangan|Koh Phangan;Phangan
6698659|63|Ko Tao|Ко-Тао||Koh Tao
1152670|63|Ko Lanta|Ланта||Koh Lanta
1614295|74|Pattaya|Паттайя||
1153269|69|Hua Hin|Хуахин||
1151601|61|Pai|Пай||
1572151|74|Nha Trang|Нячанг||
1580541|69|Hoi An|Хойан||Hoi An
1571058|67|Phan Thiết|Фантьет||
1568043|64|Sa Pa|Сапа|Sapa|Sapa
1569973|63|Dương Đông|Дуонгдонг||Phu Quoc town
1580410|69|Hạ Long|Халонг||Halong;Ha Long Bay
1584071|67|Ðà Lạt|Далат||Da Lat
1622846|74|Ubud|Убуд||Bali;Бали
1639002|73|Kuta|Кута||Bali;Бали
1902387|66|Sanur|Санур||
1642467|66|Jimbaran|Джимбаран||
7290162|67|Nusa Dua|Нуса-Дуа||
7302172|63|Legian|Легиан||
7838713|63|Gili Trawangan|Гили-Траванган||
1638868|64|Labuan Bajo|Лабуан-Баджо||
1645528|81|Denpasar|Денпасар||Bali;Бали
11777962|65|Maafushi|Маафуши||
6930996|64|Hulhumalé|Хулхумале||
1282027|72|Malé|Мале|Malé|
1244178|66|Hikkaduwa|Хиккадува||
1249978|65|Bentota|Бентота||
1225514|62|Unawatuna|Унаватуна||
11979654|63|Mirissa|Мирисса||
1246294|68|Galle|Галле||
1247148|62|Ella|Элла||
1228051|61|Sigiriya|Сигирия||
1273858|65|Calangute|Калангут||
1274989|63|Candolim|Кандолим||
7284334|62|Baga|Бага||
1278464|63|Arambol|Арамболь||
1258128|66|Rishīkesh|Ришикеш||
1713917|66|El Nido|Эль-Нидо||
1222396|66|Langkawi|Лангкави||Kuah
1822214|71|Siem Reap|Сиемреап||Angkor;Ангкор
1831142|68|Sihanoukville|Сиануквиль||
1655559|67|Luang Prabang|Луангпхабанг||Louangphabang
1863357|66|Hakone|Хаконэ||
1855395|65|Nikko|Никко||Nikko
8630153|64|Hakuba|Хакуба||
1860672|67|Kamakura|Камакура||
7281819|62|Fujikawaguchiko|Фудзикавагутико||Kawaguchiko
1796556|75|Sanya|Санья||
3531673|75|Cancún|Канкун||
3521342|72|Playa del Carmen|Плая-дель-Кармен||
3515040|70|Tulum|Тулум||
3530103|68|Cozumel|Косумель||San Miguel de Cozumel
3526756|65|Isla Mujeres|Исла-Мухерес||
3985710|70|Cabo San Lucas|Кабо-Сан-Лукас||Los Cabos
3991328|71|Puerto Vallarta|Пуэрто-Вальярта||
3533462|73|Acapulco|Акапулько||
3983210|61|Sayulita|Саюлита||
3985344|66|San Miguel de Allende|Сан-Мигель-де-Альенде||
3494242|72|Punta Cana|Пунта-Кана||
3493175|69|Puerto Plata|Пуэрто-Плата||
3500243|63|Las Terrenas|Лас-Терренас||
3534632|71|Varadero|Варадеро||
3534915|65|Trinidad|Тринидад||
3489460|69|Montego Bay|Монтего-Бей||
3489239|66|Ocho Rios|Очо-Риос||
3489331|67|Negril|Негрил||
3579132|62|Gustavia|Густавия||St Barts;Saint Barthélemy
3577154|67|Oranjestad|Ораньестад||
3571824|73|Nassau|Нассау||
3471487|64|Búzios|Бузиос||Armação dos Búzios
7647007|68|Bariloche|Барилоче||San Carlos de Bariloche
3935636|65|Machu Picchu|Мачу-Пикчу||Aguas Calientes;Machupicchu
3871781|63|San Pedro de Atacama|Сан-Педро-де-Атакама||
4160812|68|Key West|Ки-Уэст||
4164143|71|Miami Beach|Майами-Бич||
5412230|69|Aspen|Аспен||
5442727|67|Vail|Вейл||
5414872|65|Breckenridge|Брекенридж||
5779451|66|Park City|Парк-Сити||
5828648|66|Jackson|Джэксон||Jackson Hole
6180144|68|Whistler|Уистлер||
5892532|69|Banff|Банф||
6354954|65|Jasper|Джаспер||
6087892|70|Niagara Falls|Ниагара-Фолс||
5685767|64|West Yellowstone|Уэст-Йеллоустон||Yellowstone
5653731|56|Gardiner|Гардинер||
5576882|62|Estes Park|Эстес-Парк||
5543307|65|Moab|Моаб||Arches
5547516|61|Springdale|Спрингдейл||Zion
5307778|61|Page|Пейдж||Lake Powell
5313667|66|Sedona|Седона||
5296409|66|Grand Canyon Village|Гранд-Каньон|Gran Cañón|Grand Canyon
7262586|63|Yosemite Valley|Йосемити||Yosemite
5370006|64|Mammoth Lakes|Маммот-Лейкс||Mammoth
5397664|65|South Lake Tahoe|Саут-Лейк-Тахо||Lake Tahoe
5403676|60|Truckee|Траки||
4957320|62|Bar Harbor|Бар-Харбор||Acadia
4624443|62|Gatlinburg|Гатлинбург||
5334320|62|Carmel-by-the-Sea|Кармел||Carmel
5374361|66|Monterey|Монтерей||
5376095|66|Napa|Напа||
5393212|69|Santa Monica|Санта-Моника||
5380668|68|Palm Springs|Палм-Спрингс||
5849996|62|Lahaina|Лахайна||
5441199|61|Telluride|Теллурайд||
5582371|62|Steamboat Springs|Стимбот-Спрингс||Steamboat
6204696|69|Queenstown|Квинстаун||
2172880|66|Byron Bay|Байрон-Бей||
2152681|64|Port Douglas|Порт-Дуглас||
148730|66|Zanzibar|Занзибар||Stone Town;Стоун-Таун
7284275|64|Nungwi|Нунгви||
934482|66|Grand Baie|Гран-Бе||Grand Bay
934517|63|Flic en Flac|Флик-ан-Флак||
241427|63|Beau Vallon|Бо-Валлон||
295224|62|Ein Bokek|Эйн-Бокек||Dead Sea;Мёртвое море;Mar Muerto
`
