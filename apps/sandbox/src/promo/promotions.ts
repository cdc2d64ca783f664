import { type Texts, textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'

interface Promotion {
  readonly id: number
  readonly slug: string
  readonly title: Texts
  readonly text: Texts
  readonly code: string | null
}

/** The promotions that run, the start promotion of 2025 first (API-17). */
export const promotions: readonly Promotion[] = [
  {
    id: 2025,
    slug: 'start-2025',
    code: 'WHERRY-10',
    title: {
      en: '10% off your first ride',
      ru: 'Скидка 10\u00a0% на первую поездку',
      es: '10 % de descuento en tu primer viaje',
    },
    text: {
      en: 'Enter the code when you book, in any car class and any city.',
      ru: 'Введите код при заказе: он действует в любом классе и в любом городе.',
      es: 'Escribe el código al reservar, en cualquier clase y ciudad.',
    },
  },
  {
    id: 2031,
    slug: 'there-and-back',
    code: null,
    title: {
      en: 'There and back in one booking',
      ru: 'Туда и обратно одним заказом',
      es: 'Ida y vuelta en una reserva',
    },
    text: {
      en: 'Tick the way back when you search: the same provider, and a clear price for each day.',
      ru: 'Отметьте обратный путь при поиске: тот же перевозчик и понятная цена на оба дня.',
      es: 'Marca la vuelta al buscar: el mismo proveedor y un precio claro los dos días.',
    },
  },
  {
    id: 2044,
    slug: 'child-seats',
    code: null,
    title: {
      en: 'Child seats for every age',
      ru: 'Детские кресла для любого возраста',
      es: 'Sillas infantiles para cada edad',
    },
    text: {
      en: 'From infant seats to boosters: choose them in the form, the driver brings them.',
      ru: 'От автолюльки до бустера: выберите в форме, водитель приедет с ними.',
      es: 'Desde portabebés hasta elevadores: elígelos en el formulario y el conductor los trae.',
    },
  },
]

/** Converts the promotions to the format of the wire. */
export function promotionsOnWire(lang: Lang) {
  return promotions.map(({ id, slug, title, text, code }) => ({
    id,
    slug,
    title: textIn(title, lang),
    text: textIn(text, lang),
    promo_code: code,
  }))
}
