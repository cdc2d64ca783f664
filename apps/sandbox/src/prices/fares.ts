import type { Place } from '../places/place.ts'
import type { CarClass } from './carClasses.ts'
import { shareOf } from './hash.ts'
import type { Provider } from './providers.ts'
import { priceLevel } from './region.ts'
import { roadKm } from './road.ts'

/** The price of a ride in euros, by the length of its road. */
export function rideEuros(from: Place, to: Place, carClass: CarClass, provider: Provider): number {
  const km = roadKm(from, to)
  const road =
    0.92 * Math.min(km, 60) + 0.8 * Math.min(Math.max(km - 60, 0), 140) + 0.68 * Math.max(km - 200, 0)
  const parking = from.kind === 'airport' || from.kind === 'station' ? 3 : 0
  const spread = 0.97 + 0.09 * shareOf(`price ${from.placeId}>${to.placeId} ${carClass.id} ${provider.id}`)
  return priceLevel(from.country) * (17 + road + parking) * carClass.factor * provider.factor * spread
}

/** The price of a rent in euros, by the hour; from the ninth hour on an hour costs a fifth less. */
export function rentEuros(from: Place, hours: number, carClass: CarClass, provider: Provider): number {
  const time = 19 * Math.min(hours, 8) + 15.2 * Math.max(hours - 8, 0)
  const parking = from.kind === 'airport' || from.kind === 'station' ? 3 : 0
  const spread = 0.97 + 0.09 * shareOf(`rent ${from.placeId} ${carClass.id} ${provider.id}`)
  return priceLevel(from.country) * (9 + time + parking) * carClass.factor * provider.factor * spread
}
