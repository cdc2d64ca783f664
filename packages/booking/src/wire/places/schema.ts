import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import {
  addition,
  id,
  idText,
  maybe,
  object,
  placeType,
  point,
  pointText,
  text,
  textUpTo,
} from '../shapes.ts'

/** A row of a place list. */
export const placeSearchItem = object({
  place_id: id,
  /** Row number of the service; it is not used. */
  id: maybe(id),
  /**
   * Name of the country in the language of the call, the same in places and in points; it is sent as `start_country`.
   */
  country: maybe(text),
  /** The whole address in one line. */
  description: maybe(text),
  /**
   * Kinds of the place: `airport`, `train_station`, `lodging`, `bus_station`, `transit_station`, `subway_station`;
   * `locality`, `route`, `political`, `country`, `administrative_area_level_1` are not exact; others are buildings.
   */
  types: maybe(v.array(text)),
  /** The address in lines, in the language of the call. */
  structured_formatting: maybe(
    object({
      /** First line of the address. */
      main_text: v.pipe(text, v.minLength(1)),
      /** Second line of the address. */
      secondary_text: maybe(text),
      /** The whole address. */
      formatted_address: maybe(text),
    }),
  ),
  /** IATA code of an airport or its city: three letters. */
  iata: maybe(text),
  /** ICAO code of an airport: four letters. */
  icao: maybe(text),
  /** Position, `lat,lng`. */
  location: maybe(pointText),
  /** False: no exact address, so a warning is shown to the person who chooses it; absent: `types` decide. */
  exact: addition(v.boolean()),
})

/** Query of a place search. */
const placeSearchQuery = object({
  /** Text of the search, at least 3 characters. For a point, `lat,lng`, only `places/find` returns its place. */
  term: textUpTo(1000),
  /** Id of the place at the other end. */
  place_id: v.optional(idText),
  /** Name of the pickup's country. */
  start_country: v.optional(textUpTo(500)),
})

const placeSearchAnswer = object({
  /** Places, the best first; empty: nothing found. */
  result: v.array(placeSearchItem),
})

/** A place by its id. */
export const placeDetails = object({
  /** Position of the place. */
  geometry: object({ location: point }),
  /** First line of the address, in the language of the call. */
  name: maybe(text),
  /** The whole address, in the language of the call. */
  formatted_address: maybe(text),
  /** The address in parts, from the narrowest to the widest. */
  address_components: maybe(
    v.array(
      object({
        /** Name in the language of the call. */
        long_name: text,
        /** Short name; for a country its ISO 3166-1 code of two letters. */
        short_name: maybe(text),
        /** Kinds of the part; the part with `country` names the country. */
        types: v.array(text),
      }),
    ),
  ),
  /** Second line of the address, in the language of the call. */
  secondary_text: maybe(text),
  /** Id of the place; absent: the requested id. */
  place_id: addition(id),
  /** Place type code, 1 to 11. */
  type: addition(placeType),
  /** Kinds of the place, as in a place list. */
  types: addition(v.array(text)),
  /** IANA zone of the place; absent: unknown. */
  time_zone: addition(text),
  /** False: no exact address; absent: `types` decide. */
  exact: addition(v.boolean()),
  /** IATA code, three letters. */
  iata: addition(text),
  /** ICAO code, four letters. */
  icao: addition(text),
})

/** API-11 Airports, stations and the like, by code or name. */
export const transportNodes = {
  name: 'transportNodes',
  version: 'byFrame',
  method: 'GET',
  path: '/transport-nodes',
  query: placeSearchQuery,
  body: null,
  answer: placeSearchAnswer,
  limit: 'read',
} as const satisfies Endpoint

/** API-10 Places of any kind. */
export const findPlaces = {
  name: 'findPlaces',
  version: 'byFrame',
  method: 'GET',
  path: '/places/find',
  query: placeSearchQuery,
  body: null,
  answer: placeSearchAnswer,
  limit: 'read',
} as const satisfies Endpoint

/** API-09 A place by its id; 404 with an error for an unknown one. */
export const place = {
  name: 'place',
  version: 'byFrame',
  method: 'GET',
  path: '/places/{place_id}',
  query: object({}),
  body: null,
  answer: object({ result: placeDetails }),
  limit: 'read',
} as const satisfies Endpoint

/** API-12 Country of a point. */
export const countryByPoint = {
  name: 'countryByPoint',
  version: 'byFrame',
  method: 'GET',
  path: '/places/get-country-by-point',
  query: object({
    /** Position, `lat,lng`. */
    point: pointText,
  }),
  body: null,
  answer: object({
    /** Null: the service knows no country. */
    result: maybe(
      object({
        /** Name of the country in the language of the call; it is sent as `start_country`. Null: unknown. */
        title: maybe(text),
      }),
    ),
  }),
  limit: 'read',
} as const satisfies Endpoint
