/** An amount in the smallest unit of its currency, so that sums are exact. */
export interface Money {
  /** Integer count of minor units: cents for EUR, kopecks for RUB, yen for JPY. */
  minor: number
  /** ISO 4217 code, three capital letters. */
  currency: string
}

const withoutMinor = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const withThree = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** Number of decimals of a currency by ISO 4217: 0, 2 or 3. */
export function minorDigits(currency: string): number {
  if (withoutMinor.includes(currency)) return 0
  return withThree.includes(currency) ? 3 : 2
}

/**
 * Parses a decimal text such as `12.50`; null if the text is no plain decimal number. Extra decimals are rounded half
 * away from zero.
 */
export function fromDecimal(decimal: string, currency: string): Money | null {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal.trim())
  if (!match) return null
  const digits = minorDigits(currency)
  const fraction = match[3] ?? ''
  const kept = Number((match[2] ?? '') + fraction.slice(0, digits).padEnd(digits, '0'))
  const size = kept + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(size)) return null
  return { minor: match[1] && size > 0 ? -size : size, currency }
}

/** Formats an amount as decimal text with all decimals of its currency, for instance `12.50`. */
export function toDecimal(money: Money): string {
  const digits = minorDigits(money.currency)
  const text = String(Math.abs(money.minor)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = money.minor < 0 ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`
}

/** Sum of two amounts in the same currency. @throws RangeError for two currencies, which is a mistake of the caller */
export function add(one: Money, other: Money): Money {
  if (one.currency !== other.currency)
    throw new RangeError(`${one.currency} and ${other.currency} do not add`)
  return { minor: one.minor + other.minor, currency: one.currency }
}

/** Difference of two amounts in the same currency. @throws RangeError for two currencies */
export function minus(one: Money, other: Money): Money {
  return add(one, times(other, -1))
}

/**
 * Converts an amount to another currency at the rate of `first` to `second`, rounded half away from zero; zero if
 * `first` is zero.
 */
export function inProportion(money: Money, first: Money, second: Money): Money {
  if (first.minor === 0) return { minor: 0, currency: second.currency }
  // BigInt, because the product of two amounts may be more than a number holds exactly.
  const product = BigInt(money.minor) * BigInt(second.minor) * 2n
  const divisor = BigInt(first.minor)
  const half = product < 0n !== divisor < 0n ? -divisor : divisor
  return { minor: Number((product + half) / (divisor * 2n)), currency: second.currency }
}

/** Multiplies an amount by an integer. */
export function times(money: Money, count: number): Money {
  return { minor: money.minor * count, currency: money.currency }
}

/** Sum of a list; zero in the given currency for an empty list. */
export function sum(list: readonly Money[], currency: string): Money {
  return list.reduce(add, { minor: 0, currency })
}
