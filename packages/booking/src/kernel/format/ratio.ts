import type { Locale } from '../values/language.ts'

/** A contrast ratio with one decimal, rounded down, so that 4.48 does not look like 4.5. */
export function ratio(value: number, lang: Locale): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(Math.floor(value * 10) / 10)
}
