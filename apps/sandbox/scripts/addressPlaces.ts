import { distanceBetween } from '../src/places/distance.ts'
import type { Labels, Place, PlaceKind, PlaceTypeCode, Point } from '../src/places/place.ts'
import type { CityBook } from './cityBook.ts'
import type { Sources } from './sources.ts'
import { addressTable } from './tables/addresses.ts'
import { hotelTable } from './tables/hotels.ts'
import { rowsOf } from './tables/rows.ts'

interface Sort {
  readonly kind: PlaceKind
  readonly prefix: string
  readonly typeCode: PlaceTypeCode
  readonly weight: number
}

/** Kinds of places by the first letter of a row: street, hotel, port, bus stop, centre, MKAD, KAD. */
const sorts: Readonly<Record<string, Sort>> = {
  s: { kind: 'address', prefix: 'ad', typeCode: 1, weight: 42 },
  h: { kind: 'hotel', prefix: 'ho', typeCode: 10, weight: 56 },
  p: { kind: 'port', prefix: 'po', typeCode: 6, weight: 54 },
  b: { kind: 'stop', prefix: 'sp', typeCode: 6, weight: 44 },
  c: { kind: 'address', prefix: 'ad', typeCode: 9, weight: 46 },
  k: { kind: 'address', prefix: 'ad', typeCode: 7, weight: 38 },
  l: { kind: 'address', prefix: 'ad', typeCode: 8, weight: 38 },
}

/** Largest distance of a sample place from its city, in metres. */
const furthest = 75_000

interface City extends Point {
  readonly country: string
  readonly labels: Labels
}

export function addressPlaces(sources: Sources, book: CityBook): Place[] {
  let city: City | null = null
  const places: Place[] = []
  for (const row of rowsOf(addressTable + hotelTable)) {
    const [first = ''] = row
    if (first.startsWith('# ')) {
      const [, country = '', lat, lng] = row
      const point = { lat: Number(lat), lng: Number(lng) }
      city = { ...point, country, labels: book.labelsOf(first.slice(2), point) }
      if (city.labels.ru === undefined) throw new Error(`${first.slice(2)} has no Russian name.`)
    } else if (city !== null) {
      places.push(placeOf(row, city, sources))
    }
  }
  return places
}

function placeOf(row: readonly string[], city: City, sources: Sources): Place {
  const [letter = '', id, en = '', ru = '', lat, lng, listed = '', last, districtEn, districtRu] = row
  const sort = sorts[letter]
  const point = { lat: Number(lat), lng: Number(lng) }
  const isElsewhere = (sources.countryAt(point) ?? city.country) !== city.country
  if (sort === undefined || isElsewhere || !(distanceBetween(point, city) < furthest)) {
    throw new Error(`The row of ${id} does not read or lies too far from ${city.labels.en}.`)
  }
  const houses = letter === 's' ? { listed: listed.split(',').map(Number), last: Number(last) } : undefined
  return {
    placeId: `${sort.prefix}-${id}`,
    kind: sort.kind,
    typeCode: sort.typeCode,
    country: city.country,
    ...point,
    timeZone: sources.timeZoneAt(point),
    name: { en, ru },
    area: districtEn === undefined ? city.labels : within(districtEn, districtRu, city.labels),
    iata: null,
    icao: null,
    weight: sort.weight,
    isExact: houses === undefined,
    ...(houses === undefined ? {} : { houses }),
  }
}

function within(en: string, ru: string | undefined, city: Labels): Labels {
  return {
    en: `${en}, ${city.en}`,
    ...(city.ru === undefined ? {} : { ru: `${ru ?? en}, ${city.ru}` }),
    ...(city.es === undefined ? {} : { es: `${en}, ${city.es}` }),
  }
}
