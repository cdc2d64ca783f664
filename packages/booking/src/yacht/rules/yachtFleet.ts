import type { YachtLang } from '../../kernel/model/yacht.ts'

/** Drawing of a yacht. */
export type YachtShape = 'motor' | 'sport' | 'sail' | 'catamaran' | 'gulet' | 'mega'

/** A recently booked yacht. */
export interface RecentYacht {
  /** Make and model. */
  name: string
  shape: YachtShape
  /** Place, in the language of the list. */
  place: string
  guests: number
  /** Duration in hours: 2 to 12, or whole days of 24. */
  hours: number
}

const day = 24
const yacht = (
  name: string,
  shape: YachtShape,
  place: string,
  guests: number,
  hours: number,
): RecentYacht => ({ name, shape, place, guests, hours })

/** Recent bookings, one list per language, because visitors of each language sail from other places (YACHT-01). */
export const recentYachts: Readonly<Record<YachtLang, readonly RecentYacht[]>> = {
  en: [
    yacht('Azimut 55', 'motor', 'Bodrum', 8, 5),
    yacht('Bavaria C42', 'sail', 'Fethiye', 6, 7 * day),
    yacht('Lagoon 46', 'catamaran', 'Budva', 10, 3 * day),
    yacht('Benetti 37 m', 'mega', 'Dubai', 28, 4),
    yacht('Sunseeker 68', 'motor', 'Istanbul', 12, 3),
    yacht('Hanse 460', 'sail', 'Göcek', 5, day),
    yacht('Gulet Ayla', 'gulet', 'Bodrum', 14, 7 * day),
    yacht('Axopar 37', 'sport', 'Budva', 6, 4),
    yacht('Bali 4.2', 'catamaran', 'Fethiye', 9, 5 * day),
    yacht('Pershing 50', 'sport', 'Dubai', 7, 2),
    yacht('Gulet Deniz', 'gulet', 'Göcek', 10, 4 * day),
    yacht('Princess 62', 'motor', 'Dubai', 16, 6),
  ],
  ru: [
    yacht('Azimut 50', 'motor', 'Сочи', 10, 3),
    yacht('Bavaria 46', 'sail', 'Сочи', 8, day),
    yacht('Lagoon 42', 'catamaran', 'Владивосток', 12, 6),
    yacht('Princess V58', 'motor', 'Владивосток', 9, 4),
    yacht('Benetti 30 m', 'mega', 'Дубай', 24, 5),
    yacht('Гулет «Айла»', 'gulet', 'Бодрум', 12, 7 * day),
    yacht('Hanse 418', 'sail', 'Фетхие', 6, 3 * day),
    yacht('Axopar 28', 'sport', 'Сочи', 5, 2),
    yacht('Sunseeker 60', 'motor', 'Стамбул', 11, 4),
    yacht('Bali 4.6', 'catamaran', 'Будва', 10, 2 * day),
    yacht('Pershing 46', 'sport', 'Дубай', 6, 3),
    yacht('Гулет «Дениз»', 'gulet', 'Фетхие', 14, 5 * day),
  ],
}

/**
 * Picks `count` items of a list in random order without repetition; a shorter list is returned completely.
 *
 * @param random returns a number from 0 (inclusive) to 1 (exclusive); called once per item
 */
export function pickRandom<T>(list: readonly T[], count: number, random: () => number): T[] {
  const left = [...list]
  const picked: T[] = []
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  return picked
}
