/**
 * Famous towns and resorts of France, Switzerland, Austria, Italy and Germany, in this form: GeoNames id, weight
 * (0 to 100), name in English, in Russian and in Spanish (empty: as in the source), and further spellings, by
 * semicolon.
 */
export const resortsOfTheAlps = `
3027301|70|Chamonix-Mont-Blanc|Шамони|Chamonix|Chamonix;Шамони-Мон-Блан
3023065|70|Courchevel|Куршевель||
6544556|68|Val Thorens|Валь-Торанс||
2994404|68|Méribel|Мерибель||Meribel Les Allues
2971074|68|Val-d'Isère|Валь-д’Изер|Val d'Isère|
2972607|67|Tignes|Тинь||
6354942|66|Les Deux Alpes|Ле-Дез-Альп|Les Deux Alpes|Les 2 Alpes
2994768|67|Megève|Межев||
2991630|66|Morzine|Морзин||
3000902|62|Les Gets|Ле-Же||
3010004|63|La Clusaz|Ла-Клюзаз||
3004041|60|Le Grand-Bornand|Ле-Гран-Борнан||
2979698|62|Saint-Gervais-les-Bains|Сен-Жерве-ле-Бен||Saint Gervais Mont Blanc
3030949|62|Bourg-Saint-Maurice|Бур-Сен-Морис||
2991325|60|Moûtiers|Мутье||
3037543|70|Annecy|Анси||
2976742|70|Saint-Tropez|Сен-Тропе||
3019174|62|Èze|Эз||Eze Village
2994497|66|Menton|Ментона||
3037456|68|Antibes|Антиб||
2968749|62|Villefranche-sur-Mer|Вильфранш-сюр-Мер||
2977701|60|Saint-Paul-de-Vence|Сен-Поль-де-Ванс||
2980402|60|Sainte-Maxime|Сент-Максим||
3028431|62|Cassis|Касси||
3015661|58|Gordes|Горд||
2983333|58|Rocamadour|Рокамадур||
3028641|68|Carcassonne|Каркасон|Carcasona|
2978640|66|Saint-Malo|Сен-Мало||
3019355|60|Étretat|Этрета||
3021668|66|Deauville|Довиль||
3013173|62|Honfleur|Онфлёр||
2969679|70|Versailles|Версаль|Versalles|
3018074|62|Fontainebleau|Фонтенбло||
3025397|66|Chessy|Шесси||Disneyland Paris;Marne la Vallée;Диснейленд Париж;Disneyland
3015907|58|Giverny|Живерни||
2997395|66|Lourdes|Лурд||
3032797|68|Biarritz|Биарриц||
2979309|62|Saint-Jean-de-Luz|Сен-Жан-де-Люз||
3017824|56|Font-Romeu-Odeillo-Via|Фон-Роме||Font Romeu
2985947|62|Porto-Vecchio|Порто-Веккьо||
3029090|62|Calvi|Кальви||
3031801|62|Bonifacio|Бонифачо||
2657928|70|Zermatt|Церматт||
2658168|68|Verbier|Вербье||
2658813|70|St. Moritz|Санкт-Мориц|San Moritz|St Moritz;St. Moritz;Saint Moritz
2661039|68|Davos|Давос||
2660128|61|Klosters Serneus|Клостерс||Klosters
2660253|70|Interlaken|Интерлакен||
2660498|67|Grindelwald|Гриндельвальд||
2659992|64|Lauterbrunnen|Лаутербруннен||
2660461|66|Gstaad|Гштаад||
2658898|65|Saas-Fee|Зас-Фе||
6559506|66|Crans-Montana|Кран-Монтана||
2661750|64|Andermatt|Андерматт||
2660902|64|Engelberg|Энгельберг||
2661712|63|Arosa|Ароза||
2660083|62|Laax|Лакс||
2659950|61|Lenzerheide|Ленцерхайде||
2659907|61|Leukerbad|Лойкербад||
2659601|68|Montreux|Монтрё||
2658145|64|Vevey|Веве||
2661698|62|Ascona|Аскона||
2659869|64|Locarno|Локарно||
2659836|69|Lugano|Лугано||
2659811|70|Luzern|Люцерн|Lucerna|Lucerne
2661398|58|Brienz|Бриенц||
2774347|69|Kitzbühel|Кицбюэль||
2766757|68|St Anton am Arlberg|Санкт-Антон-ам-Арльберг||St. Anton;St Anton;Saint Anton
2772798|66|Lech|Лех||Lech am Arlberg
2775183|67|Ischgl|Ишгль||
2778953|58|Galtür|Гальтюр||
2771725|66|Mayrhofen|Майрхофен||
2764957|67|Sölden|Зёльден||Soelden;Зельден
11592373|61|Gurgl|Обергургль||Gurgl
2765278|64|Seefeld in Tirol|Зефельд||Seefeld
2760634|67|Zell am See|Целль-ам-Зе||Целль ам Зее;Цель ам Зее
2774758|65|Kaprun|Капрун||
2766924|66|Saalbach|Зальбах||Saalbach Hinterglemm
3323971|60|Hinterglemm|Хинтерглемм||
2782058|66|Bad Gastein|Бад-Гаштайн||
2782053|61|Bad Hofgastein|Бад-Хофгаштайн||
2765961|63|Schladming|Шладминг||
2779522|61|Flachau|Флахау||
2766643|59|Sankt Johann im Pongau|Санкт-Йоханн-им-Понгау||St Johann im Pongau
3323982|59|Alpbach|Альпбах||
2765150|60|Serfaus|Серфаус||
2770651|60|Neustift im Stubaital|Нойштифт-им-Штубайталь||Stubai;Neustift
2776943|69|Hallstatt|Гальштат||Халльштатт;Хальштатт
2782052|63|Bad Ischl|Бад-Ишль||
2766340|60|Sankt Wolfgang im Salzkammergut|Санкт-Вольфганг||St Wolfgang
2762453|61|Velden am Wörthersee|Фельден-ам-Вёртерзе||Velden
3177952|69|Cortina d'Ampezzo|Кортина-д’Ампеццо||Cortina
3177872|67|Courmayeur|Курмайор||
3181545|66|Breuil-Cervinia|Червиния|Cervinia|Cervinia
3174664|67|Livigno|Ливиньо||
3181730|65|Bormio|Бормио||
3174326|66|Madonna di Campiglio|Мадонна-ди-Кампильо||
3180883|64|Canazei|Канацеи||
3171891|64|Ortisei|Ортизеи||St. Ulrich;Sankt Ulrich
3166784|63|Selva|Сельва-ди-Валь-Гардена|Selva di Val Gardena|Selva di Val Gardena;Wolkenstein
3177943|62|Corvara in Badia|Корвара||
3166596|65|Sestriere|Сестриере||
3182362|62|Bardonecchia|Бардонеккья||
3179333|59|Cavalese|Кавалезе||
3173577|66|Merano|Мерано||Meran
3170051|69|Positano|Позитано||
3183130|69|Amalfi|Амальфи||
3166350|70|Sorrento|Сорренто||
3169562|66|Ravello|Равелло||
3169956|58|Praiano|Праяно||
3180630|69|Capri|Капри||
3183099|60|Anacapri|Анакапри||
3175458|66|Ischia|Искья||
3170335|67|Pompei|Помпеи|Pompeya|Pompeii
3170092|67|Portofino|Портофино||
3167595|63|Santa Margherita Ligure|Санта-Маргерита-Лигуре||
3169602|64|Rapallo|Рапалло||
3172769|65|Monterosso al Mare|Монтероссо-аль-Маре||Cinque Terre;Чинкве-Терре;Monterosso
3164535|61|Vernazza|Вернацца||
3169333|61|Riomaggiore|Риомаджоре||
3167777|67|San Remo|Сан-Ремо||San Remo
3183366|62|Alassio|Алассио||
3182230|66|Bellagio|Белладжо||
3178229|69|Como|Комо||
3165252|59|Tremezzo|Тремеццо||
3166101|63|Stresa|Стреза||
3166499|66|Sirmione|Сирмионе||
3176320|63|Garda|Гарда||
3169272|65|Riva del Garda|Рива-дель-Гарда||
3174188|62|Malcesine|Мальчезине||
3177610|64|Desenzano del Garda|Дезенцано-дель-Гарда||Desenzano
3174742|66|Lido di Jesolo|Лидо-ди-Езоло||Jesolo;Езоло
3182057|61|Bibione|Бибионе||
3174729|62|Lignano Sabbiadoro|Линьяно-Саббьядоро||Lignano
3169361|71|Rimini|Римини|Rímini|
3169424|66|Riccione|Риччоне||
3168320|65|San Gimignano|Сан-Джиминьяно||
3172794|61|Montepulciano|Монтепульчано||
3172996|64|Montecatini-Terme|Монтекатини-Терме||Montecatini
3176674|66|Forte dei Marmi|Форте-дей-Марми||
3164433|65|Viareggio|Виареджо||
3182722|66|Assisi|Ассизи|Asís|
3183587|63|Abano Terme|Абано-Терме||
3183330|64|Alberobello|Альберобелло||
3170382|64|Polignano a Mare|Полиньяно-а-Маре||Polignano
3171786|62|Ostuni|Остуни||
3173721|66|Matera|Матера||
2522847|64|Tropea|Тропеа||
2522975|69|Taormina|Таормина||
2525041|66|Cefalù|Чефалу||
2524622|61|Giardini-Naxos|Джардини-Наксос||Naxos
2523238|62|San Vito Lo Capo|Сан-Вито-Ло-Капо||
6544029|66|Porto Cervo|Порто-Черво||
2522727|62|Villasimius|Виллазимиус||
3183284|66|Alghero|Альгеро|Alguer|
3167329|60|San Teodoro|Сан-Теодоро||
3042030|66|Vaduz|Вадуц||
2953504|70|Baden-Baden|Баден-Баден||
2922530|68|Garmisch-Partenkirchen|Гармиш-Партенкирхен||Garmisch
2950881|66|Berchtesgaden|Берхтесгаден||
2858964|64|Oberstdorf|Оберстдорф||
2923507|66|Füssen|Фюссен||Neuschwanstein;Нойшванштайн
2835255|62|Schwangau|Швангау||
2844056|66|Rothenburg ob der Tauber|Ротенбург-об-дер-Таубер||Rothenburg
2923500|60|Bad Füssing|Бад-Фюссинг||
2842861|62|Rust|Руст||Europa-Park;Europapark
2810284|64|Westerland|Вестерланд||Sylt;Зюльт
2856198|63|Ostseebad Binz|Бинц||
2992741|72|Monte-Carlo|Монте-Карло|Montecarlo|
`
