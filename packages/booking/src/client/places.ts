import { toPlace, toSuggestion } from '../codec/place.ts'
import { fromPoint, toTextOrNull } from '../codec/values.ts'
import { countryByPoint, findPlaces, place, transportNodes } from '../contract/places.ts'
import type { Place, Point, Suggestion } from '../domain/place.ts'
import type { Core } from './core.ts'

/** What a person looks for. */
export interface PlaceQuery {
  /** At least 3 characters (PLACE-02 is the caller's duty). */
  term: string
  /** Id of the place at the other end, near which it may well lie. Null: not chosen. */
  otherPlaceId?: string | null
  /** Country of the pickup, for the drop-off (PLACE-14). */
  startCountry?: string | null
}

/** Calls about places; each rejects with ClientError only. */
export interface PlacesClient {
  /** Airports, stations and the like of that name or code; asked first. */
  transportNodes(query: PlaceQuery, signal: AbortSignal): Promise<Suggestion[]>
  /** Places of any kind; asked second. */
  findPlaces(query: PlaceQuery, signal: AbortSignal): Promise<Suggestion[]>
  /** A place by its id; an unknown id rejects with kind `rejected`. */
  place(id: string, signal: AbortSignal): Promise<Place>
  /** Country of a point, as `startCountry` takes it. Null: the service knows none. */
  countryOfPoint(point: Point, signal: AbortSignal): Promise<string | null>
}

/** Calls about places. */
export function placesClient(core: Core): PlacesClient {
  async function search(
    endpoint: typeof transportNodes | typeof findPlaces,
    query: PlaceQuery,
    signal: AbortSignal,
  ) {
    const { result } = await core.call(endpoint, {
      signal,
      query: {
        term: query.term,
        place_id: query.otherPlaceId ?? undefined,
        start_country: query.startCountry ?? undefined,
      },
    })
    return result.map(toSuggestion)
  }
  return {
    transportNodes: (query, signal) => search(transportNodes, query, signal),
    findPlaces: (query, signal) => search(findPlaces, query, signal),
    place: async (id, signal) => {
      const { result } = await core.call(place, { signal, parts: { place_id: id } })
      return toPlace(result, id)
    },
    countryOfPoint: async (point, signal) => {
      const { result } = await core.call(countryByPoint, { signal, query: { point: fromPoint(point) } })
      return toTextOrNull(result?.title)
    },
  }
}
