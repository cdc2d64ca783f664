import { fold, wordsOf } from './fold.ts'
import { countryName, langs, type PlaceKind } from './place.ts'

/** A group of places that a word means: all of a kind or of a country. */
export interface Group {
  readonly kinds: ReadonlySet<PlaceKind>
  readonly countries: ReadonlySet<string>
  /** True if the word is complete and has no typing error. */
  readonly isExact: boolean
}

const folded = (text: string) => wordsOf(fold(text))

/** Words for the main station of a city, in several languages. A station with one of them is found by all of them. */
export const mainStationWords: ReadonlySet<string> = new Set(
  folded(
    'hbf hb hl hlavni hlavna hauptbahnhof main central centrale centraal centralna glowny glowna glavni ' +
      'главный главная центральный центральная пассажирский пассажирская',
  ),
)

const kindTexts: readonly (readonly [PlaceKind, string])[] = [
  [
    'airport',
    'airport airports аэропорт аэропорта аэропорты aeropuerto aeropuertos aeroporto aeroport havalimanı havaalanı ' +
      'havalimani havaalani flughafen lotnisko letiště',
  ],
  [
    'station',
    'station stations railway rail train вокзал вокзала вокзалы станция жд железнодорожный поезд estación tren ' +
      'gar garı istasyonu istasyon gare stazione bahnhof estação nádraží dworzec',
  ],
  ['hotel', 'hotel hotels отель отели гостиница otel hostal'],
  ['port', 'port marina порт марина puerto пристань harbour harbor причал'],
  ['stop', 'stop station coach bus остановка parada автовокзал автостанция otogar otogarı'],
]

/** Further names of countries, besides the usual ones in English, Russian and Spanish. */
const countryTexts: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates Эмираты Emiratos',
  CZ: 'Czech Чехия Chequia',
  GB: 'UK England Scotland Wales Britain Англия Шотландия Уэльс Британия Inglaterra Escocia',
  NL: 'Holland Голландия Holanda',
  TR: 'Turkey Turkiye Турция Turquía',
  US: 'USA America США Америка',
}

const byKindWord = new Map<string, Set<PlaceKind>>()
for (const [kind, text] of kindTexts) for (const word of folded(text)) addTo(byKindWord, word, kind)
for (const word of mainStationWords) addTo(byKindWord, word, 'station')

/** Words that only join others; a term means the same without them. */
const joining = new Set(
  folded(
    'de del of the in at to from near da do di des du dos y and и в во на из от г город ciudad city сити şehir ' +
      'terminal терминал международный international internacional',
  ),
)

const shortestPrefix = 4
/** A joining word of so few letters at the end of a term may be the beginning of another word. */
const longestBegun = 3
const shortestWithTypo = 6

/** True if a word of a place's name only tells its kind. */
export const isKindWord = (word: string, kind: PlaceKind) =>
  (byKindWord.get(word)?.has(kind) ?? false) && !mainStationWords.has(word)

/** The words without those that only name a kind, such as airport, or only join others. */
export const withoutKinds = (words: readonly string[]) =>
  words.filter((word) => !byKindWord.has(word) && !joining.has(word))

/** Splits words into required and optional ones. If all would be optional, all are required. */
export function partWords(words: readonly string[]): { needed: string[]; welcome: string[] } {
  const isTerminal = (word: string, before: string) =>
    /^t\d$/.test(word) || (/^terminal/.test(before) && /^.$/.test(word))
  const isBegun = (word: string, at: number) => at === words.length - 1 && word.length <= longestBegun
  const isWelcome = (word: string, at: number) =>
    (joining.has(word) && !isBegun(word, at)) || /^[a-z]$/.test(word) || isTerminal(word, words[at - 1] ?? '')
  const needed = words.filter((word, at) => !isWelcome(word, at))
  return needed.length === 0
    ? { needed: [...words], welcome: [] }
    : { needed, welcome: words.filter((word, at) => isWelcome(word, at)) }
}

/** Creates the function that finds the group of a word, or null. Only these countries are known. */
export function createGroups(countries: Iterable<string>): (word: string, isKnown: boolean) => Group | null {
  const byCountryWord = new Map<string, Set<string>>()
  for (const country of countries) {
    const names = [...langs.map((lang) => countryName(country, lang)), countryTexts[country] ?? '']
    for (const word of names.flatMap(folded)) if (!joining.has(word)) addTo(byCountryWord, word, country)
  }
  return (word, isKnown) => {
    const kinds = meant(byKindWord, word, isKnown)
    const named = meant(byCountryWord, word, isKnown)
    return kinds === null && named === null
      ? null
      : {
          kinds: new Set(kinds?.members),
          countries: new Set(named?.members),
          isExact: (kinds?.isExact || named?.isExact) ?? false,
        }
  }
}

function meant<Member>(groups: ReadonlyMap<string, ReadonlySet<Member>>, word: string, isKnown: boolean) {
  const exact = groups.get(word)
  if (exact !== undefined) return { members: exact, isExact: true }
  const members = new Set<Member>()
  for (const [name, group] of groups) {
    const isBegun = word.length >= shortestPrefix && name.startsWith(word)
    const hasTypo = () =>
      !isKnown && Math.max(word.length, name.length) >= shortestWithTypo && isOneErrorAway(word, name)
    if (isBegun || hasTypo()) for (const member of group) members.add(member)
  }
  return members.size === 0 ? null : { members, isExact: false }
}

/** True if two words are equal or differ by one error: a letter inserted, deleted, changed, or swapped with its neighbour. */
export function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

function addTo<Member>(groups: Map<string, Set<Member>>, word: string, member: Member): void {
  const known = groups.get(word)
  if (known === undefined) groups.set(word, new Set([member]))
  else known.add(member)
}
