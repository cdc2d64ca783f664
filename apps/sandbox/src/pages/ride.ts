import { dayTime, localeOf } from '../dayTime.ts'
import { type Texts, textIn } from '../lang.ts'
import { toMinutes } from '../orders/pickup.ts'
import { type Lang, mainText } from '../places/place.ts'
import type { PlaceIndex } from '../places/placeIndex.ts'
import { placeOfId } from '../pointPlace.ts'
import type { PaymentStatus, StoredOrder } from '../store/store.ts'

const withoutFraction = new Set(['RUB', 'KZT', 'INR'])

/** An amount in whole units of a currency, as text. */
export function moneyText(amount: number, currency: string, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    ...(withoutFraction.has(currency) || Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  }).format(amount)
}

const rent: Texts = { en: 'rent by the hour', ru: 'почасовая аренда', es: 'coche por horas' }

/** The two ends of a ride, by name; a rent has one. */
export function routeText(order: StoredOrder, places: PlaceIndex, lang: Lang): string {
  const name = (id: string) => {
    const place = placeOfId(places, id)
    return place === null ? id : mainText(place, lang)
  }
  return order.toId === null
    ? `${name(order.fromId)}, ${textIn(rent, lang)}`
    : `${name(order.fromId)} → ${name(order.toId)}`
}

/** The pickup time in the zone of its place, with the weekday: `Sun 20.06.2027 09:45`. */
export function pickupText(order: StoredOrder, lang: Lang): string {
  const civil = toMinutes(String(order.trip.date_arrival))
  return dayTime(civil, lang)
}

/** An instant in the zone of a ride's pickup place, as text: `Sat 19 June 2027 at 09:45`. */
export function momentText(at: number, order: StoredOrder, places: PlaceIndex, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: placeOfId(places, order.fromId)?.timeZone ?? 'UTC',
  }).format(at)
}

/** Label of a cancelled ride. */
export const cancelledText: Texts = { en: 'Cancelled', ru: 'Отменён', es: 'Cancelado' }

/** Labels of the payment statuses. */
export const paymentTexts: Readonly<Record<PaymentStatus, Texts>> = {
  none: { en: 'Cash to the driver', ru: 'Наличными водителю', es: 'En efectivo al conductor' },
  pending: { en: 'Not paid yet', ru: 'Ещё не оплачен', es: 'Sin pagar todavía' },
  paid: { en: 'Paid by card', ru: 'Оплачен картой', es: 'Pagado con tarjeta' },
  left: { en: 'Not paid', ru: 'Не оплачен', es: 'Sin pagar' },
  declined: { en: 'Payment declined', ru: 'Платёж отклонён', es: 'Pago rechazado' },
}
