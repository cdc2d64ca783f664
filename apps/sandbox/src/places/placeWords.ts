import { fold, wordsOf } from './fold.ts'
import { langs, type Place } from './place.ts'
import { isKindWord, mainStationWords } from './termWords.ts'

/** Part of a place that a word comes from: `first` is the first word of the name, `name` any other. */
export const fields = { first: 0, name: 1, alias: 2, area: 3, kind: 4 } as const

export type Field = (typeof fields)[keyof typeof fields]

/** Receiver of the texts by which a place is found: single words, whole names, and whole names of its city. */
export interface Finders {
  word(word: string, field: Field): void
  /** A whole name: folded words with single spaces. */
  name(name: string): void
  /** A whole name of the place's city. */
  city(name: string): void
}

/** Words with a short and a long form. */
const shortAndLong = new Map([
  ['saint', 'st'],
  ['st', 'saint'],
  ['sainte', 'ste'],
  ['ste', 'sainte'],
  ['mount', 'mt'],
  ['mt', 'mount'],
])

/** A station of at least this weight is found by all names of its city, such as Firenze for Florence. */
const nodeWeight = 45

/** Creates the function that sends the texts of a place to its receiver, without kind and country. A word may come twice. */
export function createDescriber(places: readonly Place[]): (place: Place, finders: Finders) => void {
  const wordsIn = (text: string) => wordsOf(fold(text))
  const wordsInArea = remembered(wordsIn)
  const cityIn = remembered((area) => wordsIn(area.slice(area.lastIndexOf(',') + 1)).join(' '))
  const greatest = greatestCities(places)

  const otherCityNames = (place: Place): readonly string[] => {
    const isNode = place.kind === 'airport' || (place.kind === 'station' && place.weight >= nodeWeight)
    const city = isNode && place.area !== null ? greatest.get(`${place.country} ${place.area.en}`) : undefined
    return city === undefined ? [] : [...Object.values(city.name), ...(city.aliases ?? [])]
  }

  return (place, finders) => {
    const cities = Object.values(place.area ?? {}).map((area: string) => cityIn(area))
    const describeName = (words: readonly string[]) => {
      const start = ownStart(words, cities)
      words.forEach((word, at) => {
        const field = isKindWord(word, place.kind)
          ? fields.kind
          : at === 0 || at === start
            ? fields.first
            : fields.name
        finders.word(word, field)
        const other = shortAndLong.get(word)
        if (other !== undefined) finders.word(other, field)
      })
      if (place.kind === 'station' && words.some((word) => mainStationWords.has(word))) {
        for (const word of mainStationWords) finders.word(word, fields.alias)
      }
      finders.name(words.join(' '))
      const bare = words.filter((word) => !isKindWord(word, place.kind))
      if (bare.length > 0 && bare.length < words.length) finders.name(bare.join(' '))
      if (start > 0) finders.name(words.slice(start).join(' '))
    }
    for (const lang of langs) {
      const name = place.name[lang]
      if (name !== undefined) describeName(wordsIn(name))
      const area = place.area?.[lang]
      if (area === undefined || area === '') continue
      for (const word of wordsInArea(area)) finders.word(word, fields.area)
      finders.city(cityIn(area))
    }
    for (const alias of place.aliases ?? []) {
      const words = wordsIn(alias)
      for (const word of words) finders.word(word, fields.alias)
      if (place.kind !== 'airport') finders.name(words.join(' '))
    }
    for (const name of otherCityNames(place)) {
      const words = wordsInArea(name)
      for (const word of words) finders.word(word, fields.area)
    }
    if (place.iata !== null) finders.word(place.iata.toLowerCase(), fields.alias)
    if (place.icao !== null) finders.word(place.icao.toLowerCase(), fields.alias)
  }
}

/** Index of the first word of a name after its city, as in Paris Gare de Lyon; 0 if there is none. */
function ownStart(words: readonly string[], cities: readonly string[]): number {
  const name = words.join(' ')
  const city = cities.find((known) => known !== '' && name.startsWith(`${known} `))
  const start = city === undefined ? 0 : city.split(' ').length
  const isNamed = words.slice(start).some((word) => word.length > 3 && !mainStationWords.has(word))
  return isNamed ? start : 0
}

/** The largest city for each country and English name. */
function greatestCities(places: readonly Place[]): ReadonlyMap<string, Place> {
  const cities = new Map<string, Place>()
  for (const place of places) {
    if (place.kind !== 'city') continue
    const key = `${place.country} ${place.name.en}`
    if (place.weight > (cities.get(key)?.weight ?? -1)) cities.set(key, place)
  }
  return cities
}

/** Caches the results of a function by text: the same cities come often. */
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
