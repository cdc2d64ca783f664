import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import {
  addition,
  flag,
  id,
  idText,
  maybe,
  object,
  placeType,
  point,
  pointText,
  text,
  textUpTo,
} from './shapes.ts'

/** A row of a place list. */
export const placeSearchItem = object({
  place_id: id,
  /** The service's own row number; not used. */
  id: maybe(id),
  /** The country's name in the language of the call, as its places and its points have it; it goes back as `start_country`. */
  country: maybe(text),
  /** The whole address in one line. */
  description: maybe(text),
  /**
   * What kind of place: `airport`, `train_station`, `lodging`, `bus_station`, `transit_station`, `subway_station`;
   * `locality`, `route`, `political`, `country`, `administrative_area_level_1` are not exact; others are buildings.
   */
  types: maybe(v.array(text)),
  /** The address in lines, in the language of the call. */
  structured_formatting: maybe(
    object({
      /** First line. */
      main_text: v.pipe(text, v.minLength(1)),
      /** Second line. */
      secondary_text: maybe(text),
      /** The whole address. */
      formatted_address: maybe(text),
    }),
  ),
  /** Three letters, of an airport or its city. */
  iata: maybe(text),
  /** Four letters, of an airport. */
  icao: maybe(text),
  /** `lat,lng`. */
  location: maybe(pointText),
  /** False: no exact address, the choice is warned about; absent: `types` decide. */
  exact: addition(v.boolean()),
})

/** What a place look-up asks. */
const placeSearchQuery = object({
  /** At least 3 characters. A point, `lat,lng`, is answered with the place that stands for it, by `places/find` alone. */
  term: textUpTo(1000),
  /** The place at the other end. */
  place_id: v.optional(idText),
  /** Country of the pickup. */
  start_country: v.optional(textUpTo(500)),
})

const placeSearchAnswer = object({
  /** Best first; empty: nothing found. */
  result: v.array(placeSearchItem),
})

/** A place by its id. */
export const placeDetails = object({
  /** Where it is. */
  geometry: object({ location: point }),
  /** First line, in the language of the call. */
  name: maybe(text),
  /** The whole address, in the language of the call. */
  formatted_address: maybe(text),
  /** The address in parts, from the narrowest to the widest. */
  address_components: maybe(
    v.array(
      object({
        /** In the language of the call. */
        long_name: text,
        /** Of a country its ISO 3166-1 code of two letters. */
        short_name: maybe(text),
        /** The one with `country` names the country. */
        types: v.array(text),
      }),
    ),
  ),
  /** Second line, in the language of the call. */
  secondary_text: maybe(text),
  /** Absent: the id that was asked. */
  place_id: addition(id),
  /** Place type code, 1 to 11. */
  type: addition(placeType),
  /** As in a list's row. */
  types: addition(v.array(text)),
  /** IANA zone; absent: unknown. */
  time_zone: addition(text),
  /** False: no exact address; absent: `types` decide. */
  exact: addition(v.boolean()),
  /** Three letters. */
  iata: addition(text),
  /** Four letters. */
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
    /** `lat,lng`. */
    point: pointText,
  }),
  body: null,
  answer: object({
    /** Null: the service knows none. */
    result: maybe(
      object({
        /** The country's name in the language of the call; it goes back as `start_country`. Null: unknown. */
        title: maybe(text),
      }),
    ),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-13 Whether a stop lies in the areas that are served from both ends. */
export const checkLocation = {
  name: 'checkLocation',
  version: 'byFrame',
  method: 'POST',
  path: '/places/check-location-from-places',
  query: object({}),
  body: object({
    /** Ids of pickup and drop-off. */
    place_ids: v.pipe(v.array(id), v.minLength(1)),
    /** Id of the stop. */
    place_id: id,
  }),
  answer: object({
    /** The verdict. */
    result: object({
      /** Whether it does. */
      is_from_polygons: flag,
      /** Why not, for a person, in the language of the call. */
      message: maybe(text),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint
