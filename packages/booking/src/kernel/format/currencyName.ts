import type { Locale } from '../values/language.ts'

/** Name of a currency in the language, `Turkish Lira`, or its ISO 4217 code if it has none. */
export function currencyName(code: string, lang: Locale): string {
  return new Intl.DisplayNames([lang], { type: 'currency' }).of(code) ?? code
}
