import { distanceBetween } from './distance.ts'
import { houseAt, parseHouseId } from './house.ts'
import { searchPasted } from './pastedTerm.ts'
import type { Place, PlaceKind, Point } from './place.ts'
import { createSearch, isAllowed, type SearchOptions } from './search.ts'

export interface NearestOptions {
  /** Kinds of places to find. @default all */
  kinds?: readonly PlaceKind[]
  /** Largest distance in metres. @default 200_000 */
  within?: number
}

export interface PlaceIndex {
  /** The number of places, the listed houses included. */
  readonly size: number
  /**
   * Returns the places that a term finds, the best first. Codes come first (IATA, then ICAO, then the code of a city
   * for its airports), then names in English, Russian and Spanish, in either script and either keyboard layout, by the
   * beginning of any of their words, with one typing error in a word of 4 letters or more. All words of the term must
   * match, except those that only join others. Places that contain the words as typed, or begin with them, come before
   * places with similar words; if no place has all of them, a kind or one word of three may be wrong. A city comes
   * before its own airports and stations. After a code or the complete name of a well-known place there are only places
   * that contain the term or begin with it. A term with a street and a number finds that house, if the street is known
   * and has the number. Never throws.
   */
  search(term: string, options?: SearchOptions): Place[]
  /** Returns the place with an id, including any house of a known street, or null. */
  get(placeId: string): Place | null
  /** Returns the closest place and its distance in metres, or null if there is none within reach. */
  nearest(point: Point, options?: NearestOptions): { place: Place; distance: number } | null
  /** Returns the country (ISO 3166-1 alpha-2) of the closest place within 200 km, or null at sea. */
  countryAt(point: Point): string | null
}

/** Builds the index over a set of places; the listed houses of its streets are added. */
export function createPlaceIndex(given: readonly Place[]): PlaceIndex {
  const places = given.flatMap((place) => [place, ...listedHouses(place)])
  const byId = new Map(places.map((place) => [place.placeId, place]))
  return {
    size: places.length,
    search: searchPasted(createSearch(places)),
    get(placeId) {
      const known = byId.get(placeId)
      if (known !== undefined) return known
      const house = parseHouseId(placeId)
      const street = house === null ? undefined : byId.get(house.streetId)
      return house === null || street === undefined ? null : houseAt(street, house.number)
    },
    nearest,
    countryAt: (point) => nearest(point)?.place.country ?? null,
  }

  function nearest(point: Point, { kinds, within = 200_000 }: NearestOptions = {}) {
    let best: { place: Place; distance: number } | null = null
    for (const place of places) {
      const isFarNorth = Math.abs(place.lat - point.lat) * 110_000 > (best?.distance ?? within)
      if (isFarNorth || !isAllowed(place, kinds === undefined ? {} : { kinds })) continue
      const distance = distanceBetween(point, place)
      if (distance <= (best?.distance ?? within)) best = { place, distance }
    }
    return best
  }
}

function listedHouses(place: Place): Place[] {
  return (place.houses?.listed ?? [])
    .map((number) => houseAt(place, number))
    .filter((house) => house !== null)
}
