import type { Locale } from '../values/language.ts'
import { localeOf } from './locale.ts'

/**
 * Noon of the day at the start of a text, so that no zone changes the day. Null: the text does not start with a day.
 */
function noonOf(civil: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(civil)
  return match && Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]), 12)
}

function inWords(civil: string, lang: Locale, options: Intl.DateTimeFormatOptions): string {
  const noon = noonOf(civil)
  if (noon === null) return civil
  return new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' }).format(noon)
}

/**
 * Wall-clock text for a person, `DD.MM.YYYY HH:mm` in every language (BOOK-54).
 * @param civil `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`; any other text is returned unchanged.
 */
export function dateTime(civil: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(civil)
  if (!match) return civil
  const [, year, month, day, time] = match
  return `${day}.${month}.${year}${time ? ` ${time}` : ''}`
}

/**
 * A wall-clock time with its weekday, so that nobody confuses day and month: `Mon 14.06.2027 09:45`. For text only; a
 * field shows `dateTime`.
 */
export function dayDateTime(civil: string, lang: Locale): string {
  const shown = dateTime(civil)
  return shown === civil ? civil : `${inWords(civil, lang, { weekday: 'short' })} ${shown}`
}

/**
 * A day of the coming year in words, and its hour if the text has one: `Sun 13 June, 09:45`. It is for deadlines and
 * schedules.
 * @param civil `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`; any other text is returned unchanged.
 */
export function spokenTime(civil: string, lang: Locale): string {
  const day = inWords(civil, lang, { weekday: 'short', day: 'numeric', month: 'long' })
  const time = civil.slice(11, 16)
  return time === '' || noonOf(civil) === null ? day : `${day}, ${time}`
}

/**
 * A day in words: `Sat, 5 December 2026`.
 * @param civil begins with `YYYY-MM-DD`; any other text is returned unchanged.
 */
export function longDate(civil: string, lang: Locale): string {
  const text = inWords(civil, lang, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  // The Russian word for year is for sentences; here a comma and an hour follow.
  return text.replace(/\sг\.$/, '')
}
