import { endpoints } from '@wherry/booking/wire'
import { Refusal } from '../errors.ts'
import { textIn } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Point } from '../places/place.ts'
import { parsePoint, placeOfId } from '../pointPlace.ts'
import { stopProblem, stopProblems } from '../roads/stops.ts'
import { hasDirections, type Way, wayThrough } from '../roads/way.ts'
import { type Api, serve } from './serve.ts'

/** Path of the maps service on the sandbox's own server. */
export const directionsBase = '/directions/v5/mapbox'

const mostPoints = 25
const mostEnds = 2

/** Serves the calls for routes between places (API-13, API-14). */
export function serveRoads(api: Api, { places }: Parts): void {
  serve(api, endpoints.checkLocation, ({ body, lang }) => {
    if (body.place_ids.length > mostEnds)
      throw new Refusal(400, 'invalid_request', { path: 'body.place_ids' })
    const [stop, ...ends] = [body.place_id, ...body.place_ids].map((id) => {
      const place = placeOfId(places, String(id))
      if (place === null) throw new Refusal(404, 'unknown_place')
      return place
    })
    const problem = stop === undefined ? null : stopProblem(ends, stop)
    return {
      result: {
        is_from_polygons: problem === null,
        message: problem === null ? null : textIn(stopProblems[problem], lang),
      },
    }
  })

  serve(api, endpoints.navigationPaths, ({ query }) => {
    const asked = [query.start_point, ...(query.additional_points ?? '').split(';'), query.finish_point]
    const through = asked.filter((text) => text !== '').map(parsePoint)
    const known = through.filter((point) => point !== null)
    if (known.length > mostPoints)
      throw new Refusal(400, 'invalid_request', { path: 'query.additional_points' })
    const way = known.length === through.length ? wayThrough(places, known) : null
    return {
      result: {
        steps: way === null ? [] : way.line.map(({ lat, lng }) => ({ lat, lng })),
        distance: way?.metres ?? null,
        duration: way?.seconds ?? null,
      },
    }
  })

  const directions = {
    ...endpoints.directions,
    path: `${directionsBase}${endpoints.directions.path}`,
  } as const
  serve(api, directions, ({ param, query }) => {
    const through = readCoordinates(param('coordinates'))
    const [from, to] = [through[0] as Point, through.at(-1) as Point]
    const way = hasDirections(from, to) ? wayThrough(places, through) : null
    if (way === null) return { code: 'NoRoute', routes: [] }
    const line = query.overview === 'full' ? way.line : simplified(way, through)
    return {
      code: 'Ok',
      routes: [
        {
          geometry: {
            type: 'LineString' as const,
            coordinates: line.map(({ lat, lng }): [number, number] => [lng, lat]),
          },
          distance: way.metres,
          duration: way.seconds,
        },
      ],
    }
  })
}

/** Reads points from `lng,lat;lng,lat…`. @throws Refusal 400 for any other text */
function readCoordinates(text: string): Point[] {
  const points = text.split(';').map((pair) => {
    const [lng, lat, ...more] = pair.split(',')
    return more.length > 0 ? null : parsePoint(`${lat},${lng}`)
  })
  const known = points.filter((point) => point !== null)
  const isRead = known.length === points.length && known.length >= 2 && known.length <= mostPoints
  if (!isRead) throw new Refusal(400, 'invalid_request', { path: 'coordinates' })
  return known
}

/** Keeps every eighth point of a line, and all its ends and stops. */
function simplified({ line }: Way, through: readonly Point[]): readonly Point[] {
  return line.filter((point, at) => at % 8 === 0 || at === line.length - 1 || through.includes(point))
}
