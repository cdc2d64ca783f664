import type { Locale } from '../values/language.ts'
import { localeOf } from './locale.ts'

/**
 * A duration in hours and minutes: `1 h 10 min`, `1 ч 10 мин`; under a minute `0 min`.
 *
 * @param seconds 0 and up; rounded to the nearest minute.
 */
export function duration(seconds: number, lang: Locale): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, unitDisplay: 'short' })
      .format(value)
      // Intl adds a plural s in English; the style guide has `h` and `min` for any number.
      .replace(/ (h|min)r?s?$/, ' $1')
      .replaceAll(' ', '\u00a0')
  const parts: string[] = []
  if (hours > 0) parts.push(write(hours, 'hour'))
  if (rest > 0 || hours === 0) parts.push(write(rest, 'minute'))
  return parts.join('\u00a0')
}
