/**
 * Code of a place's type on the wire: suburb 1, airport 2, station 3, near 4, locality 5, other 6, MKAD 7,
 * KAD 8, centre 9, hotel 10, sanctions 11.
 */
export type PlaceType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** What a place type counts as when routes are named: types 1 and 4 to 11 are suburb. */
export type PlaceKind = 'suburb' | 'airport' | 'station'

/** The drawing that stands before a suggestion. */
export type PlaceIcon = 'building' | 'airport' | 'station' | 'hotel' | 'stop'

/** A point on the earth. */
export interface Point {
  /** Degrees north, -90 to 90. */
  lat: number
  /** Degrees east, -180 to 180. */
  lng: number
}

/** A row of the list under a place input. */
export interface Suggestion {
  /** Id by which the place is asked and ordered. */
  placeId: string
  /** First line: the name. */
  mainText: string
  /** Second line: town, region, country; empty where there is none. */
  secondaryText: string
  icon: PlaceIcon
  /** IATA code, upper case; absent where the place has none. */
  iata?: string
  /** ICAO code, upper case; absent where the place has none. */
  icao?: string
  /** Name of the country in the language it was asked in; it goes into `start_country`. Null: unknown. */
  country: string | null
  /** Null: the row did not say; the place itself has to be asked. */
  location: Point | null
  /** False: the choice shows the warning `Finder.exactAddress`. */
  exact: boolean
}

/** A place that has been chosen or resolved by its id. */
export interface Place {
  placeId: string
  /** What stands in the input. */
  text: string
  /** Town, region, country; empty where there is none. */
  secondaryText: string
  icon: PlaceIcon
  /** IATA code, upper case; absent where the place has none. */
  iata?: string
  /** ICAO code, upper case; absent where the place has none. */
  icao?: string
  /** Country as the service names it. Null: unknown. */
  country: string | null
  /** Null: the service did not say where it is; then no price can be asked. */
  location: Point | null
  /** False: the warning `Finder.exactAddress` stands at the input. */
  exact: boolean
  /** IANA zone, for instance `Europe/Paris`. Null: unknown, the default zone holds. */
  timeZone: string | null
  /** Type code of the place. Null: the answer did not say; the offers name it. */
  type: PlaceType | null
}

/** Kind of a place type: airport 2, station 3, all others suburb. */
export function kindOf(type: PlaceType): PlaceKind {
  if (type === 2) return 'airport'
  if (type === 3) return 'station'
  return 'suburb'
}

/** The place that a suggestion stands for, before the service has told its zone and type. */
export function placeOfSuggestion(suggestion: Suggestion): Place {
  const { mainText, ...rest } = suggestion
  return { ...rest, text: mainText, timeZone: null, type: null }
}
