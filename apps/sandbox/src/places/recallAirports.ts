import { rowsOfRecall } from './recallRows.ts'

/** A second list of what people type, in the rows of `recall`: airports of all continents. */
export const recallAirports = rowsOfRecall(`
ap-AAN|al ain
ap-AAQ|анапо|витязево
ap-ABZ|aberdeen
ap-ACC|accra
ap-ADB|IZM|izmir havalimani|измир|izmri|adnan menderes
ap-ADD|addis ababa|аддис абеба
ap-AER|сачи|cjxb|адлер аэропорт|aeroport sochi
ap-AKL|auckland|окленд
ap-ALA|UAAA|алматы|almaata|алмата|алматы аэропорт
ap-ALC|alicante aeropuerto|аликанте
ap-AMM|amman
ap-AMS|amsterdm|schipol|фьыеуквфь|амстердам схипхол|схипол|шипхол
ap-AQJ|aqaba
ap-ARH|архангельск
ap-ARN|Stockholm arlanda|stokholm
ap-ASF|астрахань
ap-ASR|kayseri
ap-ATH|athnes|LGAV|ATH airport
ap-AUH|abu dabi|auh|OMAA
ap-AYT|analya|антальа|fynfkmz|antalya havaalanı
ap-BAH|bahrain
ap-BAX|барнаул
ap-BCN|барсилона|,fhctkjyf|ифксудщтф|aeropuerto de el prat|barcelona aeropuerto
ap-BER|berlin brandenburg airport
ap-BEY|beirut
ap-BFS|belfast
ap-BGO|берген
ap-BGW|багдад
ap-BGY|MIL
ap-BHK|бухара|bukhara
ap-BHX|birmingham airport|bhx|birmigham airport
ap-BIO|bilbao
ap-BJV|бодурм|LTFE|bodrum havalimanı
ap-BKK|bangok
ap-BLL|billund
ap-BLQ|bologna|bolonia
ap-BLR|бангалор
ap-BNE|brisbane
ap-BOD|burdeos
ap-BOG|bogota
ap-BOJ|бургас аэропорт
ap-BOM|mumbay|mumbai airport
ap-BOS|boston logan
ap-BRE|BRE
ap-BRI|bari
ap-BRQ|брно
ap-BRS|bristol
ap-BSL|basel
ap-BTS|bratislava
ap-BUD|budpaest
ap-BUS|батуми аэропорт
ap-CAG|сардиния
ap-CAN|guangzhou
ap-CDG|LFPG|pariss|pari|парии|gfhb;|зфкшы|шарль дэ голь
ap-CEK|челябинск|чилябинск|челябинкс
ap-CFU|corfu|корфу
ap-CGK|jakarta|джакарта
ap-CGN|colonia|кельн бонн|colonia bonn
ap-CHQ|chania
ap-CLJ|cluj napoca
ap-CMB|colombo
ap-CMN|casablanca|касабланка аэропорт
ap-CNX|чиангмай
ap-COV|adana
ap-CPH|копенгаген|cpoenhagen|EKCH
ap-CPT|CPT|FACT|кейптаун|cape town
ap-CRL|charleroi
ap-CTA|катания
ap-CTS|sapporo
ap-CUN|cancun|канкун
ap-CWL|cardiff
ap-CXR|нячанг|nha trang
ap-DAC|dhaka
ap-DBV|дубровник
ap-DCA|WAS
ap-DEL|delhi airport|nueva delhi
ap-DEN|denver
ap-DFW|dallas fort worth
ap-DIY|diyarbakir
ap-DJE|джерба
ap-DLM|dalamn|dalaman havalimani
ap-DME|домодедава|ljvjltljdj|домодедово аэропорт москва
ap-DMM|dammam
ap-DOH|dhoa|doha hamad
ap-DPS|bali|денпасар
ap-DSS|dakar
ap-DUB|dublin|dublon
ap-DUS|duesseldorf airport
ap-DWC|аль мактум
ap-DXB|dubay|дубаи|вгифш|дубай аэропорт|dubai airport terminal 3
ap-DYR|анадырь
ap-DYU|душанбе
ap-EDI|эдинбург|edinbrugh|edinburgh airport
ap-EGO|белгород
ap-EIN|eindhoven
ap-ERZ|erzurum
ap-ESB|ankaar|esenboga|anakra
ap-ETM|эйлат
ap-EVN|ереваан|UDYY|звартноц
ap-EWR|newark|NYC
ap-EZE|BUE|buenos aires ezeiza
ap-FAO|faro airport
ap-FCO|hbv|кщьф|aeropuerto de roma
ap-FNC|funchal madeira
ap-FRA|fankfurt|frnakfurt|fráncfort
ap-FRU|бишкек|аэропорт манас бишкек
ap-FUE|fuerteventura
ap-GDL|guadalajara
ap-GDN|gdansk
ap-GDX|магадан
ap-GDZ|геленджк
ap-GIG|RIO|rio de janeiro|рио де жанейро
ap-GLA|glasgow
ap-GOI|гоа
ap-GOJ|nizhny novgorod airport
ap-GOT|gothenburg|гетеборг
ap-GRO|girona|жирона
ap-GRU|gru|SBGR|SAO
ap-GRV|грозный
ap-GRX|grenada airport spain
ap-GSV|саратов
ap-GVA|gva|ginebra aeropuerto|женева|genva|aeropuerto de ginebra
ap-GYD|баку
ap-GZP|gazipasa
ap-GZT|gaziantep
ap-HAJ|HAJ
ap-HAM|hamburgo
ap-HAN|hanoi
ap-HAV|la habana|гавана|havana
ap-HEL|helsinki vantaa|helsinky
ap-HER|ираклион
ap-HKT|Hkt|phucket|VTSP
ap-HND|tokyo haneda
ap-HNL|honolulu|гонолулу
ap-HRG|[ehuflf
ap-HYD|hyderabad
ap-IAD|WAS|dulles|washington
ap-IAH|houston
ap-IBZ|aeropuerto de ibiza
ap-ICN|SEL|сеул|seul
ap-IKA|тегеран|tehran
ap-IKT|иркутск|иркуцк
ap-INN|innsbruck
ap-INV|inverness
ap-ISL|ltba
ap-IST|istanul|istanbu|стамбул аэропотр|cnfv,ek|шыефтигд|istanbul havalimanı|estanbul|cnfvek
ap-JED|jedda|king abdulaziz airport
ap-JFK|new yrok
ap-JMK|mykonos
ap-JNB|jnb|johannesburg|йоханнесбург
ap-JTR|santorini
ap-KEF|reykjavik|рейкьявик
ap-KGD|храброво|hrabrovo
ap-KGS|kos
ap-KHI|karachi
ap-KHV|хабаровск|хабаровкс
ap-KIV|кишинев|chisinau
ap-KIX|KIX|OSA|osaka
ap-KJA|красноярк|красноярск аэропорт емельяново
ap-KLV|карловы вары
ap-KRK|KRK|краков
ap-KRR|URKK
ap-KTM|катманду
ap-KTW|катовице
ap-KUF|самара аэропорт|курумоч
ap-KUL|kuala lumpur|куала лумпур
ap-KUN|каунас
ap-KZN|UWKD|rfpfym
ap-LAS|las vegas|лас вегас
ap-LAX|лос анджелес аэропорт|los angelse
ap-LBA|leeds bradford
ap-LCA|larnaka
ap-LCG|a coruna
ap-LCY|london city airport
ap-LED|пулкоао|gekrjdj|ДУВ|pulkova|sankt peterburg|pulkovo led
ap-LGA|la guardia|LGA
ap-LGW|EGKK|geatwick|londres gatwick
ap-LHE|lahore
ap-LHR|heatrhow|лодон|kjyljy|дщтвщт|дрк|heathrow terminal 5|руфекщц
ap-LIM|lima peru
ap-LIS|lisobn
ap-LJU|любляна
ap-LOS|lagos
ap-LPA|las palmas|gran canaria
ap-LPL|liverpool
ap-LUX|luxemburg
ap-LWN|гюмри
ap-LWO|lviv|львов
ap-LXR|luxor
ap-LYS|lyon
ap-MAA|chennai
ap-MAD|madrit|barajas|ифкфофы
ap-MAH|menorca
ap-MCO|orlando
ap-MCT|маскат
ap-MCX|махачкала|махчкала
ap-MDE|medellin
ap-MED|medina|madinah
ap-MEL|mel|melburn|мельбурн
ap-MEX|ciudad de mexico|мехико
ap-MIA|майами|miamii
ap-MLA|malta
ap-MLE|мале|maldives|vfkmlbds
ap-MLX|malatya
ap-MMK|мурманск
ap-MNL|manila
ap-MRS|marsella|marseile
ap-MRU|mauritius|маврикий
ap-MSQ|vbycr
ap-MSY|nueva orleans
ap-MUC|Мюнхен аэропорт|munhen|мюнхн|мюнкхен|muenchen flughafen
ap-MVD|montevideo
ap-MXP|milna
ap-NAL|нальчик
ap-NAP|неаполь|napoles
ap-NAV|kapadokya
ap-NBC|набережные челны
ap-NBO|найроби|nairobi airport
ap-NCE|niza|nise|тшсу
ap-NCL|newcastle|newcaslte
ap-NCU|nukus
ap-NQZ|UACC|астана
ap-NRT|narita|токио нарита|TYO
ap-NSK|норильск
ap-NUE|нюрнберг|nuremberg
ap-ODS|одесса|jltccf
ap-OGZ|владикавказ
ap-OLB|olbia
ap-OMS|omsk
ap-OPO|porto|oporto
ap-ORD|CHI|chicgo
ap-ORK|cork
ap-ORY|парижский аэропорт орли
ap-OSL|осло|oslo gardermoen|oslp
ap-OTP|BUH
ap-OVB|талмачево|новосебирск|tolmachovo|толмачева
ap-PEE|perm|пермь аэропорт|PEE|аэропорт пермь
ap-PEK|zbaa|BJS|beijing airport|пекин
ap-PER|perth
ap-PEZ|пенза аэропорт
ap-PFO|пафос
ap-PHL|philadelphia
ap-PHX|phoenix
ap-PKC|петропавловск камчатский
ap-PMI|pmi|mallorca|aeropuerto de palma
ap-PMO|palermo
ap-POZ|познань
ap-PRG|прагаа|ghfuf|prauge
ap-PSA|pisa
ap-PTY|panama
ap-PUJ|punta cana|пунта кана
ap-PUS|busan
ap-PVG|sha|shanghai pudong|шанхай аэропорт
ap-RAK|marrakech|марракеш
ap-RGK|горно алтайск
ap-RHO|родос|rodas
ap-RIX|riga airport|рига
ap-RKT|ras al khaimah|рас аль хайма
ap-ROV|rostov na donu|ростов на дону аэропорт|URRP|аэропорт платов|ростов платов
ap-RUH|riyad|OERK|riyadh king khalid
ap-RZV|ризе
ap-SAW|sabiha gökçen havalimanı
ap-SCL|santiago de chile
ap-SCO|актау|ысщ
ap-SCQ|santiago de compostela
ap-SEA|seattle
ap-SEZ|seychelles
ap-SFO|san francisco|сан франциско
ap-SGC|сургут
ap-SGN|хошимин|saigon
ap-SIN|WSSS|singapur|singapre
ap-SIP|симферополь|симферопль|крым симферополь аэропорт
ap-SJJ|сараево
ap-SKD|самарканд|samarqand
ap-SKG|салоники
ap-SKP|skopje|SKP
ap-SLL|salalah
ap-SNN|shannon
ap-SPU|сплит
ap-STN|lon
ap-STR|штутгарт аэропорт
ap-SVO|sheremetevo|aeropuerto de moscu|шереметево аэропорт|vjcrdf ithtvtntmdj|itytvtnmtdj|ьщысщц|ымщ|sheremetjevo|шериметьево|шереметьево 2|svo moscow|sheremetyevo svo
ap-SVQ|sevila
ap-SVX|кольцого|екатеренбург
ap-SXB|страсбург|estrasburgo
ap-SYD|YSSY|sydney airport|sydney
ap-SZG|salzburg
ap-TAS|ташкент|ташкетн|tashkent airport
ap-TBS|тбилсии
ap-TFN|tenerife norte
ap-TFS|tenerife sur|тенерифе|TFS|tenerif
ap-TIA|tirana|тирана
ap-TIV|тиват
ap-TKU|турку
ap-TLL|таллин|tallin
ap-TLS|тулуза
ap-TLV|ntkm-fdbd|бен гурион
ap-TOF|томск|tomsk airport
ap-TOS|tromso
ap-TPE|taipei
ap-TRN|турин
ap-TUN|tunis|тунис
ap-TZX|tzx|trabzon|трабзон|trazbon|екфяищт
ap-UBN|ulan bator|улан батор
ap-UFA|уфа
ap-UIO|quito
ap-USM|самуи
ap-UTP|паттайя
ap-UUD|улан удэ
ap-UUS|южно сахалинск
ap-VAN|van turkey
ap-VAR|варна
ap-VCE|LIPZ|венеция аропорт
ap-VIE|LOWW|vieena|viena aeropuerto|мшуттф
ap-VKO|внуклво|wnukowo|аэропорт внуково терминал а|vnukova
ap-VLC|valensia
ap-VNO|вильнюс
ap-VOG|волгоград
ap-VRA|varadero|варадеро
ap-VRN|verona
ap-VVO|владивасток
ap-WAW|EPWA|варшава шопен|warsow|dfhifdf
ap-WRO|wroclaw
ap-YKS|якутск
ap-YOW|ottawa
ap-YUL|montreal
ap-YVR|vancouver airport|ванкувер
ap-YYZ|YYZ|YTO|toronto pearson|торонто
ap-ZAG|zagreb|ZAG
ap-ZNZ|zanzibar|занзибар
ap-ZRH|zuirch|zurich aeropuerto
ap-ZTH|закинф
`)
