import type { Ride } from '../../domain/booking.ts'
import { freeUntil, isPast } from '../../domain/freeCancellation.ts'
import type { Locale } from '../../domain/language.ts'
import { isCivilDateTime } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { dateArrivalOf } from '../../domain/trip.ts'
import { spokenTime } from '../../format/dateTime.ts'
import type { OrderTexts } from './formView.ts'

/**
 * Until when a ride can be cancelled free of charge: day and hour once its time is entered. Null: the offer says
 * nothing, or it is too late for it.
 * @param now epoch milliseconds
 */
export function cancellationText(
  { offer, form, from }: Pick<Ride, 'offer' | 'form' | 'from'>,
  now: number,
  t: OrderTexts,
  lang: Locale,
): string | null {
  const hours = offer.freeCancellationHours
  if (hours === null) return null
  const pickup = dateArrivalOf(form)
  if (pickup === null || !isCivilDateTime(pickup))
    return hours === 0
      ? t('booking.sum.freeCancellationAnyTime')
      : t('booking.sum.freeCancellationHours', { count: hours })
  const zone = timeZoneOf(from)
  const until = freeUntil(pickup, zone, hours)
  return isPast(until, zone, now)
    ? null
    : t('booking.sum.freeCancellation', { when: spokenTime(until, lang) })
}
