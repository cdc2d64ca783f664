import type { Locale } from '../domain/language.ts'

/** A currency by its name in the language, `Turkish Lira`; one that has none by its ISO 4217 code. */
export function currencyName(code: string, lang: Locale): string {
  return new Intl.DisplayNames([lang], { type: 'currency' }).of(code) ?? code
}
