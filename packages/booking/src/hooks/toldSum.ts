import { type Money, toDecimal } from '../domain/money.ts'

/** An amount as the page around a frame is told it: in units of its currency. */
export const toldSum = (sum: Money): { value: number; currency: string } => ({
  value: Number(toDecimal(sum)),
  currency: sum.currency,
})
