/**
 * Code of a place's type on the wire: suburb 1, airport 2, station 3, near 4, locality 5, other 6, MKAD 7,
 * KAD 8, centre 9, hotel 10, sanctions 11.
 */
export type PlaceType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** Kind of a place type in the name of a route: types 1 and 4 to 11 are suburb. */
export type PlaceKind = 'suburb' | 'airport' | 'station'

/** Icon of a suggestion. */
export type PlaceIcon = 'building' | 'airport' | 'station' | 'hotel' | 'stop'

/** A point on the earth. */
export interface Point {
  /** Latitude in degrees, -90 to 90. */
  lat: number
  /** Longitude in degrees, -180 to 180. */
  lng: number
}

/** A row of the list under a place input. */
export interface Suggestion {
  /** Id of the place in requests and orders. */
  placeId: string
  /** First line of the address: the name. */
  mainText: string
  /** Second line of the address: town, region, country; empty if there is none. */
  secondaryText: string
  icon: PlaceIcon
  /** IATA code, upper case; absent if the place has none. */
  iata?: string
  /** ICAO code, upper case; absent if the place has none. */
  icao?: string
  /** Name of the country in the language of the request; it is sent as `start_country`. Null: unknown. */
  country: string | null
  /** Location of the place. Null: the suggestion has none, so the place itself has to be requested. */
  location: Point | null
  /** False if the location is approximate: choosing the place shows the warning `Finder.exactAddress`. */
  exact: boolean
}

/** A place that has been chosen or resolved by its id. */
export interface Place {
  placeId: string
  /** Text of the input. */
  text: string
  /** Second line of the address: town, region, country; empty if there is none. */
  secondaryText: string
  icon: PlaceIcon
  /** IATA code, upper case; absent if the place has none. */
  iata?: string
  /** ICAO code, upper case; absent if the place has none. */
  icao?: string
  /** Country as the service names it. Null: unknown. */
  country: string | null
  /** Location of the place. Null: the service gave none, so no price can be requested. */
  location: Point | null
  /** False if the location is approximate: the field shows the warning `Finder.exactAddress`. */
  exact: boolean
  /** IANA zone of the place, for instance `Europe/Paris`. Null: unknown, so the default zone is used. */
  timeZone: string | null
  /** Type code of the place. Null: the response does not say; the offers will name it. */
  type: PlaceType | null
}

/** Creates a place from a suggestion, while its time zone and type are still unknown. */
export function placeOfSuggestion(suggestion: Suggestion): Place {
  const { mainText, ...rest } = suggestion
  return { ...rest, text: mainText, timeZone: null, type: null }
}
