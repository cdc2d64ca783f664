import type { Ride } from '../../domain/booking.ts'
import { freeCancellation, freeHoursOf } from '../../domain/freeCancellation.ts'
import type { Locale } from '../../domain/language.ts'
import { isCivilDateTime } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { dateArrivalOf } from '../../domain/trip.ts'
import { spokenTime } from '../../format/dateTime.ts'
import type { OrderTexts } from './formView.ts'

/** Terms of cancelling a ride in words, and whether it is free of charge now. */
export interface CancellationText {
  text: string
  isFree: boolean
}

/**
 * Until when a ride can be cancelled free of charge, by day and hour once its time is entered, or that it cannot. The
 * flexible tariff is free until the pickup, whatever the offer says without it. Null: the offer says nothing.
 * @param now epoch milliseconds
 */
export function cancellationText(
  { offer, form, from, flexibleTariff }: Pick<Ride, 'offer' | 'form' | 'from' | 'flexibleTariff'>,
  now: number,
  t: OrderTexts,
  lang: Locale,
): CancellationText | null {
  const hours = freeHoursOf({ freeCancellationHours: offer.freeCancellationHours, flexibleTariff })
  if (hours === null) return null
  const pickup = dateArrivalOf(form)
  const until =
    hours === 'none' || pickup === null || !isCivilDateTime(pickup)
      ? hours
      : freeCancellation(hours, pickup, timeZoneOf(from), now)
  if (until === 'none') return { text: t('booking.sum.noFreeCancellation'), isFree: false }
  if (typeof until === 'string')
    return { text: t('booking.sum.freeCancellation', { when: spokenTime(until, lang) }), isFree: true }
  return {
    isFree: true,
    text:
      until === 0
        ? t('booking.sum.freeCancellationAnyTime')
        : t('booking.sum.freeCancellationHours', { count: until }),
  }
}
