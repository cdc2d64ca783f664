/** A city with yachts (YACHT-02). A request names its country too, in the words of the module, and nothing reads it. */
export interface YachtPlace {
  /** Name of the city by the languages of the yacht pages. */
  readonly name: Readonly<Record<'en' | 'ru', string>>
  /** IANA zone, which decides the date of tomorrow. */
  readonly timeZone: string
  /** True if the place is offered in Russian only. */
  readonly isRussianOnly: boolean
}

const place = (en: string, ru: string, timeZone: string, isRussianOnly = false): YachtPlace => ({
  name: { en, ru },
  timeZone,
  isRussianOnly,
})

/** The places of the list. */
const yachtPlaces: readonly YachtPlace[] = [
  place('Istanbul', 'Стамбул', 'Europe/Istanbul'),
  place('Fethiye', 'Фетхие', 'Europe/Istanbul'),
  place('Bodrum', 'Бодрум', 'Europe/Istanbul'),
  place('Dubai', 'Дубай', 'Asia/Dubai'),
  place('Sochi', 'Сочи', 'Europe/Moscow', true),
  place('Vladivostok', 'Владивосток', 'Asia/Vladivostok', true),
  place('Budva', 'Будва', 'Europe/Podgorica'),
]

/** The place of a city by its name in this language; null if the list has none, or has it in Russian only. */
export function yachtPlaceOf(city: string, lang: 'ru' | 'en'): YachtPlace | null {
  const named = city.trim().toLowerCase()
  const found = yachtPlaces.find(({ name }) => name[lang].toLowerCase() === named)
  return found === undefined || (found.isRussianOnly && lang !== 'ru') ? null : found
}
