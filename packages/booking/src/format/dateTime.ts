import type { Locale } from '../domain/language.ts'
import { localeOf } from './locale.ts'

/**
 * Wall-clock text for a person, `DD.MM.YYYY HH:mm` in every language (BOOK-54).
 * @param civil `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`; anything else is given back as it came.
 */
export function dateTime(civil: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(civil)
  if (!match) return civil
  const [, year, month, day, time] = match
  return `${day}.${month}.${year}${time ? ` ${time}` : ''}`
}

/**
 * A day in words: `Sat, 5 December 2026`.
 * @param civil begins with `YYYY-MM-DD`; anything else is given back as it came.
 */
export function longDate(civil: string, lang: Locale): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(civil)
  if (!match) return civil
  const noon = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]), 12)
  return new Intl.DateTimeFormat(localeOf(lang), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon)
}
