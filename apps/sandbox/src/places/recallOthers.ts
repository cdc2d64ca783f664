import { rowsOfRecall } from './recallRows.ts'

/** A second list of what people type, in the rows of `recall`: cities, stations, hotels, ports and streets. */
export const recallOthers = rowsOfRecall(`
ad-champs-elysees|champs elysees|елисейские поля
ad-istiklal-caddesi|istiklal|истикляль
ad-kurfuerstendamm|kurfurstendamm
ad-nevsky-28|невский 28|невский проспект 28
ad-oxford-street|oxford street
ad-placa-catalunya|площадь каталонии
ad-puerta-del-sol|puerta del sol
ad-rivoli|rue de rivoli
ad-taksim|таксим стамбул|taksim square
ad-trafalgar|trafalgar square
ad-tverskaya-12|тверская 12
ad-unter-den-linden-77|unter den linden 77
ci-2513917|мерида
ci-2643743|lohdon
ci-281184|jerusalem
ci-292878|фуджейра
ci-2972328|тулон
ci-301238|side
ci-304782|marmaris|мармарис
ci-305359|кушадасы
ci-3068799|ostrava
ci-308220|кемер
ci-361058|alexandria egypt
ci-468902|ярославль
ci-485824|суздаль
ci-496638|сергиев посад
ci-501175|ростовнадону
ci-514734|орск
ci-523553|nahabino
ci-524901|мосвка|масква
ci-542681|красная поляна
ci-550280|химки
ci-688533|ялта
ci-739636|sile
ci-744926|кадыкей
ho-astoria|hotel astorya|гостинца астория
ho-atlantis-palm|atlantis palm|атлантис|атлантис дубай
ho-burj-al-arab|burg al arab|бурж аль араб|burj al-arab
ho-ciragan-palace|ciragan palac|чирган палас
ho-claridges|claridges
ho-emirates-palace|emirates palace|emirates palce
ho-four-seasons-bosphorus|фор сизонс босфор
ho-four-seasons-sultanahmet|four seasons istanbul
ho-gran-miramar|gran hotel miramar
ho-grand-europe|гранд отель европа
ho-hilton-batumi|hilton batumi|хилтон батуми
ho-hilton-bosphorus|хилтон стамбул
ho-hilton-podgorica|hilton podgorica
ho-jumeirah-beach-hotel|jumeira beach hotel
ho-lotte-vladivostok|lotte vladivostok
ho-marina-bay-sands|марина бэй сэндс
ho-marmara-taksim|marmara taksim
ho-marriott-nsk|marriott новосибирск
ho-metropol-moscow|hotel metropol
ho-negresco|негреско
ho-pribaltiyskaya|гостиница прибалтийская
ho-ritz-astana|ritz carlton astana
ho-rixos-almaty|rixos almaty
ho-sacher|отель захер
ho-savoy|savoy london
ho-splendid-budva|hotel splendid budva
po-dubai-marina|dubai marina
po-gocek|gocek marina
po-piraeus|порт пирей
po-sochi-port|порт сочи
po-vladivostok-sea|морской вокзал владивосток
po-yalikavak|yalikavak marina
po-yas-marina|yas marina
sp-victoria-coach|victoria coach station
st-10456|bologna centrale
st-10493|warszawa centralna|варшава центральная
st-10502|budapest keleti|будапешт келети
st-17458|salzburg hbf
st-17495|bratislava hlavna stanica
st-17515|kobenhavn h
st-17518|gdansk glowny
st-17584|krakow glowny
st-19102|stockholm central station
st-22644|wien hauptbahnhof|вена вокзал
st-22676|zaragoza delicias
st-24419|sevilla santa justa|estacion santa justa sevilla
st-24493|valencia joaquin sorolla
st-4653|lille europe
st-4676|lyon part dieu
st-4791|marseille st charles
st-4839|gare de nice
st-4919|gare de l'est
st-4920|gare montparnasse
st-4922|gare du nrod|париж северный вокзал|ctdthysq djrpfk
st-4923|gare st lazare
st-4924|лионский вокзал париж
st-5336|geneve cornavin
st-5878|basel sbb
st-5892|st pancreas
st-5893|bruxelles midi|brussels midi
st-5894|amsterdam centraal|amsterdam central
st-5929|antwerpen centraal
st-6245|zuerich hb
st-6570|malaga maria zambrano
st-6625|Барселона Сантс|barclona sants|barcelona estacion sants
st-6667|estación de atocha|madird atocha|мадрид аточа
st-6668|estación de chamartín
st-7474|hamburg hauptbahnhof
st-7475|dusseldorf hauptbahnhof
st-7480|вокзал мюнхен|münchen hbf
st-7519|dresden hauptbahnhof
st-7540|berlin ostbahnhof
st-7561|koln hbf
st-7604|frankfurt hauptbahnhof
st-7678|leipzig hbf
st-7710|stuttgart hbf
st-7840|liverpool street
st-8170|birmingham new street
st-8225|edinburgh waverley
st-8236|glasgow central
st-8262|leeds station
st-8265|kings corss|kings cross station
st-8270|waterloo|лондон ватерлоо
st-8274|paddingtn
st-8276|manchester piccadilly
st-828|bordeaux st jean
st-8387|york station
st-8434|firenze santa maria novella|florence station
st-8490|milano centrale|milan central station|миланский вокзал централе
st-8497|napoli centrale
st-8544|roma termni|termini station|рим термини
st-8567|torino porta nuova
st-8574|venezia santa lucia|венеция санта лючия
st-8670|rotterdam centraal
st-8697|porto campanha
st-8722|lisboa oriente
st-almaty-2|алматы вокзал
st-ankara|ankara gar
st-baltiysky|балтийский вокал
st-batumi|батуми вокзал
st-belorussky|белорусский вокзла
st-eskisehir|eskisehir
st-finlyandsky|финляндский вокзал
st-haydarpasa|haydarpasa
st-kazansky|kazasnky|кызанский вокзал|rfpfycrbq djrpfk|москва казанский вокзал|казанский вокзал москва|moskva kazanskaya
st-kislovodsk|кисловодск вокзал
st-kiyevsky|киевскй вокзал
st-konya|konya gari
st-krasnodar-1|вокзал краснодар
st-kursky|курский вокзал москва|kurski vokzal|vjcrdf rehcrbq djrpfk
st-leningradsky|лениградский вокзал
st-minsk|minsk station|вокзал минск
st-moskovsky-spb|московскй вокзал|vjcrjdcrbq djrpfk
st-nurly-zhol|нурлы жол
st-paveletsky|павелцекий вокзал
st-rizhsky|рижский
st-rosa-khutor|роза хутор
st-sirkeci|sirkeci gari
st-sogutlucesme|söğütlüçeşme|sogutlucesme garı
st-tbilisi|tbilisi station
st-tver|тверь вокзал
st-tyumen|железнодорожный вокзал тюмень
st-vitebsky|витебский
st-vladivostok|владивосток жд
st-voronezh-1|вокзал воронеж
st-yaroslavsky|ярославский вокзал
st-yerevan|вокзал ереван
`)
