import { spokenTime } from '../../../kernel/format/dateTime.ts'
import type { Ride } from '../../../kernel/model/booking.ts'
import { dateArrivalOf } from '../../../kernel/model/trip.ts'
import { freeCancellation, freeHoursOf } from '../../../kernel/values/freeCancellation.ts'
import type { Locale } from '../../../kernel/values/language.ts'
import { isCivilDateTime } from '../../../kernel/values/time.ts'
import { timeZoneOf } from '../../../kernel/values/timeZone.ts'
import type { OrderTexts } from '../formView.ts'

/** Text of a ride's cancellation terms; `isFree`: it is free of charge now. */
export interface CancellationText {
  text: string
  isFree: boolean
}

/**
 * Returns the text of the time until which a cancellation is free of charge (with day and hour once the
 * ride's time is entered), or that it is not free. With the flexible tariff it is free until the pickup.
 * Null: the offer states no terms.
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
