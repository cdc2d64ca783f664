import { endpoints } from '@wherry/booking/wire'
import { countryCode } from '../countryCode.ts'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import {
  countryName,
  formattedAddress,
  type Lang,
  mainText,
  type Place,
  type PlaceKind,
  secondaryText,
} from '../places/place.ts'
import { parsePoint, placeAtPoint, placeOfId, pointText } from '../pointPlace.ts'
import { type Api, type Call, serve } from './serve.ts'

type LookUp = Pick<Call<typeof endpoints.findPlaces>, 'query' | 'lang'>

const nodeKinds: readonly PlaceKind[] = ['airport', 'station', 'port']
const shortestTerm = 3
const mostRows = 10

const wireTypes: Readonly<Record<PlaceKind, readonly string[]>> = {
  airport: ['airport', 'transit_station'],
  station: ['train_station', 'transit_station'],
  port: ['port', 'point_of_interest'],
  stop: ['bus_station', 'transit_station'],
  hotel: ['lodging', 'point_of_interest'],
  city: ['locality', 'political'],
  address: ['street_address'],
}

/** The calls about places (API-09 to API-12). */
export function servePlaces(api: Api, { places }: Parts): void {
  const find = (call: LookUp, kinds?: readonly PlaceKind[]) => {
    const { term, place_id: otherId, start_country: asked } = call.query
    if (term.trim().length < shortestTerm) return { result: [] }
    const point = parsePoint(term)
    if (point !== null) {
      const place = kinds === undefined ? placeAtPoint(places, point) : null
      return { result: place === null ? [] : [toRow(place, call.lang)] }
    }
    const near = otherId === undefined ? null : placeOfId(places, otherId)
    const country = asked === undefined ? null : countryCode(asked)
    const found = places.search(term, {
      limit: mostRows,
      lang: call.lang,
      ...(kinds === undefined ? {} : { kinds }),
      ...(near === null ? {} : { near }),
      ...(country === null ? {} : { country }),
    })
    return { result: found.map((place) => toRow(place, call.lang)) }
  }

  serve(api, endpoints.transportNodes, (call) => find(call, nodeKinds))
  serve(api, endpoints.findPlaces, (call) => find(call))
  serve(api, endpoints.countryByPoint, ({ query, lang }) => {
    const point = parsePoint(query.point)
    const country = point === null ? null : places.countryAt(point)
    return { result: country === null ? null : { title: countryName(country, lang) } }
  })
  serve(api, endpoints.place, ({ param, lang }) => {
    const place = placeOfId(places, param('place_id'))
    if (place === null) throw new Refusal(404, 'unknown_place')
    return { result: toDetails(place, lang) }
  })
}

function toRow(place: Place, lang: Lang) {
  return {
    place_id: place.placeId,
    country: countryName(place.country, lang),
    description: formattedAddress(place, lang),
    types: typesOf(place),
    structured_formatting: {
      main_text: mainText(place, lang),
      secondary_text: secondaryText(place, lang),
      formatted_address: formattedAddress(place, lang),
    },
    iata: place.iata,
    icao: place.icao,
    location: pointText(place),
    exact: place.isExact,
  }
}

function toDetails(place: Place, lang: Lang) {
  return {
    place_id: place.placeId,
    geometry: { location: { lat: place.lat, lng: place.lng } },
    name: mainText(place, lang),
    formatted_address: formattedAddress(place, lang),
    secondary_text: secondaryText(place, lang),
    address_components: [
      { long_name: mainText(place, lang), types: typesOf(place) },
      {
        long_name: countryName(place.country, lang),
        short_name: place.country,
        types: ['country', 'political'],
      },
    ],
    type: place.typeCode,
    types: typesOf(place),
    time_zone: place.timeZone,
    exact: place.isExact,
    iata: place.iata,
    icao: place.icao,
  }
}

const typesOf = (place: Place): string[] =>
  place.kind === 'address' && !place.isExact ? ['route'] : [...wireTypes[place.kind]]
