/**
 * Famous towns and resorts of the Mediterranean, the Adriatic, Iberia, Britain and the Low Countries, in the form of
 * `resortsOfTheAlps`.
 */
export const resortsOfTheSouth = `
3105994|62|Vielha|Вьелья||Viella
3120211|61|Jaca|Хака||
3112680|60|Puigcerdà|Пучсерда||
3108877|67|Sitges|Ситжес||
3110986|69|Salou|Салоу||
3126888|65|Cambrils|Камбрильс||
3118212|69|Lloret de Mar|Льорет-де-Мар||
3107661|66|Tossa de Mar|Тосса-де-Мар||
3127117|64|Cadaqués|Кадакес||
3111348|64|Roses|Росас|Rosas|
3122776|60|L'Estartit|Эстартит||Estartit
3127007|63|Calella|Калелья||
2521088|70|Benidorm|Бенидорм||
2518878|65|Denia|Дения|Denia|
2516336|64|Javea|Хавея||Xàbia;Xabia
2520496|65|Calp|Кальпе||Calp
2521804|64|Altea|Альтеа||
3113860|65|Peníscola|Пеньискола||Peniscola
2514169|71|Marbella|Марбелья||
2510281|68|Torremolinos|Торремолинос||
2517595|67|Fuengirola|Фуэнхирола||
2513240|66|Nerja|Нерха||
2511730|66|Ronda|Ронда||
2510599|65|Tarifa|Тарифа||
2519289|62|Conil de la Frontera|Кониль-де-ла-Фронтера||Conil
2513709|58|Monachil|Моначиль||
6355015|66|Magaluf|Магалуф||
6355010|62|Palmanova|Пальманова||
2522091|65|Alcúdia|Алькудия|Alcudia|
6355007|63|Cala d'Or|Кала-д’Ор||
2510821|63|Sóller|Сольер||
6355021|61|Port de Pollença|Порт-де-Польенса|Puerto de Pollensa|Puerto Pollensa
2511448|65|Sant Antoni de Portmany|Сан-Антонио|San Antonio|San Antonio Ibiza
2511162|63|Santa Eulària des Riu|Санта-Эулалия|Santa Eulalia|Santa Eulalia
3124967|63|Ciutadella|Сьютадела|Ciudadela|Ciutadella de Menorca
6355183|68|Playa de las Américas|Плайя-де-лас-Америкас||Las Americas Tenerife
2512196|74|Puerto de la Cruz|Пуэрто-де-ла-Крус||
2514042|68|Maspalomas|Маспаломас||
6354969|66|Playa del Ingles|Плайя-дель-Инглес|Playa del Inglés|
6354970|60|Puerto Rico|Пуэрто-Рико-де-Гран-Канария|Puerto Rico de Gran Canaria|
2519217|65|Corralejo|Корралехо||
2512465|64|Playa Blanca|Плайя-Бланка||
6355013|66|Puerto del Carmen|Пуэрто-дель-Кармен||
6355127|63|Costa Teguise|Коста-Тегисе||
3039604|65|Pas de la Casa|Пас-де-ла-Каса|Pas de la Casa|Pas de la Casa
3038999|65|Soldeu|Сольдеу||
3041519|61|Arinsal|Аринсаль||
2269594|68|Cascais|Кашкайш||
2268436|65|Estoril|Эшторил||
2262912|67|Sintra|Синтра||
2272222|68|Albufeira|Албуфейра||
2267226|65|Lagos|Лагуш||Lagos Algarve
6545006|65|Vilamoura|Виламора||
2265552|65|Nazaré|Назаре||
2268326|65|Fátima|Фатима||
3203925|67|Bled|Блед||
3193341|65|Piran|Пиран||
3192682|65|Portorož|Порторож||
3197373|64|Kranjska Gora|Краньска-Гора||
3203808|58|Bohinjska Bistrica|Бохиньска-Бистрица||Bohinj
3192673|62|Postojna|Постойна||
3199180|67|Hvar|Хвар||
3191518|67|Rovinj|Ровинь||
3192699|66|Poreč|Пореч||
3195890|66|Makarska|Макарска||
3202825|63|Cavtat|Цавтат||
3197710|63|Korčula|Корчула||
3188763|65|Trogir|Трогир||
3203765|61|Bol|Бол||
3201712|61|Brela|Брела||
3204439|60|Baška Voda|Башка-Вода||
3194099|66|Opatija|Опатия||
3188498|63|Umag|Умаг||
3192383|61|Primošten|Примоштен||
3194355|58|Novi Vinodolski|Нови-Винодолски||
3203106|69|Budva|Будва||
3204388|63|Bečići|Бечичи||
3193413|63|Petrovac na Moru|Петровац||Petrovac
3189429|60|Sutomore|Сутоморе||
3188516|64|Ulcinj|Улцинь||
3197538|68|Kotor|Котор||
3193504|62|Perast|Пераст||
3199394|66|Herceg Novi|Херцег-Нови||
3199161|58|Igalo|Игало||
3186999|63|Žabljak|Жабляк||
3197896|62|Kolašin|Колашин||
3202641|62|Cetinje|Цетине||
3195308|63|Međugorje|Меджугорье||Medjugorje
363243|65|Saranda|Саранда||
2595331|61|Ksamil|Ксамил||
787487|66|Ohrid|Охрид||
256344|69|Oia|Ия||Oia;Oia Santorini;Ия Санторини
252920|68|Fira|Фира||Thira;Тира;Fira Santorini;Santorini town
257056|69|Mykonos|Миконос|Miconos|Mykonos town;Chora
256653|61|Naoussa|Науса||Naoussa
260001|66|Hersonissos|Херсониссос||Hersonissos;Херсонисос
257859|64|Malia|Малия||
263824|66|Agios Nikolaos|Агиос-Николаос||Agios Nikolaos
262701|63|Elounda|Элунда||
6692697|61|Georgioupolis|Георгиуполис||
253305|58|Stalida|Сталида||Stalida
408687|65|Lindos|Линдос||
6354951|66|Faliraki|Фалираки||
252685|63|Ialysós|Иалисос||
6621634|61|Laganas|Лаганас||
255736|63|Parga|Парга||
2463701|58|Kassiopi|Касиопи||
260093|61|Chaniotis|Ханиоти||Ханиотис;Hanioti
261080|58|Pefkochóri|Пефкохори||
734939|61|Néos Marmarás|Неос-Мармарас||
734854|60|Ouranoupolis|Уранополис||Ouranopoli
734757|60|Paralia|Паралия||Paralia Katerinis
734256|58|Leptokaryá|Лептокарья||
261601|64|Kalambaka|Каламбака||Kalambaka;Meteora;Метеоры
263219|62|Delphi|Дельфы|Delfos|Delphi
256637|65|Nafplio|Нафплион||Nafplion
264714|60|Aráchova|Арахова||
258066|61|Loutráki|Лутраки||
146748|70|Ayia Napa|Айя-Напа||Agia Napa
18918|68|Protaras|Протарас||
146214|71|Paphos|Пафос|Pafos|Pafos
146384|74|Limassol|Лимассол|Limasol|Lemesos
146400|72|Larnaca|Ларнака|Lárnaca|
146412|66|Kyrenia|Кирения|Kirenia|Girne;Гирне
146018|58|Tróodos|Троодос||
146175|60|Peyia|Пейя||Pegeia
2656173|71|Bath|Бат||
2654710|74|Brighton|Брайтон||
2655095|71|Bournemouth|Борнмут||
2655459|71|Blackpool|Блэкпул||
2641589|67|Newquay|Ньюки||
2638778|66|St Ives|Сент-Айвс||
2635650|68|Torquay|Торки||
2634135|66|Whitby|Уитби||
2638419|67|Scarborough|Скарборо||
2637433|69|Southend-on-Sea|Саутенд-он-Си||Southend
2643044|66|Margate|Маргит||
2650497|68|Eastbourne|Истборн||
2633851|66|Windermere|Уиндермир||Lake District
2645756|65|Keswick|Кезик||
2657360|61|Ambleside|Амблсайд||
2636713|68|Stratford-upon-Avon|Стратфорд-апон-Эйвон||
2633842|68|Windsor|Виндзор||
2656617|58|Bakewell|Бейкуэлл||
2644120|65|Llandudno|Лландидно||
2636104|63|Tenby|Тенби||
2640006|63|Portree|Портри||Isle of Skye;Skye
2649169|65|Fort William|Форт-Уильям||Ben Nevis
2656752|63|Aviemore|Авимор||
2638864|67|Saint Andrews|Сент-Эндрюс||
2963370|66|Killarney|Килларни||
2745874|60|Valkenburg|Валкенбург||
2800931|70|Brugge|Брюгге|Brujas|Bruges
2562501|66|Sliema|Слима||
2562557|66|St. Julian's|Сент-Джулианс|San Julián|Saint Julians;San Ġiljan
2562744|63|Mellieħa|Меллиха||
2510409|73|Toledo|Толедо||
2509954|87|Valencia|Валенсия||
`
