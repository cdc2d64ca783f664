import { fromDecimal, type Money } from '../kernel/values/money.ts'

/** Converts an amount that matches the contract. */
export function toMoney(wire: string | number, currency: string): Money {
  return fromDecimal(typeof wire === 'number' ? wire.toFixed(6) : wire, currency) ?? { minor: 0, currency }
}

/** Converts an amount that may be missing; null if it is. */
export function toMoneyOrNull(
  wire: string | number | null | undefined,
  currency: string | null | undefined,
): Money | null {
  return wire === null || wire === undefined || !currency ? null : toMoney(wire, currency)
}
