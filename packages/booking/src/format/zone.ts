import type { Locale } from '../domain/language.ts'
import { localeOf } from './locale.ts'

/** How far a zone's clock is from Greenwich at an instant in epoch milliseconds, in the visitor's language: `GMT+3`. */
export function zoneOffset(timeZone: string, instant: number, lang: Locale): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
