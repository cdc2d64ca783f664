import { instantOf } from '@wherry/booking/kernel'
import { driverKnownAt } from '@wherry/booking/rules'
import { langOf, type Texts, textIn } from '../lang.ts'
import { pickupAtOf } from '../orders/cancel.ts'
import { confirmedAt } from '../orders/confirming.ts'
import { orderNumber } from '../orders/orderOnWire.ts'
import { ownQuote } from '../orders/quoteForBooking.ts'
import { cancelledSumText } from '../pages/cancelledSumText.ts'
import { moneyText, paymentTexts, pickupText, routeText } from '../pages/ride.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import { placeOfId } from '../pointPlace.ts'
import { carClassOf } from '../prices/carClasses.ts'
import { shareOf } from '../prices/hash.ts'
import { providerOf } from '../prices/providers.ts'
import { regionOf } from '../prices/region.ts'
import type { PaymentStatus, StoredOrder } from '../store/store.ts'
import { messageTexts as texts } from './messageTexts.ts'

/** A message from the service to a customer, in the language of the order or of the recipient. */
export interface SentMessage {
  readonly orderId: number
  /** Time of sending, in epoch milliseconds. */
  readonly at: number
  readonly via: 'mail' | 'sms'
  /** Recipient: an e-mail address, or the digits of a phone without plus. */
  readonly to: string
  readonly lang: Lang
  readonly title: string
  readonly text: string
  /** Link to the page of a guest's order; null if there is none. */
  readonly link: string | null
}

const hour = 3_600_000

/**
 * The messages of a ride until now, in the order of sending. They are derived from the order and the clock, so they need
 * no storage. After a cancellation only the message about it follows.
 */
export function messagesOf(order: StoredOrder, parts: Parts): SentMessage[] {
  const { store, clock } = parts
  const own = langOf(order.lang)
  const payment = store.payment(order.transaction)?.status ?? 'none'
  const driver = driverOf(order, parts)
  const words = (lang: Lang) => wordsOf(order, payment, parts, lang)
  const link =
    order.guestKey === null ? null : `${parts.options().accountUrl}/orders/${order.guestKey}?lang=${own}`
  const to = order.trip.passengers[0]?.email ?? ''
  const mail = (at: number, title: Texts, text: Texts): SentMessage[] => [
    {
      ...{ orderId: order.orderId, at, via: 'mail', to, lang: own, link },
      ...{ title: textIn(title, own, words(own)), text: textIn(text, own, words(own)) },
    },
  ]
  const sms = (at: number, title: Texts, text: Texts, more: Record<string, string> = {}): SentMessage[] =>
    phonesOf(order, own).map(({ phone, lang }) => ({
      ...{ orderId: order.orderId, at, via: 'sms', to: phone, lang, link: null },
      ...{ title: textIn(title, lang, words(lang)), text: textIn(text, lang, { ...words(lang), ...more }) },
    }))
  const { createdAt, cancellation } = order
  const confirmed = confirmedAt(order, ownQuote(order, parts))
  const planned =
    payment !== 'none' && payment !== 'paid'
      ? mail(createdAt, texts.unpaid, texts.unpaidText)
      : [
          ...mail(createdAt, texts.voucher, texts.voucherText),
          ...(payment === 'paid' && order.amount > 0
            ? mail(createdAt, texts.receipt, texts.receiptText)
            : []),
          ...mail(confirmed, texts.confirmed, texts.confirmedText),
          ...sms(confirmed, texts.confirmed, texts.confirmedText),
          ...sms(driverAt(order, confirmed, parts), texts.driver, texts.driverText, driver),
          ...sms(pickupAtOf(order, parts), texts.arrived, texts.driverText, driver),
        ]
  const last = cancellation?.at ?? Number.POSITIVE_INFINITY
  const sent = planned.filter(({ at, to }) => at <= clock.now() && at <= last && to !== '')
  if (cancellation === null || to === '') return sent
  const came = cancelledSumText(order, cancellation, own)
  return [...sent, ...mail(cancellation.at, texts.cancelled, { en: came, ru: came, es: came })]
}

/** Addressees of the text messages: the passenger, further phones, and the coordinator of the ride. */
function phonesOf({ trip }: StoredOrder, own: Lang): { phone: string; lang: Lang }[] {
  const { passengers, viewers, coordinator } = trip
  const phones = [passengers[0]?.phone ?? '', ...(viewers ?? [])].map((phone) => ({ phone, lang: own }))
  const inEnglish = coordinator?.send_english_sms === true
  if (coordinator?.phone) phones.push({ phone: coordinator.phone, lang: inEnglish ? 'en' : own })
  return phones
}

function wordsOf(
  order: StoredOrder,
  payment: PaymentStatus,
  { places }: Pick<Parts, 'places'>,
  lang: Lang,
): Record<string, string> {
  const carClass = carClassOf(order.classId)
  return {
    number: orderNumber(order),
    route: routeText(order, places, lang),
    when: pickupText(order, lang),
    car: carClass === undefined ? '' : textIn(carClass.name, lang),
    provider: providerOf(order.providerId)?.name ?? '',
    sum: moneyText(order.amount, order.currency, lang),
    payment: textIn(paymentTexts[payment], lang),
  }
}

/** Time of the message about the driver: the evening before the pickup, or the confirmation if that is later. */
function driverAt({ fromId, trip }: StoredOrder, confirmed: number, { places }: Parts): number {
  const zone = placeOfId(places, fromId)?.timeZone ?? 'UTC'
  const day = String(trip.date_arrival).slice(0, 10)
  const evening = instantOf(`${day} ${driverKnownAt}`, zone) - 24 * hour
  return Math.max(evening, confirmed)
}

const drivers = ['Emir Kaya', 'Nikolai Orlov', 'Lucía Moreno', 'Tom Barker', 'Amina Haddad', 'Jean Roche']

/** An invented driver, always the same for the same order. */
function driverOf({ orderId, classId, fromId }: StoredOrder, { places }: Parts): Record<string, string> {
  const share = (what: string) => shareOf(`${what} ${orderId}`)
  const from = placeOfId(places, fromId)
  const examples = from === null ? [] : (carClassOf(classId)?.examples[regionOf(from.country)] ?? [])
  const digits = (what: string, count: number) =>
    String(Math.floor(share(what) * 10 ** count)).padStart(count, '0')
  return {
    driver: drivers[Math.floor(share('driver') * drivers.length)] ?? '',
    phone: `+999 ${digits('phone', 3)} ${digits('line', 4)}`,
    car: examples[Math.floor(share('car') * examples.length)] ?? '',
    plate: `WH ${digits('plate', 4)}`,
  }
}
