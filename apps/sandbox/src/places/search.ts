import { type DescribeWords, type Fitting, fits, fittingOf } from './fit.ts'
import { houseAt } from './house.ts'
import { literalMatches } from './literal.ts'
import { countryName, type Lang, labelIn, langs, type Place } from './place.ts'
import { createDescriber } from './placeWords.ts'
import { createBest } from './ranking.ts'
import { respaced, retypedTerms, shortened, termsOf, unnumbered } from './readings.ts'
import {
  beginsIn,
  closeness,
  type Found,
  isBeside,
  isNoAddress,
  nodeKinds,
  readCodes,
  type SearchOptions,
} from './searchParts.ts'
import { withoutKinds } from './termWords.ts'
import {
  bonus,
  codeScore,
  enough,
  famous,
  fullWorth,
  leastShare,
  lesserBy,
  longestBegun,
  longestBegunAbroad,
  loss,
  mostOfAll,
  nearlyAsGood,
  plainShare,
  weightShare,
  wellKnown,
} from './weights.ts'

export type { SearchOptions } from './searchParts.ts'

import { createWordIndex, type Patience } from './wordIndex.ts'

/** True if a place has one of the requested kinds. */
export const isAllowed = (place: Place, { kinds }: Pick<SearchOptions, 'kinds'>) =>
  kinds === undefined || kinds.includes(place.kind)

/** Creates the search over these places and the listed houses of their streets. */
export function createSearch(places: readonly Place[]) {
  const words = createWordIndex(places)
  const byId = new Map(places.map((place) => [place.placeId, place]))
  const codes = readCodes(places)

  const scoreOf = (place: Place, worth: number, options: SearchOptions) => {
    const known = place.weight * (weightShare.least + (weightShare.more * worth) / fullWorth)
    return worth + known + closeness(place, options)
  }

  /** Creates the test for a node abroad that only shares a word with the place that the term means. */
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

    /** Adds the nodes of the most likely city of a misspelt term, in the same order as for the right spelling. */
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

    /** True if the term is a code or the whole name of a well-known place. */
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

  /** Removes places that are far from the term if others match it, or nearly. */
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
    // The term is read in the other keyboard layout only if that reading fits better than the typed one.
    const rate = (terms: readonly string[]) => {
      const isInCity = isCity(terms)
      const rated = new Map<Place, Fitting>()
      for (const place of new Set([...found, ...ofAll]))
        rated.set(
          place,
          isOfCode(place) ? { fit: 'whole', share: 1 } : fittingOf(place, terms, describe, isInCity),
        )
      return rated
    }
    const top = (ratings: ReadonlyMap<Place, Fitting>) =>
      Math.max(0, ...[...ratings.values()].map(({ fit }) => fits.indexOf(fit)))
    const terms = termsOf(term)
    const [rated = new Map<Place, Fitting>()] = readings
      .map(rate)
      .toSorted((one, other) => top(other) - top(one))
    if (top(rated) === 0) return [...found]
    const airports = [...(codes.iata.get(code) ?? []), ...(codes.icao.get(code) ?? [])].filter(
      ({ weight }) => weight >= famous,
    )
    const isPlain = [...rated].some(
      ([place, { fit, share }]) => fit === 'whole' && share >= plainShare && place.weight >= wellKnown,
    )
    return found.filter((place) => {
      const { fit, share } = rated.get(place) as Fitting
      if (airports.length > 0 && !isOfCode(place))
        return (
          beginsIn(place, terms, lang) && (fit === 'whole' || airports.some((one) => isBeside(place, one)))
        )
      if (fit === 'whole') return true
      if (!isPlain) return fit !== 'far'
      // Nodes have a request of their own. A place whose name only begins with the term is left to the request for all kinds.
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
    // No place has this name. Places of these kinds are shown only if the best match of all kinds is a city or one of them.
    const isForKinds = first !== undefined && (first.kind === 'city' || isAllowed(first, { kinds }))
    return isForKinds ? all.filter((place) => isAllowed(place, { kinds })).slice(0, options.limit) : []
  }
}
