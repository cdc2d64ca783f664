import type { Locale } from '../domain/language.ts'
import { type Money, minorDigits, toDecimal } from '../domain/money.ts'
import { localeOf } from './locale.ts'

/** Currencies with a sign of their own (PRICE-05); any other is written with its code beside the dollar icon. */
export const currenciesWithSign = [
  'RUB',
  'USD',
  'EUR',
  'GBP',
  'CNY',
  'BYN',
  'KZT',
  'UAH',
  'CZK',
  'TRY',
  'INR',
  'AED',
] as const

/** A piece of a written amount. `currency` is where the icon stands; its text is the sign or the code. */
export interface MoneyPart {
  type: 'number' | 'currency' | 'space'
  text: string
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(lang: Locale, currency: string): Intl.NumberFormat {
  const key = `${lang} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const digits = minorDigits(currency)
  const made = new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  formats.set(key, made)
  return made
}

/** An amount in words of the language, whole amounts without decimals: `€41`, `€41.50`, `4 120 ₽`, `50 €`. */
export function money(value: Money, lang: Locale): string {
  return moneyParts(value, lang)
    .map((part) => part.text)
    .join('')
}

/** The same in pieces, in the order of the language. */
export function moneyParts(value: Money, lang: Locale): MoneyPart[] {
  const decimal = toDecimal(value) as Intl.StringNumericLiteral
  const parts: MoneyPart[] = []
  for (const { type, value: text } of formatOf(lang, value.currency).formatToParts(decimal)) {
    const kind = type === 'currency' ? 'currency' : type === 'literal' ? 'space' : 'number'
    const last = parts.at(-1)
    if (kind === 'number' && last?.type === 'number') last.text += text
    else parts.push({ type: kind, text })
  }
  return parts
}
