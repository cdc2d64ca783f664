import { rowsOfRecall } from './recallRows.ts'

/**
 * What people type and the place they mean, written by hand before it was asked whether they are found. A row is a
 * place and what is typed for it.
 */
export const recall: Readonly<Record<string, readonly (readonly [term: string, placeId: string])[]>> = {
  codes: rowsOfRecall(`
ap-IST|IST|LTFM
ap-SVO|svo|uuee
ap-LHR|LHR|EGLL
ap-OVB|ovb|unnt
ap-TIV|TIV
ap-NQZ|nqz
ap-DLM|DLM
ap-BCN|LEBL
ap-DXB|omdb
ap-SAW|SAW
ap-AER|aer|URSS
ap-DME|dme
ap-KGD|kgd
ap-AYT|ayt|LTAI
ap-CDG|cdg
ap-FRA|Fra|EDDF
ap-DOH|doh|OTHH
ap-LED|ULLI
ap-JFK|KJFK
ap-HND|rjtt
`),
  english: rowsOfRecall(`
ap-IST|istanbul
ap-SAW|istanbul
ap-SVO|moscow|she|sheremetyevo
ap-LHR|heathrow|london airport
st-4922|paris gare du nord|gare du nord
st-8265|kings cross
st-5892|st pancras
st-7630|berlin hbf
st-8544|roma termini
st-6625|barcelona sants
ci-498817|saint petersburg|st petersburg
ap-LED|saint petersburg
ap-JFK|new york
ap-DXB|dubai
ci-3203106|budva
ci-314967|fethiye
ap-AER|airport sochi
ap-AYT|antalya airport
ap-BCN|el prat
ap-AUH|abudhabi
ap-MAN|manchester airport
ap-LGW|gatwick
ap-LTN|luton airport
st-8274|paddington
st-8269|victoria station
ap-ARN|stockholm arlanda
ap-ATH|athens airport
ap-BJV|bodrum airport
ap-BKK|bangkok
ap-HKT|phuket airport
ap-JED|jeddah
ap-RUH|riyadh airport
ap-KWI|kuwait
ap-MCT|muscat airport
ap-SHJ|sharjah
st-17509|prague main station
st-7480|munich central station
st-4924|gare de lyon
ap-NCE|airport nice|cote dazur
ap-VCE|venice marco polo
ap-FLR|florence
ap-CDG|charles de gaule
ap-ORD|ohare
ap-DUS|dusseldorf
st-6245|zurich hb
ap-AGP|malaga airport
st-ankara|ankara station
ap-TLV|tel aviv
ap-CAI|cairo
ap-GRU|sao paulo
ap-KBP|kiev
ap-DEL|new delhi
ap-LAX|los angeles airport
`),
  russian: rowsOfRecall(`
ap-IST|стамбул|ист
ap-SVO|москва|шереметьево
ap-DME|москва|домодедово|аэропорт домодедово
ap-VKO|внуково
ap-LED|пулково
ap-OVB|толмачево
ap-LHR|хитроу|лондон хитроу
st-kazansky|казанский вокзал
st-moskovsky-spb|московский вокзал|санкт петербург московский вокзал
st-ladozhsky|ладожский
st-adler|вокзал адлер
ap-SVX|екатеринбург|екатеринбург аэропорт|кольцово
ci-498817|питер|спб
ap-MRV|минеральные воды|минводы
ap-DXB|дубай
ap-GZP|аланья|алания
ap-MUC|мюнхен
ap-BCN|барселона
ap-BJV|бодрум
ap-ALA|алма-ата
ap-MSQ|минск
ap-AER|аэропорт сочи|сочи аэропорт
st-sochi|вокзал сочи
st-kazan-1|казань вокзал
st-paveletsky|павелецкий
ap-ZIA|жуковский
ap-KGD|калининград
ap-KRR|краснодар аэропорт
ap-RMI|римини
ap-ORY|париж орли
ap-CDG|аэропорт шарль де голль
ap-FCO|рим фьюмичино
st-7630|берлин главный вокзал
ap-VIE|вена аэропорт
ap-PRG|прага
ap-TLV|тель-авив
ap-SSH|шарм эль шейх
ap-HRG|хургада
ap-HKT|пхукет
ap-BKK|бангкок аэропорт
ap-EVN|ереван
ap-TBS|тбилиси аэропорт
ap-GOJ|нижний новгород
st-nizhny-novgorod|нижний новгород вокзал
ap-AUH|абу даби
ho-cosmos-moscow|гостиница космос
ho-astoria|отель астория
ci-314967|фетхие
ap-GDZ|геленджик
`),
  spanish: rowsOfRecall(`
ap-IST|estambul
ap-SVO|moscú
ap-LHR|londres|aeropuerto de londres
ap-SVQ|aeropuerto de sevilla
ap-AGP|málaga
ap-LED|san petersburgo
ap-GVA|ginebra
ap-PMI|palma de mallorca
st-6667|madrid atocha|estación de atocha
ap-DXB|dubái
ap-BCN|aeropuerto de barcelona
ap-JFK|nueva york
ap-CDG|parís charles de gaulle
ap-MUC|múnich
ap-FLR|florencia
ap-PEK|pekín
ap-BRU|bruselas
ap-VIE|viena
ap-ATH|atenas
ap-FCO|roma fiumicino
st-6625|estacion de sants
ap-CAI|el cairo
ap-HND|tokio
ap-LIS|lisboa
ap-MXP|milán malpensa
ap-MAD|aeropuerto madrid
ap-PRG|praga
ap-EAS|san sebastián
`),
  'the other script': rowsOfRecall(`
ci-744926|кадикёй
ho-ciragan-palace|чираган|ciragan|чираган палас
ap-SAW|сабиха гекчен
st-halkali|халкалы
ap-SVO|seremetevo|shereметьево
st-kazansky|kazanskiy vokzal
ap-OVB|tolmachyovo
ad-nevsky|nevskiy prospekt
ap-AYT|анталия
ap-TLV|ntkm fdbd
ap-IST|cnfv,ek
ap-VKO|vnukovo
ap-DME|domodedowo
ap-LED|pulkovo airport
ap-SVX|ekaterinburg
ap-GDZ|gelenjik
st-belorussky|belorusskiy vokzal
st-kiyevsky|kievskij vokzal
st-adler|adler vokzal
ap-STN|станстед
ap-LGW|гатвик
ad-taksim|таксим|taksim
ap-NAV|каппадокия
st-6625|барселона сантс
po-cesme-marina|чешме
ap-DLC|далиан
`),
  'one typing error': rowsOfRecall(`
ap-LHR|hetrow|heatrow|heathrwo
ap-SVO|sheremetevo|shremetyevo|шереметево|shermetyevo|шеремтьево
ap-DME|domodedvo|дамодедово|домодедого
ap-IST|istambul|стамбкл
ap-BCN|barcelna|brcelona|barcelonna
ap-AYT|antlaya|atnalya|анталя
ci-2643743|londno
ci-524901|moskow
ci-1486209|екатиринбург
ap-LED|пулкво|pulkvo|пулкого
ci-3117735|madrd
st-kazansky|kazanksy station|казансикй вокзал
ap-LGW|gatwik
ap-STN|stanstead
ap-MAN|mnchester
ap-DXB|dubia
ap-FCO|fiumicno
ap-MXP|malpenza
ap-BJV|bodrm
ap-MUC|munch
ap-AMS|amstredam
ap-LIS|lisbin
ap-VKO|внкуово
ap-KRR|краснадар
ap-KGD|калиниград
ap-OVB|новосибриск
ap-SVX|йекатеринбург
ho-metropol-moscow|метропль
ap-MAD|barajs
ap-AGP|malga
ap-IBZ|ibixa
ap-SAW|sabiha gokcn
st-22644|wien hbd
`),
  'addresses and hotels': rowsOfRecall(`
ad-moda-caddesi-142|Moda Caddesi 142|istanbul moda caddesi 142
ad-moda-caddesi-57|Moda Caddesi 57, Kadıköy
ad-tverskaya-12|Тверская улица, 12
ad-tverskaya-9|москва тверская 9
ad-nevsky-28|nevsky prospect 28
ad-baker-street-221|221 baker street
ad-gran-via-28|gran via 28 madrid
ad-la-rambla|la rambla
ho-ciragan-palace|ciragan palace
ho-swissotel-bosphorus|swissotel bosphorus
ho-metropol-moscow|метрополь москва|метрополь
ho-burj-al-arab|burj al arab|burj alarab
po-yalikavak|ялыкавак
ho-adlon|hotel adlon
ho-sacher|sacher
ho-pera-palace|pera palas
ho-grand-europe|grand hotel europe
ho-ritz-paris|ritz paris
po-port-vell|port vell
po-porto-montenegro|porto montenegro
po-galataport|galataport
po-puerto-banus|puerto banus
`),
  'codes of a city': rowsOfRecall(`
ap-SVO|MOW
ap-DME|mow
ap-LHR|LON
ap-LGW|lon
ap-ORY|PAR
ap-JFK|NYC
ap-FCO|ROM
ap-MXP|MIL
ap-HND|TYO
ap-ARN|STO
ap-BER|BER
`),
  'the other layout': rowsOfRecall(`
ap-ARN|ыещ
ci-524901|vjcrdf
ap-PRG|ghfuf
ap-LHR|дщтвщт
ap-SVO|ithtvtnmtdj
ap-DXB|lj,fq
ap-SCK|ысл
ap-HEL|рудыштлш
ap-EVN|'htdfy
ap-MAD|ьфвкшв
`),
}
