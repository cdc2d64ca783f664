import type { Place, Point, Suggestion } from '../../kernel/model/place.ts'
import type { Core } from '../core.ts'
import { fromPoint, toTextOrNull } from '../values.ts'
import { toPlace, toSuggestion } from './codec.ts'
import { countryByPoint, findPlaces, place, transportNodes } from './schema.ts'

/** Parameters of a search for a place. */
export interface PlaceQuery {
  /** Search text, at least 3 characters; the caller has to check this (PLACE-02). */
  term: string
  /** Id of the place at the other end; results near it may come first. Null: not chosen. */
  otherPlaceId?: string | null
  /** Country of the pickup, for the drop-off (PLACE-14). */
  startCountry?: string | null
}

/** Requests about places; each rejects with ClientError only. */
export interface PlacesClient {
  /** Searches airports, stations and similar places by name or code; this search runs first. */
  transportNodes(query: PlaceQuery, signal: AbortSignal): Promise<Suggestion[]>
  /** Searches places of any kind; this search runs second. */
  findPlaces(query: PlaceQuery, signal: AbortSignal): Promise<Suggestion[]>
  /** Requests a place by its id; an unknown id rejects with kind `rejected`. */
  place(id: string, signal: AbortSignal): Promise<Place>
  /** Requests the country of a point, in the form of `startCountry`. Null: the service knows none. */
  countryOfPoint(point: Point, signal: AbortSignal): Promise<string | null>
}

/** Creates the requests about places. */
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
