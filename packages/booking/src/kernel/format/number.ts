import type { Locale } from '../values/language.ts'
import { localeOf } from './locale.ts'

/**
 * One value per language, created at its first use, because creating a format takes longer than a hundred uses of it.
 */
function byLang<T>(make: (locale: string) => T): (lang: Locale) => T {
  const made = new Map<Locale, T>()
  return (lang) => {
    const known = made.get(lang)
    if (known !== undefined) return known
    const format = make(localeOf(lang))
    made.set(lang, format)
    return format
  }
}

const numbers = byLang((locale) => new Intl.NumberFormat(locale))
const ratings = byLang(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const lists = byLang((locale) => new Intl.ListFormat(locale))

/** A count with the language's grouping: `3,871`. */
export function number(value: number, lang: Locale): string {
  return numbers(lang).format(value)
}

/** A rating of 0 to 5 with one digit after the point: `4.6`, in Russian `4,6`. */
export function rating(value: number, lang: Locale): string {
  return ratings(lang).format(value)
}

/** Texts joined as the language joins them: `tolls, water and 60 min waiting`. */
export function list(texts: readonly string[], lang: Locale): string {
  return lists(lang).format(texts)
}

/** Names side by side, without a word between the last two: `Fiat Egea, Renault Clio`. */
export function names(texts: readonly string[]): string {
  return texts.join(', ')
}

/** The text with its first letter in upper case. */
export function capitalised(text: string, lang: Locale): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(localeOf(lang)) + text.slice(first.length)
}
