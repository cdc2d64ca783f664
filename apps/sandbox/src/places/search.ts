import { distanceBetween } from './distance.ts'
import { type DescribeWords, type Fitting, fits, fittingOf } from './fit.ts'
import { houseAt } from './house.ts'
import { literalMatches } from './literal.ts'
import { countryName, type Lang, labelIn, langs, type Place, type PlaceKind, type Point } from './place.ts'
import { createDescriber } from './placeWords.ts'
import { createBest } from './ranking.ts'
import { respaced, retypedTerms, shortened, termsOf, unnumbered } from './readings.ts'
import { withoutKinds } from './termWords.ts'
import { createWordIndex, type Patience } from './wordIndex.ts'

export interface SearchOptions {
  /** The person's language: of two namesakes the one so called in it comes first. @default 'en' */
  lang?: Lang
  /**
   * Only these kinds. A place that is merely like the term is then left out where places of other kinds fit better:
   * they are asked for on their own and shown below (PLACE-04). @default all
   */
  kinds?: readonly PlaceKind[]
  /** The most places to give. @default 10 */
  limit?: number
  /** Places close to it come earlier. */
  near?: Point
  /**
   * Places of this country (ISO 3166-1 alpha-2) come earlier. Where one of them is called by the term, an airport, a
   * station or a port of another country is left out that has the term only among the words of its name.
   */
  country?: string
}

const codeScore = { iata: 2000, icao: 1500, city: 1000, retyped: 150 }
/** `cityFirst`: a city comes before its own airports and stations. */
/** `literal`: above whatever is merely like the term. */
const bonus = {
  literal: 10_000,
  wholeName: 25,
  ownLanguage: 3,
  city: 22,
  cityFirst: 25,
  house: 30,
  near: 25,
  reach: 35,
  country: 15,
}
/** What a term loses that is read otherwise than it was typed. */
const loss = { retyped: 8, keen: 0, respaced: 6, shortened: 25, node: 4 }
/** What a place is worth to a term that is its name, word for word. */
const fullWorth = 100
/** How much of a place's weight counts: the more, the better the term fits. */
const weightShare = { least: 0.3, more: 0.3 }
const nearMetres = 60_000
/** So far a ride may still go, though hardly. */
const reachMetres = 1_500_000
/** A name that begins with the letters of an airport's code is meant beside it where its place lies so close to the airport. */
const besideMetres = 80_000
/** Or where everybody knows it. */
const knownToAll = 80
/** Of namesakes those that weigh this much less than the greatest are hardly meant. */
const lesserBy = 8
/** A term of so few letters is rather the beginning of a name than a whole one, but of a place of this weight. */
const longestBegun = 3
/** A term of more letters that is a word of its own is hardly the beginning of another one. */
const longestBegunAbroad = 5
const famous = 70
/** A place of this weight whose name the term is leaves no doubt what is meant. */
const wellKnown = 55
/** A city comes before its nodes that a misspelt term fits so little better. */
const nearlyAsGood = 15
/** Among so many of all kinds a place has to be that is only like the term. */
const mostOfAll = 10
/** A name that goes on is still meant where the term says so much of it. */
const leastShare = 0.5
/** A name of which the term says so much leaves no doubt what is meant. */
const plainShare = 0.8

/** Fewer places than this leave room for further readings of the term. */
const enough = 5

const nodeKinds: ReadonlySet<PlaceKind> = new Set(['airport', 'station', 'port'])

/** Whether a place is of the kinds asked for. */
export const isAllowed = (place: Place, { kinds }: Pick<SearchOptions, 'kinds'>) =>
  kinds === undefined || kinds.includes(place.kind)

