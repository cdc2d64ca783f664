import { distanceBetween } from '../src/places/distance.ts'
import { fold } from '../src/places/fold.ts'
import type { Labels, Place, Point } from '../src/places/place.ts'
import type { CityBook } from './cityBook.ts'
import type { AirportRow, CityRow, Sources } from './sources.ts'
import { addedAirports, airportTable } from './tables/airports.ts'
import { cityCodes } from './tables/cityCodes.ts'
import { rowsOf } from './tables/rows.ts'
import { worldAirportTable } from './tables/worldAirports.ts'

/**
 * Weight by size, where the tables give none: without scheduled flights, then with them, in a town of 100,000
 * people. Each tenfold of that town is worth `perTenfold`.
 */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  large_airport: [45, 70],
  medium_airport: [30, 58],
  small_airport: [15, 40],
}
const perTenfold = 4
/** An airport may serve a city this far away, in metres. */
const served = 50_000
/** A suburb's airport this close to a city, in metres, is called by the city. */
const suburban = 30_000
/** How much greater than the town it stands in a city must be for an airport to be called by it. */
const muchGreater = 3
/** Air bases that no airline serves are no place to be fetched from. */
const military = /\b(air (force )?base|afb|military|naval air|army air|air station|raf|base a[eé]rea)\b/i
/** A town of this size has an airport of its own name. */
const ownName = 100_000

export function airportPlaces(sources: Sources, book: CityBook): Place[] {
  const table = new Map([...rowsOf(airportTable), ...rowsOf(worldAirportTable)].map((row) => [row[0], row]))
  const added = addedAirports.map(([iata, icao, lat, lng, country, municipality, name]) => ({
    type: 'large_airport',
    name,
    latitude_deg: String(lat),
    longitude_deg: String(lng),
    iso_country: country,
    municipality,
    scheduled_service: 'yes',
    ident: icao,
    gps_code: icao,
    iata_code: iata,
    keywords: '',
  }))
  const rows = [...sources.airports, ...added].filter(
    ({ iata_code, type, name, scheduled_service }) =>
      /^[A-Z]{3}$/.test(iata_code) &&
      type in weights &&
      (table.has(iata_code) || scheduled_service === 'yes' || !military.test(name)),
  )
  const missing = [...table.keys()].filter((iata) => !rows.some((row) => row.iata_code === iata))
  if (missing.length > 0) throw new Error(`The source has no airport ${missing.join(', ')}.`)
  return distinctlyNamed(rows.map((row) => airportPlace(row, table.get(row.iata_code), sources, book)))
}

/** Of the airports that are named by one city, all but the greatest show their code as well. */
function distinctlyNamed(places: readonly Place[]): Place[] {
  const named = new Set<string>()
  const distinct = new Map<string, Place>()
  for (const place of places.toSorted((a, b) => b.weight - a.weight)) {
    const withCode = (lang: 'ru' | 'es') => {
      const text = place.name[lang]
      if (text === undefined) return {}
      const key = `${place.country} ${lang} ${text}`
      const isTaken = named.has(key)
      named.add(key)
      return { [lang]: isTaken ? `${text} (${place.iata})` : text }
    }
    distinct.set(place.placeId, {
      ...place,
      name: { en: place.name.en, ...withCode('ru'), ...withCode('es') },
    })
  }
  return places.map((place) => distinct.get(place.placeId) ?? place)
}

