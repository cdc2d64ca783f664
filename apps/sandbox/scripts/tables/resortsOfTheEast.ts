/**
 * Famous towns and resorts from the Carpathians, the North and Turkey to the Caucasus and Russia, in the form of
 * `resortsOfTheAlps`.
 */
export const resortsOfTheEast = `
3080866|68|Zakopane|Закопане||
3083677|61|Szklarska Poręba|Шклярска-Поремба||
3085151|66|Sopot|Сопот||
3095795|64|Kołobrzeg|Колобжег||
733462|67|Bansko|Банско||
733055|64|Borovets|Боровец||
728825|66|Nesebar|Несебыр||Nesebar
6355004|67|Golden Sands|Золотые Пески||Zlatni Pyasatsi;Златни пясъци
726963|64|Sozopol|Созопол||
733515|61|Balchik|Балчик||
723397|60|Tatranská Lomnica|Татранска-Ломница||
723119|62|Vysoké Tatry|Высокие Татры||
3058202|62|Piešťany|Пьештяны||
3065522|64|Špindlerův Mlýn|Шпиндлерув-Млин||Spindleruv Mlyn
3073803|71|Karlovy Vary|Карловы Вары||Carlsbad;Karlsbad
3071024|66|Mariánské Lázně|Марианске-Лазне||Marienbad
3077889|66|Český Krumlov|Чески-Крумлов||Крумлов
3072463|62|Kutná Hora|Кутна-Гора||
3051477|64|Hévíz|Хевиз||
3045332|63|Siófok|Шиофок||
308220|72|Kemer|Кемер||
313900|60|Göynük|Гёйнюк||
299445|63|Tekirova|Текирова||
321580|70|Belek|Белек||
301238|70|Side|Сиде||
324190|73|Alanya|Аланья||Алания
304964|63|Mahmutlar|Махмутлар||
305690|58|Kumköy|Кумкёй||
308948|66|Kaş|Каш||
310677|65|Kalkan|Калкан||
314967|70|Fethiye|Фетхие||
6692526|67|Ölüdeniz|Олюдениз||
306859|66|Göcek|Гёчек||
317681|63|Dalyan|Дальян||
447273|66|Dalaman|Даламан||
304782|71|Marmaris|Мармарис||
311711|64|İçmeler|Ичмелер||
320995|72|Bodrum|Бодрум||
6620290|63|Turgutreis|Тургутрейс||
297838|64|Yalıkavak|Ялыкавак||
305359|70|Kuşadası|Кушадасы||
318755|67|Çeşme|Чешме||
324294|66|Alaçatı|Алачаты||
301256|65|Selçuk|Сельчук||Ephesus;Эфес;Efes
302903|67|Pamukkale|Памуккале||
313947|68|Göreme|Гёреме||Cappadocia;Каппадокия;Capadocia;Kapadokya
298326|65|Ürgüp|Ургюп||
750269|79|Bursa|Бурса||
10331001|58|Palandöken|Паландокен||
614410|66|Gudauri|Гудаури||
614087|65|Stepantsminda|Степанцминда||Kazbegi;Казбеги
612987|65|Mestia|Местия||Mestia
615583|66|Bakuriani|Бакуриани||
615403|66|Borjomi|Боржоми||
611902|63|Sighnaghi|Сигнахи||Signagi
612890|64|Mtskheta|Мцхета||
613762|66|Kobuleti|Кобулети||
611274|61|Ureki|Уреки||
615532|74|Batumi|Батуми||
616160|65|Tsaghkadzor|Цахкадзор||Tsakhkadzor
616752|65|Dilijan|Дилижан||
174884|63|Jermuk|Джермук||
616250|64|Sevan|Севан||
174895|60|Goris|Горис||
585231|64|Gabala|Габала||Gabala
585170|64|Sheki|Шеки||
580939|66|Arkhyz|Архыз||Архиз
483269|63|Terskol|Терскол||Приэльбрусье
563534|64|Elbrus|Эльбрус||Приэльбрусье
1492252|66|Sheregesh|Шерегеш||
1510502|65|Belokurikha|Белокуриха||
542681|69|Krasnaya Polyana|Красная Поляна||
563401|62|Esto-Sadok|Эсто-Садок||Esto Sadok
584243|70|Adler|Адлер||
549424|62|Khosta|Хоста||
536625|65|Lazarevskoye|Лазаревское||
561667|70|Gelendzhik|Геленджик||
554668|63|Kabardinka|Кабардинка||
566157|62|Divnomorskoye|Дивноморское||
580969|62|Arkhipo-Osipovka|Архипо-Осиповка||
582182|70|Anapa|Анапа||
473295|62|Vityazevo|Витязево||
823674|61|Dagomys|Дагомыс||
548114|69|Kislovodsk|Кисловодск||
503550|69|Pyatigorsk|Пятигорск||
466990|68|Yessentuki|Ессентуки||Essentuki
463340|66|Zheleznovodsk|Железноводск||
584329|60|Abzakovo|Абзаково||
548391|63|Kirovsk|Кировск||Хибины
2020744|62|Listvyanka|Листвянка||Байкал
485824|67|Suzdal|Суздаль||
509029|62|Plyos|Плёс||
485699|66|Svetlogorsk|Светлогорск||
463828|66|Zelenogradsk|Зеленоградск||
510291|67|Peterhof|Петергоф||Petergof;Peterhof
504003|67|Pushkin|Пушкин||Tsarskoye Selo;Царское Село
483379|61|Teribërka|Териберка||
1528512|65|Cholpon-Ata|Чолпон-Ата||Иссык-Куль
1525126|62|Būrabay|Бурабай||Боровое
459201|69|Jūrmala|Юрмала||
455718|63|Sigulda|Сигулда||
596238|67|Palanga|Паланга||
596612|64|Nida|Нида||
599757|66|Druskininkai|Друскининкай||
593871|66|Trakai|Тракай||
589580|67|Pärnu|Пярну||
590031|66|Narva|Нарва||
592225|62|Haapsalu|Хаапсалу||
638936|70|Rovaniemi|Рованиеми||
7117281|65|Levi|Леви||
9114206|65|Åre|Оре||Are
2662689|64|Visby|Висбю||
3152989|63|Hemsedal|Хемседал||
3133819|62|Trysil|Трюсиль||
3135020|63|Svolvær|Свольвер||Lofoten;Лофотены
3133895|71|Tromsø|Тромсё||
667091|65|Sinaia|Синая||
683844|70|Braşov|Брашов||
3302765|64|Zlatibor|Златибор||
`
