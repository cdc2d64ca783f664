import { isPast } from '../../domain/freeCancellation.ts'
import type { Locale } from '../../domain/language.ts'
import type { Money } from '../../domain/money.ts'
import { type Order, type OrderTrip, settlementOf } from '../../domain/order.ts'
import { startKind } from '../../domain/orderTrip.ts'
import { driverKnownAt, endOf, hasBegun, isOver } from '../../domain/rideTimes.ts'
import { civilAt, plusMinutes, splitCivil } from '../../domain/time.ts'
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

const minute = 60_000

/**
 * Steps that still follow a booking, in their order: confirmation, driver, each pickup, payment (SHELL-12). The page is
 * opened again days later, so that what is past is left out.
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
  /** Its place among two rides. Null: it is the only one. */
  index: number | null
}

/** That the provider confirms, until it has. */
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

/** In steps of five, so that a device whose clock is a minute behind the service's says the same. */
const minutesUntil = (until: number, now: number) =>
  Math.max(5, Math.ceil((until - now - minute) / (5 * minute)) * 5)

/** The evening on which the driver of each ride is known, and the way it is told. */
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
        ? // A text from outside gets plain blanks, and a number breaks at none of them.
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

/** The evening before the pickup, by day and hour; once that is over, or where the day is not known, in words alone. */
function driverWhen(ride: OrderTrip, { t, lang, now }: StepWords): string {
  if (ride.dateArrival === null) return t('approval.driverWhen')
  const zone = timeZoneOf(ride.start)
  const { date } = splitCivil(plusMinutes(`${splitCivil(ride.dateArrival).date} 12:00`, -24 * 60, zone))
  return isPast(`${date} ${driverKnownAt}`, zone, now)
    ? t('approval.driverToday')
    : t('confirmed.about', { day: spokenTime(date, lang), time: driverKnownAt })
}

/** The start of a ride; `index` names it among two rides. */
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

/** Sums that are left to pay: in cash each driver for their ride, by card or by code nothing. */
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

/** A ride that a code pays whole has no step of its own, and none that is over. */
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

/** About when a ride ends, by day and hour on the clock there, to five minutes; in words where that is not known. */
function paidWhen(trip: OrderTrip, { t, lang }: StepWords): string {
  const end = endOf(trip)
  if (end === null) return t('approval.payDriverWhen')
  const step = 5 * minute
  const civil = civilAt(Math.ceil(end / step) * step, trip.finish?.timeZone ?? timeZoneOf(trip.start))
  const { date, time } = splitCivil(civil)
  return t('confirmed.about', { day: spokenTime(date, lang), time })
}
