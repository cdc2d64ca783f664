import { rowsOfRecall } from './recallRows.ts'

/** A third list of what people type, in the rows of `recall`: resorts, small famous towns and their stations. */
export const recallResorts = rowsOfRecall(`
ap-MAD|barjas
ap-MEX|benito juárez
ci-1158377|ao nang
ci-146214|paphos
ci-1580541|hoi an
ci-1622846|ubud
ci-18918|протарас
ci-2509954|valenica
ci-2511730|ronda
ci-2512196|puerto de la cruz
ci-2513240|nerja
ci-2514042|maspalomas
ci-2522975|taormina
ci-2525041|cefalu
ci-252920|fira santorini
ci-255736|parga
ci-257859|malia
ci-260001|hersonissos
ci-260093|ханиотис
ci-261601|kalambaka
ci-2634135|whitby
ci-2636713|stratford upon avon
ci-2638778|st ives
ci-2641589|newquay
ci-2645756|keswick
ci-2658813|санкт мориц
ci-2658898|saas fee
ci-2660461|gstaad
ci-2660498|grindelwald
ci-2661039|davos
ci-2760634|zell am see|целль ам зее
ci-2764957|solden|зёльден
ci-2766924|saalbach
ci-2771725|mayrhofen
ci-2772798|lech am arlberg
ci-2775183|ischgl
ci-2782058|bad gastein
ci-2844056|rothenburg ob der tauber
ci-2922530|garmisch
ci-2950881|berchtesgaden
ci-2953504|баден-баден
ci-2976742|saint tropez
ci-2983333|rocamadour
ci-2991630|morzine
ci-299445|текирова
ci-2994768|межев|megève
ci-3019174|eze
ci-3023065|куршевель
ci-302903|pamukkale
ci-3038999|soldeu
ci-3039604|pas de la casa
ci-3065522|spindleruv mlyn
ci-3073803|карловы вары
ci-3077889|cesky krumlov
ci-3080866|zakopane
ci-308220|кемер
ci-3108877|sitges
ci-3113860|peñiscola
ci-313947|goreme|гёреме
ci-3166350|sorento
ci-3166499|sirmione
ci-3168320|san gimignano
ci-3169562|ravello
ci-3170092|portofino
ci-3171891|ortisei
ci-3172769|monterosso al mare
ci-3174326|madonna di campiglio
ci-3174664|livigno
ci-3180630|capri
ci-3181545|cervinia
ci-3181730|bormio
ci-3182230|bellagio
ci-3183330|alberobello
ci-3186999|zabljak
ci-3191518|rovinj
ci-3193341|piran
ci-3193413|петровац
ci-3193504|пераст
ci-3195890|makarska
ci-3199180|hvar
ci-3202825|cavtat
ci-3203925|bled
ci-3489460|montego bay
ci-3515040|tulum
ci-3521342|playa del carmen
ci-358245|дахаб
ci-3935636|aguas calientes
ci-408687|lindos
ci-459201|юрмала
ci-483269|терскол
ci-5412230|aspen
ci-5543307|moab
ci-5547516|springdale utah
ci-5685767|west yellowstone
ci-580939|архыз
ci-5892532|banff
ci-596238|паланга
ci-596612|нида
ci-612987|mestia
ci-614087|степанцминда
ci-614410|гудаури
ci-615583|bakuriani
ci-616160|цахкадзор
ci-616752|дилижан
ci-6180144|whistler
ci-6204696|queenstown
ci-6354951|faliraki
ci-6355007|cala dor
ci-6355183|плайя де лас америкас
ci-6544029|porto cervo
ci-6559506|crans montana
ci-6692512|el gouna
ci-6692518|макади бей
ci-6692526|олюдениз
ci-6941772|патонг
ci-7290162|nusa dua
ci-733462|bansko|банско
ci-avoriaz|avoriaz
ci-bavaro|bavaro
ci-coral-bay|coral bay
ci-dombay|домбй
ci-formigal|formigal
ci-la-plagne|la plagne
ci-les-menuires|les menuires
ci-mont-saint-michel|mont saint michel
ci-mui-ne|муйне
ci-strbske-pleso|strbske pleso
ci-sveti-stefan|свети стефан
ci-turkbuku|turkbuku
ci-wengen|wengen
st-17537|brig station
st-18576|interlaken ost
st-22644|вена главный вокзал
st-4919|paris gare de lest
st-4922|estación del norte parís
st-5028|bourg saint maurice station
st-5038|moutiers station
st-6245|zurich hb
st-6667|estacion de atocha
st-7561|cologne hauptbahnhof
st-8490|milan central station
st-8574|вокзал санта лучия
`)
