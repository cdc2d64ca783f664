import { showDateTime } from '@wherry/booking/domain/time.ts'
import { type Texts, textIn } from '../lang.ts'
import { toMinutes } from '../orders/pickup.ts'
import { type Lang, mainText } from '../places/place.ts'
import type { PlaceIndex } from '../places/placeIndex.ts'
import { placeOfId } from '../pointPlace.ts'
import type { PaymentStatus, StoredOrder } from '../store/store.ts'

const withoutFraction = new Set(['RUB', 'KZT', 'INR'])

/** Whole units of a currency for a person. */
export function moneyText(amount: number, currency: string, lang: Lang): string {
  return new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, {
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

/** The pickup on the clock of its place, DD.MM.YYYY HH:mm. */
export const pickupText = (order: StoredOrder) => showDateTime(toMinutes(String(order.trip.date_arrival)))

/** What a payment's status is called. */
export const paymentTexts: Readonly<Record<PaymentStatus, Texts>> = {
  none: { en: 'Cash to the driver', ru: 'Наличными водителю', es: 'En efectivo al conductor' },
  pending: { en: 'Not paid yet', ru: 'Ещё не оплачен', es: 'Sin pagar todavía' },
  paid: { en: 'Paid by card', ru: 'Оплачен картой', es: 'Pagado con tarjeta' },
  declined: { en: 'Payment declined', ru: 'Платёж отклонён', es: 'Pago rechazado' },
}
