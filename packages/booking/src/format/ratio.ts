import type { Locale } from '../domain/language.ts'

/** A contrast with one digit, cut off: 4.48 is not 4.5. */
export function ratio(value: number, lang: Locale): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(Math.floor(value * 10) / 10)
}
