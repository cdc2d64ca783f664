import type { Locale } from '../values/language.ts'
import { type Money, minorDigits, toDecimal } from '../values/money.ts'
import { localeOf } from './locale.ts'

/**
 * Currencies with a sign of their own (PRICE-05); any other currency is written with its code beside the dollar icon.
 */
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

/**
 * A part of a formatted amount. The part `currency` is replaced by the currency's icon; its text is the sign or the
 * code.
 */
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
    // Other currencies are written with their code, because their signs are not unique: twenty of them use $.
    currencyDisplay: currenciesWithSign.some((code) => code === currency) ? 'narrowSymbol' : 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  formats.set(key, made)
  return made
}

/** An amount in the format of the language, whole amounts without decimals: `€41`, `€41.50`, `4 120 ₽`, `50 €`. */
export function money(value: Money, lang: Locale): string {
  return moneyParts(value, lang)
    .map((part) => part.text)
    .join('')
}

/** A formatted amount split into parts, in the order of the language. */
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
