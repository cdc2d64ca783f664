import type { Texts } from '../lang.ts'
import type { Place } from '../places/place.ts'
import { landOf } from '../prices/region.ts'
import { isReachable, longestRideKm, roadKm } from '../prices/road.ts'

/** How many extra stops a ride may have (PLACE-16). */
export const stopsLimit = 3

/** How far around its only end a stop may lie, in kilometres of road. */
const aroundKm = 150
/** A way over a stop may be so much longer than the straight one: this factor and so many kilometres. */
const detour = { factor: 1.4, km: 40 } as const

/** Why a stop is not driven to, in each language. */
export const stopProblems = {
  noRoad: {
    en: 'No road leads there. Choose another stop.',
    ru: 'Туда нет дороги. Выберите другую остановку.',
    es: 'No hay carretera hasta allí. Elige otra parada.',
  },
  abroad: {
    en: 'This stop lies in another country than the ride. Choose one on the way.',
    ru: 'Эта остановка в другой стране. Выберите место по пути.',
    es: 'Esta parada está en otro país. Elige una que quede de camino.',
  },
  farOff: {
    en: 'This stop lies too far off the way. Choose one closer to it.',
    ru: 'Эта остановка слишком далеко от маршрута. Выберите место ближе.',
    es: 'Esta parada queda demasiado lejos del trayecto. Elige una más cercana.',
  },
} as const satisfies Record<string, Texts>

/** Key of {@link stopProblems}. */
export type StopProblem = keyof typeof stopProblems

/**
 * What stands against a stop between the ends of a ride, or null where it lies in the areas that are served from each
 * of them: a road leads there, it is in the country of the ends (anywhere on the land where these lie in two), and
 * the way over it is at most 1.4 times the straight one and 40 km more. A single end is served 150 km around.
 */
export function stopProblem(ends: readonly Place[], stop: Place): StopProblem | null {
  const isJoined = ends.every((end) => landOf(end.country) === landOf(stop.country) && isReachable(end))
  if (!isJoined || !isReachable(stop)) return 'noRoad'
  const countries = new Set(ends.map(({ country }) => country))
  if (countries.size === 1 && !countries.has(stop.country)) return 'abroad'
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined) return null
  if (ends.length === 1) return roadKm(first, stop) > aroundKm ? 'farOff' : null
  const straight = roadKm(first, last)
  const over = roadKm(first, stop) + roadKm(stop, last)
  return over > straight * detour.factor + detour.km || over > longestRideKm ? 'farOff' : null
}
