import type { InferOutput } from 'valibot'
import type { calculateNewPrice, miles } from '../contract/bonus.ts'
import type { BodyOf } from '../contract/endpoints.ts'
import type { Miles } from '../domain/miles.ts'
import type { RecalculatedRide, RecalculationQuestion } from '../domain/recalculation.ts'
import { sanitizeLine } from '../domain/sanitize.ts'
import { toMoney, toMoneyOrNull } from './money.ts'
import { toTextOrNull } from './values.ts'

/** The miles that a ride would earn. */
export function toMiles({ result }: InferOutput<typeof miles.answer>): Miles {
  const { message, value } = result
  return {
    message: toTextOrNull(message),
    value: value === null || value === undefined ? null : Number(value),
  }
}

/** The question as it goes out. */
export function fromRecalculation(question: RecalculationQuestion): BodyOf<typeof calculateNewPrice> {
  return {
    currency: question.currency,
    hash: sanitizeLine(question.hash),
    data_prices: question.rides.map((ride) => ({
      price_audit_id: ride.priceId,
      number_subaddress: ride.stops,
      place_audit_id: ride.pickupPlaceId,
      duration: ride.durationSeconds,
      additional_services: ride.services.map(({ id, type, amount }) => ({ id, type, amount })),
    })),
  }
}

/** The rides at their new prices; amounts are of the question's currency. */
export function toRecalculation(
  { result }: InferOutput<typeof calculateNewPrice.answer>,
  currency: string,
): RecalculatedRide[] {
  return result.map((row) => ({
    type: toTextOrNull(row.certificate_type),
    size: toMoneyOrNull(row.certificate_size, currency),
    restatedPrice: toMoney(row.restated_cost, currency),
    repaymentPrice: toMoneyOrNull(row.repayment_price, currency),
  }))
}
