import { fold, wordsOf } from './fold.ts'
import { countryName, type Lang, type Place, type PlaceKind } from './place.ts'

/** What a word of a place tells. */
export const fields = { first: 0, name: 1, alias: 2, area: 3, kind: 4, country: 5 } as const

export type Field = (typeof fields)[keyof typeof fields]

/** What finds a place: single words, and the names and cities it answers to as a whole. */
export interface Finders {
  word(word: string, field: Field): void
  /** A whole name: folded words with single spaces. */
  name(name: string): void
  /** The whole name of the city it lies in. */
  city(name: string): void
}

const langs: readonly Lang[] = ['en', 'ru', 'es']

const kindTexts: Partial<Record<PlaceKind, string>> = {
  airport: 'airport аэропорт aeropuerto havalimanı',
  station: 'station railway вокзал жд estación gar',
  hotel: 'hotel отель гостиница otel',
  port: 'port marina порт марина puerto пристань',
  stop: 'stop остановка parada автовокзал',
}

const kindWords = new Map(Object.entries(kindTexts).map(([kind, text]) => [kind, wordsOf(fold(text))]))
const allKindWords = new Set([...kindWords.values()].flat())

/** The words that say what kind a place is, in each language. */
export const wordsOfKind = (kind: PlaceKind) => kindWords.get(kind) ?? []

/** The words of a country's name in each language. */
export const wordsOfCountry = (country: string) => [
  ...new Set(langs.flatMap((lang) => wordsOf(fold(countryName(country, lang))))),
]

/** The words without those that only name a kind, such as airport. */
export const withoutKinds = (words: readonly string[]) => words.filter((word) => !allKindWords.has(word))

/** From this weight on a name is also found when its words are typed without the space. */
const joinedFromWeight = 55

const isJoinable = (place: Place, words: readonly string[]) =>
  words.length > 1 && words.length < 4 && place.weight >= joinedFromWeight

/** Makes the function that tells what finds a place, but for its kind and country. A word may come twice. */
export function createDescriber(): (place: Place, finders: Finders) => void {
  const wordsIn = remembered((text) => wordsOf(fold(text)))
  const cityIn = remembered((area) => wordsIn(area.slice(area.lastIndexOf(',') + 1)).join(' '))

  return (place, finders) => {
    const kinds = wordsOfKind(place.kind)
    for (const lang of langs) {
      const name = place.name[lang]
      if (name !== undefined) {
        const words = wordsIn(name)
        words.forEach((word, at) => {
          finders.word(word, kinds.includes(word) ? fields.kind : at === 0 ? fields.first : fields.name)
        })
        if (isJoinable(place, words)) finders.word(words.join(''), fields.alias)
        finders.name(words.join(' '))
      }
      const area = place.area?.[lang]
      if (area !== undefined) {
        for (const word of wordsIn(area)) finders.word(word, fields.area)
        const city = cityIn(area)
        finders.city(city)
        const isNode = place.kind === 'airport' || place.kind === 'station'
        if (isNode && isJoinable(place, city.split(' '))) finders.word(city.replaceAll(' ', ''), fields.area)
      }
    }
    for (const alias of place.aliases ?? []) {
      const words = wordsIn(alias)
      for (const word of words) finders.word(word, fields.alias)
      if (isJoinable(place, words)) finders.word(words.join(''), fields.alias)
      finders.name(words.join(' '))
    }
    if (place.iata !== null) finders.word(place.iata.toLowerCase(), fields.alias)
    if (place.icao !== null) finders.word(place.icao.toLowerCase(), fields.alias)
  }
}

/** The function, answering each text once: cities and countries come again and again. */
function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}
