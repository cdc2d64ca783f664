import { fromDecimal, type Money } from '../domain/money.ts'

/** Money of an amount that fits the contract. */
export function toMoney(wire: string | number, currency: string): Money {
  return fromDecimal(typeof wire === 'number' ? wire.toFixed(6) : wire, currency) ?? { minor: 0, currency }
}

/** Money of an amount that may be missing. */
export function toMoneyOrNull(
  wire: string | number | null | undefined,
  currency: string | null | undefined,
): Money | null {
  return wire === null || wire === undefined || !currency ? null : toMoney(wire, currency)
}
