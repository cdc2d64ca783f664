import { distanceBetween } from './distance.ts'
import { fold, wordsOf } from './fold.ts'
import { houseAt, parseHouseId } from './house.ts'
import { otherLayout } from './keyboard.ts'
import { type Lang, labelIn, type Place, type PlaceKind, type Point } from './place.ts'
import { withoutKinds } from './placeWords.ts'
import { createWordIndex } from './wordIndex.ts'

export interface SearchOptions {
  /** The person's language: of two namesakes the one so called in it comes first. @default 'en' */
  lang?: Lang
  /** Only these kinds. @default all */
  kinds?: readonly PlaceKind[]
  /** The most places to give. @default 10 */
  limit?: number
  /** Places close to it come earlier. */
  near?: Point
  /** Places of this country (ISO 3166-1 alpha-2) come earlier. */
  country?: string
}

export interface NearestOptions {
  /** Only these kinds. @default all */
  kinds?: readonly PlaceKind[]
  /** In metres. @default 200_000 */
  within?: number
}

export interface PlaceIndex {
  /** The number of places, the listed houses included. */
  readonly size: number
  /**
   * The places that a term finds, the best first. Codes first (IATA, then ICAO), then names in English, Russian
   * and Spanish, in either script, by the beginning of any of their words, with one typing error in a word of
   * 4 letters or more. All words of the term must fit. A term of a street and a number gives that house, if the
   * street is known and has the number. Never throws.
   */
  search(term: string, options?: SearchOptions): Place[]
  /** The place of an id, any house of a known street included, or null. */
  get(placeId: string): Place | null
  /** The closest place and its distance in metres, or null if there is none within reach. */
  nearest(point: Point, options?: NearestOptions): { place: Place; distance: number } | null
  /** The country (ISO 3166-1 alpha-2) of the closest place within 200 km, or null at sea. */
  countryAt(point: Point): string | null
}

const codeScore = { iata: 2000, icao: 1500 }
const bonus = { wholeName: 25, ownLanguage: 3, city: 22, house: 30, near: 25, country: 15 }
/** What a place is worth to a term that is its name, word for word. */
const fullWorth = 100
const weightShare = 0.6
const nearMetres = 60_000

/** Builds the index over a set of places; the listed houses of its streets are added. */
export function createPlaceIndex(given: readonly Place[]): PlaceIndex {
  const places = given.flatMap((place) => [place, ...listedHouses(place)])
  const byId = new Map(places.map((place) => [place.placeId, place]))
  const byIata = new Map(places.map((place) => [place.iata, place]))
  const byIcao = new Map(places.map((place) => [place.icao, place]))
  const words = createWordIndex(places)

  const scoreOf = (place: Place, worth: number, { near, country }: SearchOptions) => {
    const nearness =
      near === undefined ? 0 : bonus.near * Math.exp(-distanceBetween(near, place) / nearMetres)
    return worth + place.weight * weightShare + nearness + (country === place.country ? bonus.country : 0)
  }

  const addMatches = (scores: Map<Place, number>, terms: readonly string[], options: SearchOptions) => {
    const whole = terms.join(' ')
    const isNamed = new Set(words.named(whole))
    const isInCity = new Set(words.inCity(withoutKinds(terms).join(' ')))
    const isSoCalled = (place: Place) =>
      wordsOf(fold(labelIn(place.name, options.lang ?? 'en'))).join(' ') === whole
    for (const [at, worth] of words.match(terms)) {
      const place = places[at] as Place
      if (!isAllowed(place, options)) continue
      const asNamed = isNamed.has(at) ? bonus.wholeName + (isSoCalled(place) ? bonus.ownLanguage : 0) : 0
      const isNodeOfCity = isInCity.has(at) && (place.kind === 'airport' || place.kind === 'station')
      const asNode = isNodeOfCity ? bonus.city + fullWorth - worth : 0
      scores.set(place, scoreOf(place, worth, options) + Math.max(asNamed, asNode))
    }
  }

  const addHouses = (scores: Map<Place, number>, terms: readonly string[], options: SearchOptions) => {
    const number = Number(terms.find((term) => /^[1-9]\d{0,3}$/.test(term)) ?? 0)
    const others = terms.filter((term) => !/^\d/.test(term))
    if (number === 0 || others.length === 0) return
    for (const [at, worth] of words.match(others)) {
      const house = houseAt(places[at] as Place, number)
      if (house === null || !isAllowed(house, options)) continue
      const known = byId.get(house.placeId) ?? house
      scores.set(known, scoreOf(known, worth, options) + bonus.house)
    }
  }

  return {
    size: places.length,
    search(term, options = {}) {
      const scores = new Map<Place, number>()
      const terms = wordsOf(fold(term))
      if (terms.length > 0) addMatches(scores, terms, options)
      addHouses(scores, terms, options)
      if (scores.size === 0 && terms.length > 1) addMatches(scores, [terms.join('')], options)
      const retyped = wordsOf(fold(otherLayout(term)))
      if (scores.size === 0 && retyped.length > 0) addMatches(scores, retyped, options)
      const code = term.trim().toUpperCase()
      for (const [byCode, score] of [
        [byIcao, codeScore.icao],
        [byIata, codeScore.iata],
      ] as const) {
        const place = byCode.get(code)
        if (place !== undefined && isAllowed(place, options)) scores.set(place, score)
      }
      return bestOf(scores, options.limit ?? 10)
    },
    get(placeId) {
      const known = byId.get(placeId)
      if (known !== undefined) return known
      const house = parseHouseId(placeId)
      const street = house === null ? undefined : byId.get(house.streetId)
      return house === null || street === undefined ? null : houseAt(street, house.number)
    },
    nearest,
    countryAt: (point) => nearest(point)?.place.country ?? null,
  }

  function nearest(point: Point, { kinds, within = 200_000 }: NearestOptions = {}) {
    let best: { place: Place; distance: number } | null = null
    for (const place of places) {
      const isFarNorth = Math.abs(place.lat - point.lat) * 110_000 > (best?.distance ?? within)
      if (isFarNorth || !isAllowed(place, kinds === undefined ? {} : { kinds })) continue
      const distance = distanceBetween(point, place)
      if (distance <= (best?.distance ?? within)) best = { place, distance }
    }
    return best
  }
}

const isAllowed = (place: Place, { kinds }: Pick<SearchOptions, 'kinds'>) =>
  kinds === undefined || kinds.includes(place.kind)

function listedHouses(place: Place): Place[] {
  return (place.houses?.listed ?? [])
    .map((number) => houseAt(place, number))
    .filter((house) => house !== null)
}

/** The best, ordered: by score, then weight, then id, so that the same question has the same answer. */
function bestOf(scores: ReadonlyMap<Place, number>, limit: number): Place[] {
  const before = ([a, scoreOfA]: [Place, number], [b, scoreOfB]: [Place, number]) =>
    scoreOfB - scoreOfA || b.weight - a.weight || (a.placeId < b.placeId ? -1 : 1)
  const best: [Place, number][] = []
  for (const entry of scores) {
    const last = best[limit - 1]
    if (last !== undefined && before(entry, last) > 0) continue
    let at = best.length
    while (at > 0 && before(entry, best[at - 1] as [Place, number]) < 0) at--
    best.splice(at, 0, entry)
    if (best.length > Math.max(0, limit)) best.pop()
  }
  return best.slice(0, Math.max(0, limit)).map(([place]) => place)
}
