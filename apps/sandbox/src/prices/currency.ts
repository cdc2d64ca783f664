/** Currencies of the prices (I18N-06): units for one euro, and the step to which prices are rounded, in whole units. */
const currencies: Readonly<Record<string, { rate: number; step: number }>> = {
  EUR: { rate: 1, step: 1 },
  USD: { rate: 1.09, step: 1 },
  GBP: { rate: 0.85, step: 1 },
  RUB: { rate: 98, step: 10 },
  CNY: { rate: 7.8, step: 1 },
  INR: { rate: 91, step: 10 },
  KZT: { rate: 540, step: 100 },
}

/** Returns a known currency unchanged, and EUR for any other. */
export function quotedCurrency(asked: string | null | undefined): string {
  const code = (asked ?? '').toUpperCase()
  return Object.hasOwn(currencies, code) ? code : 'EUR'
}

/** An amount of euros in another currency, in whole units, rounded to its step and never under one step. */
export function fromEuros(euros: number, currency: string): number {
  const { rate, step } = currencies[quotedCurrency(currency)] as { rate: number; step: number }
  return Math.max(step, Math.round((euros * rate) / step) * step)
}

/** True if the sandbox has prices in a currency. */
export const isQuoted = (currency: string): boolean => Object.hasOwn(currencies, currency)

/** Converts minor units of one quoted currency to another, rounded half up. All seven have two decimals. */
export function exchange(minor: number, from: string, to: string): number {
  return from === to ? minor : Math.round((minor * rateOf(to)) / rateOf(from))
}

/** Units of a quoted currency for one euro; 1 for an unknown code. */
export function rateOf(currency: string): number {
  return (currencies[quotedCurrency(currency)] as { rate: number }).rate
}
