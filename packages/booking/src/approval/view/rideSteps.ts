import type { OrderTexts } from '../../booking/index.ts'
import { spokenTime } from '../../kernel/format/dateTime.ts'
import { money } from '../../kernel/format/money.ts'
import { isolate } from '../../kernel/format/outside.ts'
import { type Order, type OrderTrip, settlementOf } from '../../kernel/model/order.ts'
import { isPast } from '../../kernel/values/freeCancellation.ts'
import type { Locale } from '../../kernel/values/language.ts'
import type { Money } from '../../kernel/values/money.ts'
import { civilAt, plusMinutes, splitCivil } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import type { PhoneText } from '../../module/usePhoneText.ts'
import { startKind } from '../rules/orderTrip.ts'
import { driverKnownAt, endOf, hasBegun, isOver } from '../rules/rideTimes.ts'

/** A step after a booking. */
export interface Step {
  /** Time of the step in words; empty: the step is done. */
  when: string
  title: string
  text: string
}

export interface StepWords {
  t: OrderTexts
  lang: Locale
  /** Present instant, epoch milliseconds. */
  now: number
  phoneText: PhoneText
}

const minute = 60_000

/**
 * Steps that still follow a booking, in their order: confirmation, driver, each pickup, payment (SHELL-12).
 * Past steps are left out, because the page may be opened days later.
 */
export function rideSteps(order: Order, words: StepWords): readonly Step[] {
  const rides = order.trips
    .map((trip, index) => ({ trip, index: order.trips.length > 1 ? index : null }))
    .filter(({ trip }) => trip.cancellation === null)
  const toCome = rides.filter(({ trip }) => !hasBegun(trip, words.now))
  const notOver = rides.filter(({ trip }) => !isOver(trip, words.now))
  return [
    ...confirmSteps(
      toCome.map(({ trip }) => trip),
      words,
    ),
    ...driverSteps(toCome, words),
    ...notOver.map(({ trip, index }) => waitsAt(trip, index, words)),
    ...paymentSteps(order, words),
  ]
}

interface PlacedRide {
  trip: OrderTrip
  /** Index among two rides. Null: it is the only one. */
  index: number | null
}

/** Step of the provider's confirmation, until its time is over. */
function confirmSteps(rides: readonly OrderTrip[], { t, now }: StepWords): Step[] {
  const [ride] = rides
  if (!ride) return []
  const until = rides.reduce<number | null>(
    (last, { confirmsBy }) => (confirmsBy === null ? last : Math.max(last ?? 0, confirmsBy)),
    null,
  )
  if (until !== null && until <= now) return []
  const provider = ride.provider?.name
  return [
    {
      when:
        until === null
          ? t('approval.confirmsWhen')
          : t('confirmed.within', { count: minutesUntil(until, now) }),
      title: t('approval.confirms'),
      text: provider
        ? t('confirmed.confirmsBy', { provider: isolate(provider) })
        : t('approval.confirmsText'),
    },
  ]
}

/**
 * Minutes until an instant in steps of five, so that a device whose clock is a minute slow shows the same
 * number.
 */
const minutesUntil = (until: number, now: number) =>
  Math.max(5, Math.ceil((until - now - minute) / (5 * minute)) * 5)

/** Step of the driver: the evening on which each driver is known, and the phone that gets the details. */
function driverSteps(rides: readonly PlacedRide[], words: StepWords): Step[] {
  const { t, phoneText } = words
  const [ride] = rides
  if (!ride) return []
  const phone = ride.trip.passengers[0]?.phone
  return [
    {
      when: driversWhen(rides, words),
      title: t('approval.driver'),
      text: phone
        ? // `isolate` makes all blanks plain spaces. They become non-breaking, so that a number stays on one line.
          t('approval.driverText', { phone: isolate(phoneText(phone)).replaceAll(' ', '\u00a0') })
        : t('approval.driverTextPlain'),
    },
  ]
}

function driversWhen(rides: readonly PlacedRide[], words: StepWords): string {
  const whens = rides.map(({ trip, index }) => ({
    way: wayOf(index, words.t)[0],
    when: driverWhen(trip, words),
  }))
  const first = whens[0]?.when ?? ''
  if (whens.every(({ when }) => when === first)) return first
  return whens.map(({ way, when }) => `${way}: ${when}`).join('\n')
}

/**
 * Text for the evening before the pickup, by day and hour; without a time if that evening is over or the day is
 * unknown.
 */
function driverWhen(ride: OrderTrip, { t, lang, now }: StepWords): string {
  if (ride.dateArrival === null) return t('approval.driverWhen')
  const zone = timeZoneOf(ride.start)
  const { date } = splitCivil(plusMinutes(`${splitCivil(ride.dateArrival).date} 12:00`, -24 * 60, zone))
  return isPast(`${date} ${driverKnownAt}`, zone, now)
    ? t('approval.driverToday')
    : t('confirmed.about', { day: spokenTime(date, lang), time: driverKnownAt })
}

/** Step of a ride's pickup; `index` is the ride's index among two. */
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

/** Steps of the payment: cash for the driver of each ride, or a note that a card or a code has paid. */
function paymentSteps(order: Order, words: StepWords): Step[] {
  const { t, lang } = words
  const price = order.price && money(order.price, lang)
  switch (settlementOf(order)) {
    case 'cash':
      return cashSteps(order, words)
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

/** Steps of payments in cash. A ride that a code pays completely has none, nor has a ride that is over. */
function cashSteps({ trips, price }: Order, words: StepWords): Step[] {
  const { t, lang, now } = words
  const step = (sum: Money, trip: OrderTrip, index: number | null): Step => {
    const [way] = wayOf(index, t)
    const when = paidWhen(trip, words)
    return {
      when: way ? `${way}: ${when}` : when,
      title: t('approval.payDriver'),
      text: t('approval.payDriverText', { price: money(sum, lang) }),
    }
  }
  const sums = trips.flatMap((trip, index) =>
    trip.cancellation || !trip.price ? [] : [{ trip, index, sum: trip.price }],
  )
  if (trips.length === 2 && sums.length === 2)
    return sums.flatMap(({ trip, index, sum }) =>
      sum.minor === 0 || isOver(trip, now) ? [] : step(sum, trip, index),
    )
  const ride = trips.find(({ cancellation }) => cancellation === null)
  return price && ride && !isOver(ride, now) ? [step(price, ride, null)] : []
}

/**
 * Approximate end of a ride, by day and hour in the local zone, rounded up to five minutes; a text without a
 * time if it is not known.
 */
function paidWhen(trip: OrderTrip, { t, lang }: StepWords): string {
  const end = endOf(trip)
  if (end === null) return t('approval.payDriverWhen')
  const step = 5 * minute
  const civil = civilAt(Math.ceil(end / step) * step, trip.finish?.timeZone ?? timeZoneOf(trip.start))
  const { date, time } = splitCivil(civil)
  return t('confirmed.about', { day: spokenTime(date, lang), time })
}
