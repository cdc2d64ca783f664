import { type Money, toDecimal } from '../kernel/values/money.ts'

/** An amount for the page around a frame, in units of its currency. */
export const quotedTotal = (sum: Money): { value: number; currency: string } => ({
  value: Number(toDecimal(sum)),
  currency: sum.currency,
})
