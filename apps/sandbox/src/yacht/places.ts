import type { Texts } from '../lang.ts'

/** A city with yachts (YACHT-02). */
export interface YachtPlace {
  readonly country: Texts
  readonly city: Texts
  /** IANA zone, which decides the date of tomorrow. */
  readonly timeZone: string
  /** True if the place is offered in Russian only. */
  readonly isRussianOnly: boolean
}

const turkey = { en: 'Turkey', ru: 'Турция', es: 'Turquía' }
const russia = { en: 'Russia', ru: 'Россия', es: 'Rusia' }

const place = (
  country: Texts,
  city: Pick<Texts, 'en' | 'ru'>,
  timeZone: string,
  isRussianOnly = false,
): YachtPlace => ({ country, city: { es: city.en, ...city }, timeZone, isRussianOnly })

/** The places of the list. */
export const yachtPlaces: readonly YachtPlace[] = [
  place(turkey, { en: 'Istanbul', ru: 'Стамбул' }, 'Europe/Istanbul'),
  place(turkey, { en: 'Fethiye', ru: 'Фетхие' }, 'Europe/Istanbul'),
  place(turkey, { en: 'Bodrum', ru: 'Бодрум' }, 'Europe/Istanbul'),
  place({ en: 'UAE', ru: 'ОАЭ', es: 'EAU' }, { en: 'Dubai', ru: 'Дубай' }, 'Asia/Dubai'),
  place(russia, { en: 'Sochi', ru: 'Сочи' }, 'Europe/Moscow', true),
  place(russia, { en: 'Vladivostok', ru: 'Владивосток' }, 'Asia/Vladivostok', true),
  place(
    { en: 'Montenegro', ru: 'Черногория', es: 'Montenegro' },
    { en: 'Budva', ru: 'Будва' },
    'Europe/Podgorica',
  ),
]

/** The place of a city by its name in this language; null if the list has none, or has it in Russian only. The country is not compared. */
export function yachtPlaceOf(city: string, lang: 'ru' | 'en'): YachtPlace | null {
  const named = city.trim().toLowerCase()
  const found = yachtPlaces.find((place) => place.city[lang].toLowerCase() === named)
  return found === undefined || (found.isRussianOnly && lang !== 'ru') ? null : found
}