/** Makes the search over these places, the listed houses of their streets included. */
export function createSearch(places: readonly Place[]) {
  const words = createWordIndex(places)
  const byId = new Map(places.map((place) => [place.placeId, place]))
  const codes = readCodes(places)

  const scoreOf = (place: Place, worth: number, options: SearchOptions) => {
    const known = place.weight * (weightShare.least + (weightShare.more * worth) / fullWorth)
    return worth + known + closeness(place, options)
  }

  /** Makes the function that tells whether a place is a node abroad that only shares a word with what is meant. */
  const strayNodes = (terms: readonly string[], code: string, country: string | undefined) => {
    const hasAll = new Set<Place>()
    if (country !== undefined && terms.length > 0)
      words.match(terms, 'whole', (at) => void hasAll.add(places[at] as Place))
    if (hasAll.size === 0) return () => false
    const isHere = [...hasAll].some((place) => place.country === country)
    const isWord = isHere || terms.join('').length > longestBegunAbroad
    const whole = terms.join(' ')
    const names = [whole, withoutKinds(terms).join(' ')]
    const isCountry = (code: string) =>
      langs.some((lang) => termsOf(countryName(code, lang)).join(' ') === whole)
    const called = names.flatMap((name) => [...words.named(name), ...words.inCity(name)])
    const meant = new Set(called.map((at) => places[at] as Place))
    for (const byCode of Object.values(codes)) for (const place of byCode.get(code) ?? []) meant.add(place)
    return (place: Place) =>
      isWord &&
      nodeKinds.has(place.kind) &&
      place.country !== country &&
      !meant.has(place) &&
      (isHere || !hasAll.has(place)) &&
      !isCountry(place.country)
  }

  const find = (term: string, options: SearchOptions): Found => {
    const limit = options.limit ?? 10
    const most = Math.max(limit, enough)
    const scores = new Map<Place, number>()
    const houses = new Map<string, Place>()
    const add = (place: Place, score: number) => {
      if (score > (scores.get(place) ?? Number.NEGATIVE_INFINITY)) scores.set(place, score)
    }

    const addMatches = (
      terms: readonly string[],
      patience: Patience,
      less: number,
      cityFirst: number = bonus.cityFirst,
      isMeantKind: (place: Place) => boolean = () => true,
    ) => {
      const whole = terms.join(' ')
      const named = words.named(whole)
      const isNamed = new Set(named)
      const greatest = named.reduce((most, at) => {
        const { kind, weight } = places[at] as Place
        return kind === 'city' && weight > most ? weight : most
      }, 0)
      const isInCity = new Set(words.inCity(withoutKinds(terms).join(' ')))
      const isOutshone = named.some((at) => {
        const { kind, weight } = places[at] as Place
        return (kind === 'airport' || kind === 'station') && weight > greatest && !isInCity.has(at)
      })
      const isSoCalled = (place: Place) =>
        termsOf(labelIn(place.name, options.lang ?? 'en')).join(' ') === whole
      const best = createBest(most)
      words.match(terms, patience, (at, worth) => {
        const place = places[at] as Place
        if (!isAllowed(place, options) || !isMeantKind(place)) return
        const isLesser =
          place.kind === 'city' && place.weight + closeness(place, options) < greatest - lesserBy
        const isMeant = !isLesser && (whole.length > longestBegun || place.weight >= famous)
        const inOwnLanguage = () => (isSoCalled(place) ? bonus.ownLanguage : 0)
        const asNamed = isNamed.has(at) && isMeant ? bonus.wholeName + inOwnLanguage() : 0
        const isNodeOfCity = isInCity.has(at) && (place.kind === 'airport' || place.kind === 'station')
        const asNode = isNodeOfCity ? bonus.city : 0
        const asCity = asNamed > 0 && place.kind === 'city' && !isOutshone ? cityFirst : 0
        const value = asNamed + asNode > 0 ? fullWorth : worth
        best.offer(place, scoreOf(place, value, options) + Math.max(asNamed, asNode) + asCity - less)
      })
      for (const [place, score] of best.ranked()) add(place, score)
    }

    const addHouses = (terms: readonly string[]) => {
      const number = Number(terms.find((word) => /^[1-9]\d{0,3}$/.test(word)) ?? 0)
      const others = terms.filter((word) => !/^\d/.test(word))
      if (number === 0 || others.length === 0) return
      const literalStreets = literalMatches(words, others, null)
      words.match(others, 'usual', (at, worth) => {
        const house = houseAt(places[at] as Place, number)
        if (house === null || !isAllowed(house, options)) return
        const known = byId.get(house.placeId) ?? houses.get(house.placeId) ?? house
        houses.set(house.placeId, known)
        if (literalStreets.has(at)) literal.add(known)
        add(known, scoreOf(house, worth, options) + bonus.house)
      })
    }

    const addCodes = (code: string, isRetyped: boolean) => {
      for (const [byCode, score] of [
        [codes.city, codeScore.city],
        [codes.icao, codeScore.icao],
        [codes.iata, codeScore.iata],
      ] as const) {
        for (const place of byCode.get(code) ?? []) {
          if (isAllowed(place, options))
            add(place, (isRetyped ? codeScore.retyped : score) + place.weight / 10)
        }
      }
    }

    /** The nodes of the city that a misspelt term means most likely, in the order they have when it is spelt well. */
    const addNodesOfMisspelt = () => {
      const best = createBest(1)
      for (const [place, score] of scores) if (place.kind === 'city') best.offer(place, score)
      const [city, score] = best.ranked()[0] ?? []
      if (city === undefined || score === undefined) return
      const lost = scoreOf(city, fullWorth, options) + bonus.wholeName - score
      addMatches(termsOf(city.name.en), 'spelt', Math.max(0, lost) + loss.node, 0)
      const isNode = ({ country, area }: Place) => country === city.country && area?.en === city.name.en
      const nodes = [...scores].filter(([place]) => isNode(place)).map(([, value]) => value)
      const top = Math.max(...nodes, score)
      if (top - score < nearlyAsGood) add(city, top + 1)
    }

    /** Whether the term is a code or the whole name of a place that is well known. */
    const isPlain = (terms: readonly string[], code: string) =>
      [...(codes.iata.get(code) ?? []), ...(codes.icao.get(code) ?? [])].some((place) =>
        isAllowed(place, options),
      ) ||
      Array.from(words.named(terms.join(' ')), (at) => places[at] as Place).some(
        (place) => place.weight >= wellKnown && isAllowed(place, options),
      )

    const terms = termsOf(term)
    const code = term.trim().toUpperCase()
    const retyped = retypedTerms(term)
    const literal = new Set(Array.from(literalMatches(words, terms, retyped), (at) => places[at] as Place))
    const isStray = strayNodes(terms, code, options.country)
    const isSure = isPlain(terms, code)
    if (terms.length > 0) {
      addMatches(terms, isSure ? 'spelt' : 'usual', 0)
      addHouses(terms)
    }
    addCodes(code, false)
    if (isSure) return found()
    if (retyped !== null) {
      addMatches(retyped, terms.some(words.has) ? 'spelt' : 'usual', loss.retyped)
      addHouses(retyped)
      if (retyped.length === 1) addCodes((retyped[0] ?? '').toUpperCase(), true)
    }
    if (terms.length > 0 && scores.size < enough) {
      addMatches(terms, 'keen', loss.keen)
      for (const reading of respaced(terms, words.has)) addMatches(reading, 'usual', loss.respaced)
    }
    if (!terms.some(words.has)) addNodesOfMisspelt()
    if (scores.size === 0) {
      for (const reading of shortened(terms)) addMatches(reading, 'usual', loss.shortened)
      for (const reading of unnumbered(terms))
        addMatches(reading, 'usual', loss.shortened, bonus.cityFirst, isNoAddress)
    }
    return found()

    function found(): Found {
      const best = createBest(limit)
      for (const [place, score] of scores)
        if (!isStray(place)) best.offer(place, score + (literal.has(place) ? bonus.literal : 0))
      return { places: best.ranked().map(([place]) => place), literal }
    }
  }

  const describePlace = createDescriber(places)
  const describe: DescribeWords = (place, word) =>
    describePlace(place, { word, name: () => {}, city: () => {} })

  /** The places without those that are far from the term, where others are what it says, or nearly. */
  const withoutFar = (
    term: string,
    found: readonly Place[],
    ofAll: readonly Place[],
    lang: Lang = 'en',
  ): Place[] => {
    const readings = [termsOf(term), retypedTerms(term) ?? []].filter((terms) => terms.length > 0)
    const code = term.trim().toUpperCase()
    const isOfCode = (place: Place) =>
      [code, ...readings.map((terms) => terms.join('').toUpperCase())].some((one) =>
        Object.values(codes).some((byCode) => byCode.get(one)?.includes(place) ?? false),
      )
    const isCity = (terms: readonly string[]) =>
      [terms, withoutKinds(terms)].some((said) =>
        [...words.named(said.join(' '))].some((at) => places[at]?.kind === 'city'),
      )
    // It is read in the other keyboard layout only where it fits less as it was typed.
    const judge = (terms: readonly string[]) => {
      const isInCity = isCity(terms)
      const judged = new Map<Place, Fitting>()
      for (const place of new Set([...found, ...ofAll]))
        judged.set(
          place,
          isOfCode(place) ? { fit: 'whole', share: 1 } : fittingOf(place, terms, describe, isInCity),
        )
      return judged
    }
    const top = (judgements: ReadonlyMap<Place, Fitting>) =>
      Math.max(0, ...[...judgements.values()].map(({ fit }) => fits.indexOf(fit)))
    const terms = termsOf(term)
    const [judged = new Map<Place, Fitting>()] = readings
      .map(judge)
      .toSorted((one, other) => top(other) - top(one))
    if (top(judged) === 0) return [...found]
    const airports = [...(codes.iata.get(code) ?? []), ...(codes.icao.get(code) ?? [])].filter(
      ({ weight }) => weight >= famous,
    )
    const isPlain = [...judged].some(
      ([place, { fit, share }]) => fit === 'whole' && share >= plainShare && place.weight >= wellKnown,
    )
    return found.filter((place) => {
      const { fit, share } = judged.get(place) as Fitting
      if (airports.length > 0 && !isOfCode(place))
        return (
          beginsIn(place, terms, lang) && (fit === 'whole' || airports.some((one) => isBeside(place, one)))
        )
      if (fit === 'whole') return true
      if (!isPlain) return fit !== 'far'
      // Nodes are asked for on their own, above all others: what only goes on stands among those.
      if (ofAll.length > 0 && code.length > longestBegun) return false
      if (fit !== 'begun') return false
      if (code.length <= longestBegun) return share > 0
      return share >= plainShare || (share >= leastShare && place.weight >= famous)
    })
  }

  return (term: string, options: SearchOptions = {}): Place[] => {
    const found = search(term, options)
    return withoutFar(
      term,
      found,
      options.kinds === undefined ? [] : search(term, { ...options, kinds: undefined }),
      options.lang,
    )
  }

  function search(
    term: string,
    { kinds, ...options }: Omit<SearchOptions, 'kinds'> & { kinds?: SearchOptions['kinds'] | undefined },
  ): Place[] {
    if (kinds === undefined) return find(term, options).places
    const { places: ofKinds, literal } = find(term, { ...options, kinds })
    if (literal.size > 0) return ofKinds.filter((place) => literal.has(place))
    const all = find(term, { ...options, limit: mostOfAll }).places
    const [first] = all
    // Where no place is called so, the nodes are meant that a misspelt city has, or that fit no worse than the rest.
    const isForKinds = first !== undefined && (first.kind === 'city' || isAllowed(first, { kinds }))
    return isForKinds ? all.filter((place) => isAllowed(place, { kinds })).slice(0, options.limit) : []
  }
}

