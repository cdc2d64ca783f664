import { fromRecalculation, toMiles, toRecalculation } from '../codec/bonus.ts'
import { calculateNewPrice, miles } from '../contract/bonus.ts'
import type { Miles } from '../domain/miles.ts'
import { type Money, toDecimal } from '../domain/money.ts'
import type { Recalculation, RecalculationQuestion } from '../domain/recalculation.ts'
import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'

/** Calls about miles, bonuses and certificates; each rejects with ClientError only. */
export interface BonusClient {
  /** The miles that a ride of that price would earn. */
  miles(question: { bonusNumber: string; price: Money }, signal: AbortSignal): Promise<Miles>
  /**
   * Prices rides anew with a bonus or a certificate; never repeated by itself. A hash that is not good: kind
   * `rejected`.
   */
  recalculate(question: RecalculationQuestion, signal: AbortSignal): Promise<Recalculation>
}

/** Calls about miles, bonuses and certificates. */
export function bonusClient(core: Core): BonusClient {
  return {
    miles: async ({ bonusNumber, price }, signal) => {
      const { currency } = price
      const query = { priority_s7: bonusNumber, price: toDecimal(price), currency }
      return toMiles(await core.call(miles, { signal, query }))
    },
    recalculate: async (question, signal) => {
      const body = fromRecalculation(question)
      const [first, ...rest] = toRecalculation(
        await core.call(calculateNewPrice, { signal, body }),
        question.currency,
      )
      if (first && rest.length + 1 === question.rides.length) return [first, ...rest]
      const error = new ClientError('unreadable', { endpoint: calculateNewPrice.name, path: 'result' })
      core.report(error)
      throw error
    },
  }
}
