import { distanceBetween } from '../src/places/distance.ts'
import { fold, wordsOf } from '../src/places/fold.ts'
import type { Place } from '../src/places/place.ts'
import { type CityBook, cyrillicNames } from './cityBook.ts'
import { edits } from './edits.ts'
import { createRegionLabels } from './regionLabels.ts'
import { resorts } from './resorts.ts'
import type { CityRow, Sources } from './sources.ts'
import { addedResortTable } from './tables/addedResorts.ts'
import { cityAliases, cityAreas, cityPopulation } from './tables/cities.ts'
import { rowsOf } from './tables/rows.ts'

/** Minimum population of a town by country; 15,000 for other countries. */
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
/** A town is kept beside a larger namesake of its region only if it is farther away than this, in metres, and has `ownTown` people. */
const sameTown = 40_000
const ownTown = 15_000
/** Largest distance, in metres, at which a city of the source is the same as a resort entered by hand. */
const alreadyThere = 8_000
/** Parts of a city, not places that anyone starts from by that name unless they are large. */
const section = { code: 'PPLX', population: 100_000 }

export function cityPlaces(sources: Sources, book: CityBook): Place[] {
  const kept = sources.cities.filter(
    ({ id, population, country, code }) =>
      resorts.has(id) ||
      population >= (code === section.code ? section.population : (leastPopulation[country] ?? 15_000)),
  )
  const regionOf = createRegionLabels(sources, book)
  const nameOf = (city: CityRow) => keyOf(book.labels(city).en)
  const greatest = new Map<string, CityRow>()
  const greatestInRussian = new Map<string, CityRow>()
  const inRegion = new Map<string, CityRow>()
  for (const city of kept.toSorted((a, b) => weightOf(b) - weightOf(a) || b.population - a.population)) {
    const name = nameOf(city)
    if (!greatest.has(name)) greatest.set(name, city)
    const russian = `${city.country} ${book.labels(city).ru}`
    if (!greatestInRussian.has(russian)) greatestInRussian.set(russian, city)
    const key = `${city.region} ${name}`
    if (!inRegion.has(key)) inRegion.set(key, city)
  }
  const distinct = kept.filter((city) => {
    const namesake = inRegion.get(`${city.region} ${nameOf(city)}`) ?? city
    const isFarOff = distanceBetween(city, namesake) > sameTown
    return namesake === city || (isFarOff && city.population >= ownTown)
  })
  const places = distinct.map((city): Place => {
    const { ru, ...others } = book.labels(city)
    const isOnly = greatestInRussian.get(`${city.country} ${ru}`) === city
    const isGreatest = greatest.get(nameOf(city)) === city && (isOnly || ru === undefined)
    const region = isGreatest ? null : regionOf(city)
    const isTold = isOnly || region?.ru !== undefined
    const name = ru !== undefined && isTold ? { ...others, ru } : others
    const area = cityAreas[city.id] ?? (region?.en === name.en ? null : region)
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
      area,
      iata: null,
      icao: null,
      weight: weightOf(city),
      isExact: false,
      ...(aliases.length === 0 ? {} : { aliases }),
    }
  })
  return [...places, ...addedResorts(sources, book)]
}

function addedResorts(sources: Sources, book: CityBook): Place[] {
  return rowsOf(addedResortTable).map(
    ([id, country = '', lat, lng, weight, en = '', ru = '', es = '', aliases = '']) => {
      const point = { lat: Number(lat), lng: Number(lng) }
      const known = book.find(en, point, alreadyThere)
      if ((sources.countryAt(point) ?? country) !== country || resorts.has(known?.id ?? ''))
        throw new Error(`Resort ${id} is not in ${country}, or the source has it.`)
      return {
        placeId: `ci-${id}`,
        kind: 'city',
        typeCode: 5,
        country,
        ...point,
        timeZone: sources.timeZoneAt(point),
        name: { en, ru, ...(es === '' ? {} : { es }) },
        area: null,
        iata: null,
        icao: null,
        weight: Number(weight),
        isExact: false,
        ...(aliases === '' ? {} : { aliases: aliases.split(';') }),
      }
    },
  )
}

function weightOf({ id, population: counted, code }: CityRow): number {
  const population = cityPopulation[id] ?? counted
  const size = 12 * Math.log10(Math.max(population, 100)) + 6
  return Math.min(95, Math.max(Math.round(size + (code === 'PPLC' ? 3 : 0)), resorts.get(id)?.weight ?? 0))
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
  const fixed = resorts.get(city.id)?.aliases ?? []
  const others = [city.name, ...(cityAliases[city.id] ?? []), ...cyrillic, ...latin].filter((alias) => {
    const key = keyOf(alias)
    if (known.some((other) => edits(other, key) <= 1)) return false
    known.push(key)
    return true
  })
  return [...fixed, ...others]
}

const keyOf = (name: string) => wordsOf(fold(name)).join(' ')
