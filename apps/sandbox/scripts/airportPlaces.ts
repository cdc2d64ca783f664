import type { Labels, Place } from '../src/places/place.ts'
import type { CityBook } from './cityBook.ts'
import type { AirportRow, Sources } from './sources.ts'
import { addedAirports, airportTable } from './tables/airports.ts'
import { rowsOf } from './tables/rows.ts'

/** Weight by size for airports with scheduled flights and without, where the table gives none. */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  large_airport: [72, 45],
  medium_airport: [60, 30],
  small_airport: [42, 15],
}

export function airportPlaces(sources: Sources, book: CityBook): Place[] {
  const table = new Map(rowsOf(airportTable).map((row) => [row[0], row]))
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
    ({ iata_code, type }) => /^[A-Z]{3}$/.test(iata_code) && type in weights,
  )
  const missing = [...table.keys()].filter((iata) => !rows.some((row) => row.iata_code === iata))
  if (missing.length > 0) throw new Error(`The source has no airport ${missing.join(', ')}.`)
  return rows.map((row) => airportPlace(row, table.get(row.iata_code), sources, book))
}

function airportPlace(
  row: AirportRow,
  fixed: readonly string[] | undefined,
  sources: Sources,
  book: CityBook,
): Place {
  const point = { lat: Number(row.latitude_deg), lng: Number(row.longitude_deg) }
  const [iata, weight, en, ru, es, city, aliases] = fixed ?? [row.iata_code]
  const area = cityOf(row, city, point, book)
  const [scheduled, unscheduled] = weights[row.type] ?? [0, 0]
  return {
    placeId: `ap-${iata}`,
    kind: 'airport',
    typeCode: 2,
    country: row.iso_country,
    ...point,
    timeZone: sources.timeZoneAt(point),
    name:
      en === undefined
        ? labelsByCity(row.name, area)
        : {
            en,
            ...(ru ? { ru } : {}),
            ...(es ? { es } : {}),
          },
    area,
    iata: row.iata_code,
    icao: [row.gps_code, row.ident].find((code) => /^[A-Z][A-Z0-9]{3}$/.test(code)) ?? null,
    weight:
      weight === undefined ? (row.scheduled_service === 'yes' ? scheduled : unscheduled) : Number(weight),
    isExact: true,
    aliases: [
      ...new Set([
        ...(aliases ? aliases.split(';') : []),
        ...(en === undefined ? [] : [row.name]),
        ...keywords(row),
      ]),
    ],
  }
}

function cityOf(
  row: AirportRow,
  fixed: string | undefined,
  point: { lat: number; lng: number },
  book: CityBook,
) {
  const municipality = row.municipality.replace(/\s*\(.*\)/, '').trim()
  const tries = fixed
    ? [fixed]
    : [municipality, ...municipality.split(/[,/]/).reverse()].map((part) => part.trim())
  for (const name of tries) {
    const labels = name === '' ? null : book.labelsOf(name, point)
    if (labels !== null && (labels.ru !== undefined || labels.es !== undefined)) return labels
  }
  const first = tries[0] ?? ''
  return first === '' ? null : book.labelsOf(first, point)
}

/** An airport without a name of its own in a language is named by its city. */
function labelsByCity(en: string, area: Labels | null): Labels {
  return {
    en,
    ...(area?.ru === undefined ? {} : { ru: `Аэропорт ${area.ru}` }),
    ...(area === null ? {} : { es: `Aeropuerto de ${area.es ?? area.en}` }),
  }
}

/** Spellings of the source in Latin or Cyrillic letters, and the codes of a city with several airports. */
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
    .filter((word) => word.toUpperCase() !== iata_code)
    .slice(0, 6)
}
