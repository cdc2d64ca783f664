import { Refusal } from '../../errors.ts'
import { textIn } from '../../lang.ts'
import { distanceBetween } from '../../places/distance.ts'
import type { Place } from '../../places/place.ts'
import { parsePoint, placeAtPoint, placeOfId } from '../../pointPlace.ts'
import { stopProblem, stopProblems, stopsLimit } from '../../roads/stops.ts'
import type { TripPayload } from '../tripPayload.ts'
import type { TripContext } from './context.ts'

/** Largest distance at which a point counts as the place itself, in metres. */
const sameSpotMetres = 1

/** Refuses too many stops, a stop at the start or end of the ride, and one outside the areas served from both ends. @throws Refusal */
export function checkStops({ additional_locations: stops }: TripPayload, context: TripContext): void {
  const { quote, places, lang } = context
  const most = quote.to === null ? 0 : stopsLimit
  if (stops.length > most) throw new Refusal(400, 'too_many_stops', { count: String(most) })
  const ends = quote.to === null ? [quote.from] : [quote.from, quote.to]
  for (const { place_id: id, location } of stops) {
    const point = parsePoint(location)
    const stop = placeOfId(places, String(id)) ?? (point === null ? null : placeAtPoint(places, point))
    if (stop === null) throw new Refusal(400, 'unknown_place')
    if (ends.some((end) => isSameSpot(end, stop))) throw new Refusal(400, 'stop_is_end')
    const problem = stopProblem(ends, stop)
    if (problem !== null)
      throw new Refusal(400, 'stop_outside', {}, { message: textIn(stopProblems[problem], lang) })
  }
}

const isSameSpot = (a: Place, b: Place) => a.placeId === b.placeId || distanceBetween(a, b) < sameSpotMetres
