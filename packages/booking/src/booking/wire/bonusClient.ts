import type { Miles } from '../../kernel/values/miles.ts'
import { type Money, toDecimal } from '../../kernel/values/money.ts'
import { calculateNewPrice, miles } from '../../wire/bonus/schema.ts'
import { ClientError } from '../../wire/clientError.ts'
import type { Core } from '../../wire/core.ts'
import type { Recalculation, RecalculationQuestion } from '../draft/recalculation.ts'
import { fromRecalculation, toMiles, toRecalculation } from './bonus.ts'

/** Calls about miles, bonuses and certificates; each rejects with ClientError only. */
export interface BonusClient {
  /** Requests the miles that a ride with this price would earn. */
  miles(question: { bonusNumber: string; price: Money }, signal: AbortSignal): Promise<Miles>
  /**
   * Requests the price of rides with a bonus or a certificate; never retried automatically. An invalid hash
   * rejects with kind `rejected`.
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
