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
 * Weight by size, if the tables have none: first without scheduled flights, then with them, for a town of 100,000
 * people. A town ten times as large adds `perTenfold`.
 */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  large_airport: [45, 70],
  medium_airport: [30, 58],
  small_airport: [15, 40],
}
const perTenfold = 4
/** Largest distance between an airport and a city that it serves, in metres. */
const served = 50_000
/** Largest distance, in metres, at which a suburb's airport gets the name of the city. */
const suburban = 30_000
/** Factor of population from which an airport gets the name of a near city instead of its own town. */
const muchGreater = 3
/** Names of military air bases: no passenger is picked up there. */
const military = /\b(air (force )?base|afb|military|naval air|army air|air station|raf|base a[eé]rea)\b/i
/** A town with fewer people is a suburb: its airport may get the name of a larger city near by. */
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

/** Adds the code to the names of airports that share a city's name, except for the largest one. */
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

/** The codes of the airport's city, without the airport's own code. */
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

/** Labels of an airport without an own name in a language: it gets the name of its city. */
function labelsByCity(en: string, area: Labels | null): Labels {
  return {
    en,
    ...(area?.ru === undefined ? {} : { ru: `Аэропорт ${area.ru}` }),
    ...(area === null ? {} : { es: `Aeropuerto de ${area.es ?? area.en}` }),
  }
}

/** Spellings from the source in Latin or Cyrillic letters; codes of cities are left out, since some are out of date. */
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
