import type { Locale } from '../values/language.ts'
import { localeOf } from './locale.ts'

/**
 * Formatters by language and zone. They are kept, because the pay button's handler would spend most of its time on making
 * new ones.
 */
const formats: Record<string, Intl.DateTimeFormat> = {}

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone}`
  const format = formats[name] ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
  formats[name] = format
  return format
}

/** Offset of a zone's clock from UTC at an instant in epoch milliseconds, in the visitor's language: `GMT+3`. */
export function zoneOffset(timeZone: string, instant: number, lang: Locale): string {
  const parts = formatOf(localeOf(lang), timeZone).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
