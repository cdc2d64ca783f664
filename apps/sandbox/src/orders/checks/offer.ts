import { Refusal } from '../../errors.ts'
import { distanceBetween } from '../../places/distance.ts'
import type { Place } from '../../places/place.ts'
import type { PlaceIndex } from '../../places/placeIndex.ts'
import { parsePoint, placeOfId } from '../../pointPlace.ts'
import { hasFastRide, isOutOfPolicy } from '../../prices/forUser.ts'
import type { Quote } from '../../prices/quote.ts'
import { hoursOf } from '../../prices/rent.ts'
import type { TripPayload } from '../tripPayload.ts'
import type { TripContext } from './context.ts'

/** Largest distance of two places that count as one, in metres: a place can also be named by its coordinates. */
const samePlaceMetres = 300
/** Largest distance of a point from the place that it belongs to, in metres: a city is large. */
const belongsMetres = 50_000

/** The fields of a ride that its price depends on. */
export type RideNamed = Pick<TripPayload, 'start_place_id' | 'is_rent' | 'duration'>

/** Refuses a trip with another car, place, currency or duration than its price. @throws Refusal */
export function checkOffer(trip: TripPayload, { quote, places }: TripContext): void {
  if (trip.currency !== quote.currency) throw new Refusal(400, 'wrong_currency', { currency: quote.currency })
  checkRide(trip, quote, places)
  if (trip.service_id !== null && String(trip.service_id) !== `${quote.provider.id}-${quote.carClass.id}`)
    throw new Refusal(400, 'wrong_service')
  checkPoint('start_location', trip.start_location, quote.from)
  checkPoint('finish_location', trip.finish_location, quote.to)
}

/** Refuses a ride with another pickup, kind or duration than its price. @throws Refusal */
export function checkRide(ride: RideNamed, quote: Quote, places: PlaceIndex): void {
  const start = placeOfId(places, String(ride.start_place_id))
  if (start === null || !isSamePlace(start, quote.from)) throw new Refusal(400, 'wrong_start')
  const isRent = quote.hours !== null
  if (ride.is_rent !== isRent || (!isRent && ride.duration !== null)) throw new Refusal(400, 'wrong_kind')
  if (quote.hours === null) return
  const hours = ride.duration === null ? null : hoursOf(ride.duration)
  if (hours === null) throw new Refusal(400, 'rent_duration')
  const minimum = quote.minimumHours ?? 1
  if (hours < minimum) throw new Refusal(400, 'rent_too_short', { count: String(minimum) })
  if (hours !== quote.hours) throw new Refusal(400, 'rent_other_duration', { count: String(quote.hours) })
}

/** True if two places count as one. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.placeId === b.placeId || distanceBetween(a, b) <= samePlaceMetres

function checkPoint(field: string, text: string | null, place: Place | null): void {
  if (text === null) return
  const point = parsePoint(text)
  if (point === null || place === null || distanceBetween(point, place) > belongsMetres)
    throw new Refusal(400, 'field_wrong', { field })
}

/** Refuses a fast ride or a flexible tariff that the offer or the user does not have, or without the agreement. @throws Refusal */
export function checkTariff(trip: TripPayload, { quote, user }: TripContext): void {
  if (trip.is_fast_ride) {
    if (!hasFastRide(quote, user)) throw new Refusal(400, 'fast_ride_not_offered')
    if (trip.hash !== '') throw new Refusal(400, 'fast_ride_certificate')
  }
  if (!trip.flexible_tariff) return
  if (!quote.hasFlexibleTariff) throw new Refusal(400, 'flexible_not_offered')
  if (!trip.flexible_tariff_agreement) throw new Refusal(400, 'flexible_not_agreed')
}

/** Refuses a trip that the travel policy of the user's company forbids (BOOK-37). @throws Refusal */
export function checkPolicy(trip: TripPayload, { quote, user }: TripContext): void {
  if (!isOutOfPolicy(quote, user)) return
  if (user.policyMode === 'block') throw new Refusal(400, 'policy_blocked')
  if (trip.comment.trim() === '') throw new Refusal(400, 'policy_reason')
}
