import type { Locale } from '../domain/language.ts'
import { localeOf } from './locale.ts'

/** Noon of the day that a text begins with, so that no zone moves it. Null: it begins with no day. */
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
 * @param civil `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`; anything else is given back as it came.
 */
export function dateTime(civil: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(civil)
  if (!match) return civil
  const [, year, month, day, time] = match
  return `${day}.${month}.${year}${time ? ` ${time}` : ''}`
}

/**
 * The same with its weekday before it, so that nobody takes the day for the month: `Mon 14.06.2027 09:45`. For a date
 * that is read; an input shows `dateTime`.
 */
export function dayDateTime(civil: string, lang: Locale): string {
  const shown = dateTime(civil)
  return shown === civil ? civil : `${inWords(civil, lang, { weekday: 'short' })} ${shown}`
}

/**
 * A day of the year to come in words, and its hour where the text has one: `Sun 13 June, 09:45`. For deadlines and what
 * happens when.
 * @param civil `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`; anything else is given back as it came.
 */
export function spokenTime(civil: string, lang: Locale): string {
  const day = inWords(civil, lang, { weekday: 'short', day: 'numeric', month: 'long' })
  const time = civil.slice(11, 16)
  return time === '' || noonOf(civil) === null ? day : `${day}, ${time}`
}

/**
 * A day in words: `Sat, 5 December 2026`.
 * @param civil begins with `YYYY-MM-DD`; anything else is given back as it came.
 */
export function longDate(civil: string, lang: Locale): string {
  return inWords(civil, lang, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
}
