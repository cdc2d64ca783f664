import { freeUntil, isPast } from '../../domain/freeCancellation.ts'
import type { Locale } from '../../domain/language.ts'
import type { Money } from '../../domain/money.ts'
import { type Order, type OrderTrip, settlementOf } from '../../domain/order.ts'
import { startKind } from '../../domain/orderTrip.ts'
import { type CivilDateTime, plusMinutes, splitCivil } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { spokenTime } from '../../format/dateTime.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import type { PhoneText } from '../../hooks/usePhoneText.ts'
import type { OrderTexts } from '../booking/formView.ts'

/** Something that happens after a booking. */
export interface Step {
  /** When, in words; empty: it is done already. */
  when: string
  title: string
  text: string
}

export interface StepWords {
  t: OrderTexts
  lang: Locale
  /** Epoch milliseconds. */
  now: number
  phoneText: PhoneText
}

/** By when the driver is known, on the clock of the pickup place. */
const driverKnownAt = '22:00'

/** What happens after a booking, in its order: confirmation, driver, each pickup, payment (SHELL-12). */
export function rideSteps(order: Order, words: StepWords): readonly Step[] {
  const { t, phoneText } = words
  // Of two rides the one that stands.
  const ride = order.trips.find(({ cancellation }) => cancellation === null) ?? order.trips[0]
  const provider = ride.provider?.name
  const phone = ride.passengers[0]?.phone
  return [
    {
      when: t('approval.confirmsWhen'),
      title: t('approval.confirms'),
      text: provider
        ? t('confirmed.confirmsBy', { provider: isolate(provider) })
        : t('approval.confirmsText'),
    },
    {
      when: driversWhen(order, words),
      title: t('approval.driver'),
      text: phone
        ? // A text from outside gets plain blanks, and a number breaks at none of them.
          t('approval.driverText', { phone: isolate(phoneText(phone)).replaceAll(' ', '\u00a0') })
        : t('approval.driverTextPlain'),
    },
    ...order.trips.flatMap((trip, index) =>
      trip.cancellation ? [] : waitsAt(trip, order.trips.length > 1 ? index : null, words),
    ),
    ...paymentSteps(order, words),
  ]
}

/** When the driver of each ride that stands is known. */
function driversWhen({ trips }: Order, words: StepWords): string {
  const { t } = words
  const whens = trips.flatMap((trip, index) =>
    trip.cancellation ? [] : [{ way: wayOf(index, t)[0], when: driverWhen(trip, words) }],
  )
  const first = whens[0]?.when ?? driverWhen(trips[0], words)
  if (whens.every(({ when }) => when === first)) return first
  return whens.map(({ way, when }) => `${way}: ${when}`).join('\n')
}

/** The evening before the pickup, by day and hour; once that is over, or where the day is not known, in words alone. */
function driverWhen(ride: OrderTrip, { t, lang, now }: StepWords): string {
  if (ride.dateArrival === null) return t('approval.driverWhen')
  const zone = timeZoneOf(ride.start)
  const { date } = splitCivil(plusMinutes(`${splitCivil(ride.dateArrival).date} 12:00`, -24 * 60, zone))
  return isPast(`${date} ${driverKnownAt}`, zone, now)
    ? t('approval.driverToday')
    : t('confirmed.about', { day: spokenTime(date, lang), time: driverKnownAt })
}

/** Where a ride starts; `index` names it among two rides. */
function waitsAt(trip: OrderTrip, index: number | null, { t, lang }: StepWords): Step {
  const { dateArrival, sign: typed, waitingMinutes } = trip
  const sign = typed ? t('approval.waitsSign', { sign: isolate(typed) }) : t('approval.waitsSignPlain')
  const waits = {
    airport: { title: t('approval.waitsAirport'), text: sign },
    station: { title: t('approval.waitsStation'), text: sign },
    suburb: { title: t('approval.waitsDoor'), text: t('approval.waitsDoorText') },
  }[startKind(trip)]
  const free = waitingMinutes ? [t('confirmed.waitsFree', { count: waitingMinutes })] : []
  return {
    when: [...wayOf(index, t), ...(dateArrival ? [spokenTime(dateArrival, lang)] : [])].join(', '),
    title: waits.title,
    text: [waits.text, ...free].join(' '),
  }
}

const wayOf = (index: number | null, t: OrderTexts) =>
  index === null ? [] : [t(index === 0 ? 'booking.back.there' : 'booking.back.title')]

/** What is left to pay: in cash each driver for their ride, by card or by code nothing. */
function paymentSteps(order: Order, { t, lang }: StepWords): Step[] {
  const price = order.price && money(order.price, lang)
  switch (settlementOf(order)) {
    case 'cash':
      return cashSteps(order, t, lang)
    case 'card':
      return price
        ? [{ when: '', title: t('approval.paidCard'), text: t('approval.paidCardText', { price }) }]
        : []
    case 'code':
      return [{ when: '', title: t('confirmed.paidCode'), text: t('confirmed.paidCodeText') }]
    default:
      return []
  }
}

/** A ride that a code pays whole has no step of its own. */
function cashSteps({ trips, price }: Order, t: OrderTexts, lang: Locale): Step[] {
  const step = (sum: Money, way?: string): Step => ({
    when: way ?? t('approval.payDriverWhen'),
    title: t('approval.payDriver'),
    text: t('approval.payDriverText', { price: money(sum, lang) }),
  })
  const sums = trips.flatMap((trip) => (trip.cancellation ? [] : (trip.price ?? [])))
  if (trips.length === 2 && sums.length === 2)
    return sums.flatMap((sum, index) => (sum.minor === 0 ? [] : step(sum, wayOf(index, t)[0])))
  return price ? [step(price)] : []
}

/** Until when a ride can be cancelled free of charge. Null: not stated, or it is too late. */
export function freeCancellationOf(trip: OrderTrip, now: number): CivilDateTime | null {
  const { dateArrival, freeCancellationHours, cancellation } = trip
  if (dateArrival === null || freeCancellationHours === null || cancellation !== null) return null
  const until = freeUntil(dateArrival, timeZoneOf(trip.start), freeCancellationHours)
  return isPast(until, timeZoneOf(trip.start), now) ? null : until
}