function airportPlace(
  row: AirportRow,
  fixed: readonly string[] | undefined,
  sources: Sources,
  book: CityBook,
): Place {
  const point = { lat: Number(row.latitude_deg), lng: Number(row.longitude_deg) }
  const [iata, weight, name, ru, es, city, aliases] = fixed ?? [row.iata_code]
  const isScheduled = row.scheduled_service === 'yes'
  const town = townOf(row, point, book)
  const greater = isScheduled ? book.greatest(point, served) : null
  const isSuburb = town !== null && town.population < ownName
  const isOutshone = greater !== null && greater.population >= muchGreater * (town?.population ?? 0)
  const area = city
    ? book.labelsOf(city, point)
    : isOutshone && (town === null || isSuburb) && distanceBetween(greater, point) < suburban
      ? book.labels(greater)
      : areaOf(row, point, book)
  const alsoServed = isOutshone && row.type !== 'small_airport' ? Object.values(book.labels(greater)) : []
  const namesTown = town !== null && fold(row.name).includes(fold(town.name))
  const townNames = town !== null && isOutshone ? Object.values(book.labels(town)) : []
  return {
    placeId: `ap-${iata}`,
    kind: 'airport',
    typeCode: 2,
    country: row.iso_country,
    ...point,
    timeZone: sources.timeZoneAt(point),
    name: name
      ? { en: name, ...(ru ? { ru } : {}), ...(es ? { es } : {}) }
      : labelsByCity(row.name, namesTown ? book.labels(town) : area),
    area,
    iata: row.iata_code,
    icao: [row.gps_code, row.ident].find((code) => /^[A-Z][A-Z0-9]{3}$/.test(code)) ?? null,
    weight: weight === undefined ? weightOf(row, greater?.population ?? 0) : Number(weight),
    isExact: true,
    aliases: [
      ...new Set([
        ...(aliases ? aliases.split(';') : []),
        ...(name ? [row.name] : []),
        ...keywords(row),
        ...codesOf(row.iata_code),
        ...alsoServed,
        ...townNames,
      ]),
    ],
  }
}

/** The codes of the city, but the airport's own. */
const codesOf = (iata: string) =>
  Object.entries(cityCodes).flatMap(([code, airports]) =>
    code !== iata && airports.includes(iata) ? [code] : [],
  )

function weightOf({ type, scheduled_service }: AirportRow, population: number): number {
  const [unscheduled, scheduled] = weights[type] ?? [0, 0]
  if (scheduled_service !== 'yes') return unscheduled
  return Math.round(scheduled + perTenfold * Math.max(-1, Math.log10(Math.max(1, population)) - 5))
}

const namesOfTown = ({ municipality }: AirportRow): string[] => {
  const whole = municipality.replace(/\s*\(.*\)/, '').trim()
  return [whole, ...whole.split(/[,/]/).reverse()].map((part) => part.trim()).filter((part) => part !== '')
}

function townOf(row: AirportRow, point: Point, book: CityBook): CityRow | null {
  return (
    namesOfTown(row)
      .map((name) => book.find(name, point, served))
      .find((city) => city !== null) ?? null
  )
}

function areaOf(row: AirportRow, point: Point, book: CityBook): Labels | null {
  const names = namesOfTown(row)
  const [first] = names
  const labelled = names
    .map((name) => book.labelsOf(name, point))
    .find(({ ru, es }) => ru !== undefined || es !== undefined)
  return labelled ?? (first === undefined ? null : book.labelsOf(first, point))
}

/** An airport without a name of its own in a language is named by its city. */
function labelsByCity(en: string, area: Labels | null): Labels {
  return {
    en,
    ...(area?.ru === undefined ? {} : { ru: `Аэропорт ${area.ru}` }),
    ...(area === null ? {} : { es: `Aeropuerto de ${area.es ?? area.en}` }),
  }
}

/** Spellings of the source in Latin or Cyrillic letters; its codes of cities are old and new, so they are left out. */
function keywords({ keywords: text, iata_code }: AirportRow): string[] {
  return text
    .split(',')
    .map((word) =>
      word
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC')
        .trim(),
    )
    .filter((word) => /^[\p{Script=Latin}\p{Script=Cyrillic}' -]{3,40}$/u.test(word))
    .filter((word) => !/^[A-Z]{3}$/.test(word) && word.toUpperCase() !== iata_code)
    .slice(0, 6)
}
