import { Refusal } from '../../errors.ts'
import { distanceBetween } from '../../places/distance.ts'
import { placeOfId } from '../../pointPlace.ts'
import { hasFastRide, isOutOfPolicy } from '../../prices/forUser.ts'
import { hoursOf } from '../../prices/rent.ts'
import type { TripContext, TripPayload } from './context.ts'

/** Under it two pickup places count as one, in metres: a place is also found by its bare point. */
const samePlaceMetres = 300

/** Refuses a trip that names another car, place, currency or duration than its price. @throws Refusal */
export function checkOffer(trip: TripPayload, { quote, places }: TripContext): void {
  if (trip.currency !== quote.currency) throw new Refusal(400, 'wrong_currency', { currency: quote.currency })
  const start = placeOfId(places, String(trip.start_place_id))
  if (start === null || distanceBetween(start, quote.from) > samePlaceMetres)
    throw new Refusal(400, 'wrong_start')
  if (trip.service_id !== null && String(trip.service_id) !== `${quote.provider.id}-${quote.carClass.id}`)
    throw new Refusal(400, 'wrong_service')
  if (trip.is_rent !== (quote.hours !== null)) throw new Refusal(400, 'wrong_kind')
  if (quote.hours === null) return
  const hours = trip.duration === null ? null : hoursOf(trip.duration)
  if (hours === null) throw new Refusal(400, 'rent_duration')
  const minimum = quote.minimumHours ?? 1
  if (hours < minimum) throw new Refusal(400, 'rent_too_short', { count: String(minimum) })
  if (hours !== quote.hours) throw new Refusal(400, 'rent_other_duration', { count: String(quote.hours) })
}

/** Refuses a fast ride or a flexible tariff that the offer or the user has not, or that was not agreed to. @throws Refusal */
export function checkTariff(trip: TripPayload, { quote, user }: TripContext): void {
  if (trip.is_fast_ride) {
    if (!hasFastRide(quote, user)) throw new Refusal(400, 'fast_ride_not_offered')
    if (trip.hash !== '') throw new Refusal(400, 'fast_ride_certificate')
  }
  if (!trip.flexible_tariff) return
  if (!quote.hasFlexibleTariff) throw new Refusal(400, 'flexible_not_offered')
  if (!trip.flexible_tariff_agreement) throw new Refusal(400, 'flexible_not_agreed')
}

/** Refuses what the travel policy of the user's company forbids (BOOK-37). @throws Refusal */
export function checkPolicy(trip: TripPayload, { quote, user }: TripContext): void {
  if (!isOutOfPolicy(quote, user)) return
  if (user.policyMode === 'block') throw new Refusal(400, 'policy_blocked')
  if (trip.comment.trim() === '') throw new Refusal(400, 'policy_reason')
}
