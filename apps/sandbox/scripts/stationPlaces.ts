import { distanceBetween } from '../src/places/distance.ts'
import { fold, wordsOf } from '../src/places/fold.ts'
import type { Labels, Place } from '../src/places/place.ts'
import type { CityBook } from './cityBook.ts'
import type { Sources, StationRow } from './sources.ts'
import { rowsOf } from './tables/rows.ts'
import { addedStationTable, stationNames, stationTable } from './tables/stations.ts'

/** Countries whose stations come from the table alone: the source has few, and some in the wrong spot. */
const fromTableOnly = new Set(rowsOf(stationTable).map(([, country]) => country))
/** Countries whose stations have no number of the railways (UIC) in the source. */
const unnumbered = new Set(['IE'])
/** What the great stations weigh more. */
const great = 8
const sameStationMetres = 300
/** Ids that a station has at railways and sellers: the more, the more important it is. */
const sellers = [
  'benerail_id',
  'sncf_id',
  'db_id',
  'obb_id',
  'renfe_id',
  'trenitalia_id',
  'flixbus_id',
  'ntv_id',
]

export function tableStations(sources: Sources, book: CityBook): Place[] {
  return [...rowsOf(stationTable), ...rowsOf(addedStationTable)].map(
    ([id, country = '', lat, lng, weight, en = '', ru = '', city = '', aliases = '']) => {
      const point = { lat: Number(lat), lng: Number(lng) }
      if ((sources.countryAt(point) ?? country) !== country)
        throw new Error(`Station ${id} is not in ${country}.`)
      return {
        placeId: `st-${id}`,
        kind: 'station',
        typeCode: 3,
        country,
        ...point,
        timeZone: sources.timeZoneAt(point),
        name: { en, ru },
        area: book.labelsOf(city, point),
        iata: null,
        icao: null,
        weight: Number(weight),
        isExact: true,
        ...(aliases === '' ? {} : { aliases: aliases.split(';') }),
      }
    },
  )
}

export function sourcedStations({ stations }: Sources, book: CityBook): Place[] {
  const byId = new Map(stations.map((station) => [station.id, station]))
  const places = stations.filter(isStation).map((row): Place => {
    const point = { lat: Number(row.latitude), lng: Number(row.longitude) }
    const city = cityOf(row, point, byId, book)
    const [en, ru, weight] = stationNames[row.id] ?? [row.name]
    return {
      placeId: `st-${row.id}`,
      kind: 'station',
      typeCode: 3,
      country: row.country,
      ...point,
      timeZone: row.time_zone,
      name: { en, ...(ru === undefined ? {} : { ru }) },
      area: city?.labels ?? null,
      iata: null,
      icao: null,
      weight: weight ?? weightOf(row, city?.population ?? 0) + (ru === undefined ? 0 : great),
      isExact: true,
    }
  })
  return distinct(places)
}

function isStation(row: StationRow): boolean {
  const isRail =
    row.uic !== undefined || unnumbered.has(row.country) || (row.is_main_station && row.country === 'NO')
  const isListed =
    row.latitude !== undefined && !row.is_city && !row.is_airport && !fromTableOnly.has(row.country)
  return isListed && isRail && !/\(tief|Gleis \d|Autoreise/i.test(row.name)
}

function cityOf(
  row: StationRow,
  point: { lat: number; lng: number },
  byId: Map<string, StationRow>,
  book: CityBook,
) {
  const parent = byId.get(row.parent_station_id ?? '')?.name
  const words = row.name.split(/[\s(-]+/)
  const names = [parent, words.slice(0, 3).join(' '), words.slice(0, 2).join(' '), words[0]]
  const found =
    names.map((name) => (name ? book.find(name, point, 25_000) : null)).find((city) => city !== null) ??
    book.closest(point, 10_000, 12_000)
  if (found === undefined || found === null)
    return parent === undefined ? null : { labels: { en: parent }, population: 0 }
  return { labels: book.labels(found) satisfies Labels, population: found.population }
}

function weightOf(row: StationRow, population: number): number {
  const size = 4 * Math.max(0, Math.log10(Math.max(1, population)) - 3)
  const known = 2 * sellers.filter((id) => row[id] !== undefined).length
  const weight = 25 + size + known + (row.is_main_station ? 20 : 0) + (row.is_suggestable ? 4 : 0)
  return Math.min(80, Math.round(weight))
}

/** One of each name within 300 m: the heaviest. */
function distinct(places: readonly Place[]): Place[] {
  const kept = new Map<string, Place[]>()
  for (const place of places.toSorted((a, b) => b.weight - a.weight)) {
    const key = wordsOf(fold(place.name.en)).join(' ')
    const same = kept.get(key) ?? []
    if (same.some((other) => distanceBetween(other, place) < sameStationMetres)) continue
    kept.set(key, [...same, place])
  }
  return [...kept.values()].flat().toSorted((a, b) => a.placeId.localeCompare(b.placeId, 'en'))
}
