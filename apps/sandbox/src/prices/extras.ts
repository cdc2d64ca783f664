import { type Texts, textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import { fromEuros } from './currency.ts'
import type { Quote } from './quote.ts'
import { priceLevel, tollCountries } from './region.ts'

/** An extra of an offer. Amounts are in whole units of the quote's currency. */
export interface Extra {
  readonly id: string
  readonly type: string
  readonly category: 'baby_seat' | 'tollroad' | 'table' | 'comfort'
  readonly name: Texts
  readonly isIncluded: boolean
  readonly isPreset: boolean
  readonly amount: number
}

const tollKm = 40

/** The extras of an offer: those that are included first. */
export function extrasOf(quote: Quote): Extra[] {
  const { from, carClass, currency, km } = quote
  const level = priceLevel(from.country)
  const included = (id: string, category: Extra['category'], name: Texts): Extra => ({
    id,
    type: id,
    category,
    name,
    isIncluded: true,
    isPreset: true,
    amount: 0,
  })
  const childSeat = (id: string, euros: number, name: Texts): Extra => ({
    id,
    type: id,
    category: 'baby_seat',
    name,
    isIncluded: false,
    isPreset: false,
    amount: fromEuros(euros * level, currency),
  })
  const isMeeting = from.kind === 'airport' || from.kind === 'station'
  return [
    ...(isMeeting
      ? [
          included('sign', 'table', {
            en: 'Meeting with a name sign',
            ru: 'Встреча с табличкой',
            es: 'Recogida con cartel',
          }),
        ]
      : []),
    ...(tollCountries.has(from.country) && km >= tollKm
      ? [
          included('toll', 'tollroad', {
            en: 'Toll roads',
            ru: 'Платные дороги',
            es: 'Peajes',
          }),
        ]
      : []),
    ...(carClass.factor >= 2 && carClass.capacity <= 6
      ? [
          included('water', 'comfort', { en: 'Water', ru: 'Вода', es: 'Agua' }),
          included('wifi', 'comfort', { en: 'Wi-Fi', ru: 'Wi-Fi', es: 'Wifi' }),
        ]
      : []),
    ...(carClass.takesChildSeats
      ? [
          childSeat('infant_seat', 8, {
            en: 'Infant seat, up to 12 months',
            ru: 'Автолюлька, до 12 месяцев',
            es: 'Portabebés, hasta 12 meses',
          }),
          childSeat('seat', 8, {
            en: 'Child seat, 1 to 4 years',
            ru: 'Детское кресло, 1–4 года',
            es: 'Silla infantil, de 1 a 4 años',
          }),
          childSeat('booster', 5, {
            en: 'Booster, 4 to 10 years',
            ru: 'Бустер, 4–10 лет',
            es: 'Elevador, de 4 a 10 años',
          }),
        ]
      : []),
  ]
}

/** Converts the extras to the format of the wire. */
export function extrasOnWire(quote: Quote, lang: Lang) {
  return extrasOf(quote).map((extra) => ({
    id: extra.id,
    type: extra.type,
    category: extra.category,
    default_include: extra.isPreset,
    includedInPrice: extra.isIncluded,
    name: textIn(extra.name, lang),
    price: extra.amount,
  }))
}
