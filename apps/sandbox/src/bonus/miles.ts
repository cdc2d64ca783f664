import { fromDecimal } from '@wherry/booking/kernel'
import { isBonusNumber } from '@wherry/booking/rules'
import { Refusal } from '../errors.ts'
import { type Texts, textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import { isQuoted, rateOf } from '../prices/currency.ts'

const earned: Texts = {
  en: 'You earn {count} miles for this ride.',
  ru: 'За эту поездку вы получите мили: {count}.',
  es: 'Ganas {count} millas con este viaje.',
}

const milesPerEuro = 5

/**
 * The miles of a ride, five per euro, rounded down; null without a number.
 * @param price exact decimal text in `currency`
 * @throws Refusal 400 for an invalid number, and for a currency without prices
 */
export function milesOf(number: string, price: string, currency: string, lang: Lang) {
  if (!isBonusNumber(number)) throw new Refusal(400, 'bonus_number')
  if (!isQuoted(currency)) throw new Refusal(400, 'currency_not_quoted', { currency })
  const cost = fromDecimal(price, currency)
  if (cost === null) throw new Refusal(400, 'invalid_request', { path: 'query.price' })
  if (number === '') return { message: null, value: null }
  // Rates have two decimals, so in hundredths the division uses integers.
  const value = Math.floor((cost.minor * milesPerEuro) / Math.round(rateOf(currency) * 100))
  const count = new Intl.NumberFormat(lang).format(value)
  return { message: textIn(earned, lang, { count }), value }
}
