import type { Lang } from '../domain/language.ts'
import { localeOf } from './locale.ts'

/** A count with the language's grouping: `3,871`. */
export function number(value: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang)).format(value)
}

/** A rating of 0 to 5 with one digit after the point: `4.6`, in Russian `4,6`. */
export function rating(value: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  )
}

/** Texts joined as the language joins them: `tolls, water and 60 min waiting`. */
export function list(texts: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(localeOf(lang)).format(texts)
}

/** Names side by side, without a word between the last two: `Fiat Egea, Renault Clio`. */
export function names(texts: readonly string[]): string {
  return texts.join(', ')
}

/** The text with its first letter in upper case. */
export function capitalised(text: string, lang: Lang): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(localeOf(lang)) + text.slice(first.length)
}
