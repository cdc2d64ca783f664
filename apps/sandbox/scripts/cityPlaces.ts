import { fold, wordsOf } from '../src/places/fold.ts'
import type { Place } from '../src/places/place.ts'
import { type CityBook, cyrillicNames } from './cityBook.ts'
import { edits } from './edits.ts'
import type { CityRow, Sources } from './sources.ts'
import { cityAliases, cityPopulation } from './tables/cities.ts'

/** The smallest town that is kept, by country; elsewhere 15,000. */
const leastPopulation: Readonly<Record<string, number>> = {
  RU: 500,
  TR: 500,
  ME: 500,
  AE: 500,
  ES: 2_000,
  BY: 3_000,
  KZ: 3_000,
  GE: 3_000,
}
const manyNamesFrom = 200_000
/** Parts of a city, not places that anyone starts from by that name unless they are large. */
const section = { code: 'PPLX', population: 100_000 }

export function cityPlaces(sources: Sources, book: CityBook): Place[] {
  const kept = sources.cities.filter(
    ({ population, country, code }) =>
      population >= (code === section.code ? section.population : (leastPopulation[country] ?? 15_000)),
  )
  const greatest = new Map<string, number>()
  for (const { ascii, population } of kept) {
    greatest.set(ascii, Math.max(population, greatest.get(ascii) ?? 0))
  }
  return kept.map((city) => {
    const name = book.labels(city)
    const isGreatest = greatest.get(city.ascii) === city.population
    const region = isGreatest ? undefined : sources.regions.get(city.region)
    const aliases = aliasesOf(city, Object.values(name))
    return {
      placeId: `ci-${city.id}`,
      kind: 'city',
      typeCode: 5,
      country: city.country,
      lat: city.lat,
      lng: city.lng,
      timeZone: city.timeZone,
      name,
      area: region === undefined || region === name.en ? null : { en: region },
      iata: null,
      icao: null,
      weight: weightOf(city),
      isExact: false,
      ...(aliases.length === 0 ? {} : { aliases }),
    }
  })
}

function weightOf({ id, population: counted, code }: CityRow): number {
  const population = cityPopulation[id] ?? counted
  const size = 12 * Math.log10(Math.max(population, 100)) + 6
  return Math.min(95, Math.round(size + (code === 'PPLC' ? 3 : 0)))
}

/** Other spellings, but those that the search finds by itself as one typing error. */
function aliasesOf(city: CityRow, names: readonly string[]): string[] {
  const isGreat = city.population >= manyNamesFrom
  const latin = isGreat
    ? city.alternates.filter((name) => /^\p{Lu}\p{Ll}{3,24}$/u.test(name) && /\p{Script=Latin}/u.test(name))
    : []
  const cyrillic =
    isGreat || names.length < 2 ? cyrillicNames(city).filter((name) => !name.includes(' ')) : []
  const known = names.map(keyOf)
  return [...(cityAliases[city.id] ?? []), ...cyrillic, ...latin].filter((alias) => {
    const key = keyOf(alias)
    if (known.some((other) => edits(other, key) <= 1)) return false
    known.push(key)
    return true
  })
}

const keyOf = (name: string) => wordsOf(fold(name)).join(' ')
