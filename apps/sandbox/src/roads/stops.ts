import type { Texts } from '../lang.ts'
import type { Place } from '../places/place.ts'
import { landOf } from '../prices/region.ts'
import { isReachable, longestRideKm, roadKm } from '../prices/road.ts'

/** Maximum number of extra stops of a ride (PLACE-16). */
export const stopsLimit = 3

/** Largest distance of a stop from a ride's only end, in kilometres of road. */
const aroundKm = 150
/** Largest detour by a stop: this factor of the direct way plus so many kilometres. */
const detour = { factor: 1.4, km: 40 } as const

/** Reasons why a stop is not possible, in each language. */
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
 * The reason why a stop between the ends of a ride is not possible; null if it is. A stop needs a road, has to be in the
 * country of the ends (or anywhere on their land if they are in two countries), and the way over it may be 1.4 times the
 * direct one plus 40 km. With a single end it may be 150 km away.
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