/** True where a word of a place's name begins as a term does, in English or in the person's language. */
function beginsIn({ name }: Place, [term = '']: readonly string[], lang: Lang): boolean {
  return [name.en, labelIn(name, lang)].some((one) => termsOf(one).some((word) => word.startsWith(term)))
}

/** True for a place that may be meant by the code of an airport that it begins with: it lies beside, or is known to all. */
const isBeside = (place: Place, airport: Place) =>
  place.weight >= knownToAll || distanceBetween(place, airport) < besideMetres

interface Found {
  places: Place[]
  /** Of all kinds: what has every word of the term as it is written. */
  literal: ReadonlySet<Place>
}

/** The number of a house that does not exist is not passed over. */
const isNoAddress = ({ kind }: Place) => kind !== 'address'

/** Gain of a place so far from the other end: most of it around there, some of it as far as a ride goes. */
const nearness = (metres: number) =>
  bonus.near * Math.exp(-metres / nearMetres) + bonus.reach * Math.exp(-metres / reachMetres)

/** What a place gains that lies near the point or in the country asked for. */
function closeness(place: Place, { near, country }: SearchOptions): number {
  return (
    (near === undefined ? 0 : nearness(distanceBetween(near, place))) +
    (country === place.country ? bonus.country : 0)
  )
}

/** The places by their codes, upper case. The code of a city is an alias of its airports. */
function readCodes(places: readonly Place[]) {
  const codes = {
    iata: new Map<string, Place[]>(),
    icao: new Map<string, Place[]>(),
    city: new Map<string, Place[]>(),
  }
  const note = (byCode: Map<string, Place[]>, code: string | null, place: Place) => {
    if (code !== null) byCode.set(code, [...(byCode.get(code) ?? []), place])
  }
  for (const place of places) {
    note(codes.iata, place.iata, place)
    note(codes.icao, place.icao, place)
    if (place.kind !== 'airport') continue
    for (const alias of place.aliases ?? []) if (/^[A-Z]{3}$/.test(alias)) note(codes.city, alias, place)
  }
  return codes
}
