import type { Lang } from '../domain/language.ts'
import { localeOf } from './locale.ts'

/**
 * A length of time in hours and minutes: `1 hr 10 min`, `1 ч 10 мин`; under a minute `0 min`.
 * @param seconds 0 and up; rounded to the nearest minute.
 */
export function duration(seconds: number, lang: Lang): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts: string[] = []
  if (hours > 0) parts.push(unit(hours, 'hour', lang))
  if (rest > 0 || hours === 0) parts.push(unit(rest, 'minute', lang))
  return parts.join('\u00a0')
}

function unit(value: number, name: 'hour' | 'minute', lang: Lang): string {
  const locale = lang === 'en' ? 'en' : localeOf(lang)
  const written = new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
    value,
  )
  return written.replace(' ', '\u00a0')
}
