import { distanceBetween } from '../src/places/distance.ts'
import { fold, wordsOf } from '../src/places/fold.ts'
import type { Labels, Place } from '../src/places/place.ts'
import type { CityBook } from './cityBook.ts'
import type { Sources, StationRow } from './sources.ts'
import { stationLabels } from './stationLabels.ts'
import { rowsOf } from './tables/rows.ts'
import { addedStationTable, stationAliases, stationNames, stationTable } from './tables/stations.ts'

/** Countries whose stations come only from the table: the source has few of them, and some in a wrong position. */
const fromTableOnly = new Set(rowsOf(stationTable).map(([, country]) => country))
/** Countries without railway numbers (UIC) of stations in the source. */
const unnumbered = new Set(['IE'])
/** Extra weight of a main station. */
const great = 8
/** Names that are no stations: platforms, bus stops and offices. In France each real station also has a letter code. */
const noStation =
  /\(tief|Gleis \d|Autoreise|Noctilien|Abri ?bus|Gare routi|Salon VIP|Parking|Navette|\bMairie$|Office de Tourisme|Gendarmerie/i
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
      const area = book.labelsOf(city, point)
      if ((sources.countryAt(point) ?? country) !== country)
        throw new Error(`Station ${id} is not in ${country}.`)
      return {
        placeId: `st-${id}`,
        kind: 'station',
        typeCode: 3,
        country,
        ...point,
        timeZone: sources.timeZoneAt(point),
        name: stationLabels(en, ru, area),
        area,
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
  const withStations = new Set(
    stations
      .filter(({ is_city, uic, latitude }) => !is_city && uic !== undefined && latitude !== undefined)
      .map((row) => row.parent_station_id),
  )
  const isLone = ({ id, is_suggestable }: StationRow) => is_suggestable && !withStations.has(id)
  const places = stations
    .filter((row) => isStation(row, isLone))
    .map((row): Place => {
      const point = { lat: Number(row.latitude), lng: Number(row.longitude) }
      const city = cityOf(row, point, byId, book)
      const [en, ru, weight] = stationNames[row.id] ?? [row.name]
      const aliases = stationAliases[row.id]
      return {
        placeId: `st-${row.id}`,
        kind: 'station',
        typeCode: 3,
        country: row.country,
        ...point,
        timeZone: row.time_zone,
        name: stationLabels(en, ru, city?.labels ?? null, city?.called),
        area: city?.labels ?? null,
        iata: null,
        icao: null,
        weight: weight ?? weightOf(row, city?.population ?? 0) + (ru === undefined ? 0 : great),
        isExact: true,
        ...(aliases === undefined ? {} : { aliases }),
      }
    })
  return distinct(places)
}

/** True if the row is a railway station. A row of a town counts as its station if `isLone`: no other station belongs to it. */
function isStation(row: StationRow, isLone: (row: StationRow) => boolean): boolean {
  const isRail =
    row.uic !== undefined || unnumbered.has(row.country) || (row.is_main_station && row.country === 'NO')
  const isListed =
    row.latitude !== undefined &&
    (!row.is_city || isLone(row)) &&
    !row.is_airport &&
    !fromTableOnly.has(row.country)
  const isKnown = row.sncf_tvs_id !== undefined || row.is_suggestable || row.id in stationNames
  const isTrain = row.country !== 'FR' || isKnown
  return isListed && isRail && isTrain && !noStation.test(row.name)
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
  const named = names
    .map((called) => ({ called, city: called ? book.find(called, point, 25_000) : null }))
    .find(({ city }) => city !== null)
  const found = named?.city ?? book.closest(point, 10_000, 12_000)
  if (found === null)
    return parent === undefined ? null : { labels: { en: parent }, population: 0, called: undefined }
  return { labels: book.labels(found) satisfies Labels, population: found.population, called: named?.called }
}

function weightOf(row: StationRow, population: number): number {
  const size = 4 * Math.max(0, Math.log10(Math.max(1, population)) - 3)
  const known = 2 * sellers.filter((id) => row[id] !== undefined).length
  const weight = 25 + size + known + (row.is_main_station ? 20 : 0) + (row.is_suggestable ? 4 : 0)
  return Math.min(80, Math.round(weight))
}

/** Keeps the heaviest of the places with the same name within 300 m. */
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
