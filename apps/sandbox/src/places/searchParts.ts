import { distanceBetween } from './distance.ts'
import { type Lang, labelIn, type Place, type PlaceKind, type Point } from './place.ts'
import { termsOf } from './readings.ts'
import { besideMetres, bonus, knownToAll, nearMetres, reachMetres } from './weights.ts'

export interface SearchOptions {
  /** The user's language: a place with the name in this language comes before its namesakes. @default 'en' */
  lang?: Lang
  /**
   * Kinds of places to find. A place that is only similar to the term is left out if places of other kinds match better:
   * those have a request of their own and are shown below (PLACE-04). @default all
   */
  kinds?: readonly PlaceKind[]
  /** Maximum number of places. @default 10 */
  limit?: number
  /** Places near this point come earlier. */
  near?: Point
  /**
   * Places of this country (ISO 3166-1 alpha-2) come earlier. If one of them has the term as its name, then airports,
   * stations and ports of other countries that only have the term as one word of their name are left out.
   */
  country?: string
}

/** Kinds of places at which many rides begin or end. */
export const nodeKinds: ReadonlySet<PlaceKind> = new Set(['airport', 'station', 'port'])

/** True if a word of a place's name begins with the term, in English or in the user's language. */
export function beginsIn({ name }: Place, [term = '']: readonly string[], lang: Lang): boolean {
  return [name.en, labelIn(name, lang)].some((one) => termsOf(one).some((word) => word.startsWith(term)))
}

/** True if a place whose name begins with an airport's code may be meant by it: it is near the airport, or very famous. */
export const isBeside = (place: Place, airport: Place) =>
  place.weight >= knownToAll || distanceBetween(place, airport) < besideMetres

/** Places that a term has found. */
export interface Found {
  places: Place[]
  /** Places of all kinds that have every word of the term as it is written. */
  literal: ReadonlySet<Place>
}

/** True for a place that is no address: the number of a missing house must not be ignored. */
export const isNoAddress = ({ kind }: Place) => kind !== 'address'

/** Points of a place at this distance from the other end: most near it, some as far as a ride goes. */
export const nearness = (metres: number) =>
  bonus.near * Math.exp(-metres / nearMetres) + bonus.reach * Math.exp(-metres / reachMetres)

/** Points that a place gains if it is near the given point or in the given country. */
export function closeness(place: Place, { near, country }: SearchOptions): number {
  return (
    (near === undefined ? 0 : nearness(distanceBetween(near, place))) +
    (country === place.country ? bonus.country : 0)
  )
}

/** The places by their codes, upper case. The code of a city is an alias of its airports. */
export function readCodes(places: readonly Place[]) {
  const codes = {
    iata: new Map<string, Place[]>(),
    icao: new Map<string, Place[]>(),
    city: new Map<string, Place[]>(),
  }
  const note = (byCode: Map<string, Place[]>, code: string | null, place: Place) => {
    if (code !== null) byCode.set(code, [...(byCode.get(code) ?? []), place])
  }
  for (const place of places) {
    note(codes.iata, place.iata, place)
    note(codes.icao, place.icao, place)
    if (place.kind !== 'airport') continue
    for (const alias of place.aliases ?? []) if (/^[A-Z]{3}$/.test(alias)) note(codes.city, alias, place)
  }
  return codes
}
