import type { InferOutput } from 'valibot'
import type { Miles } from '../../kernel/values/miles.ts'
import { sanitizeLine } from '../../kernel/values/sanitize.ts'
import type { calculateNewPrice, miles } from '../../wire/bonus/schema.ts'
import type { BodyOf } from '../../wire/endpoints.ts'
import { toMoney, toMoneyOrNull } from '../../wire/money.ts'
import { toTextOrNull } from '../../wire/values.ts'
import type { RecalculatedRide, RecalculationQuestion } from '../draft/recalculation.ts'

/** Reads the miles that a ride would earn. */
export function toMiles({ result }: InferOutput<typeof miles.answer>): Miles {
  const { message, value } = result
  return {
    message: toTextOrNull(message),
    value: value === null || value === undefined ? null : Number(value),
  }
}

/** Returns the request for a price as it is sent. */
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

/** Reads the rides with their new prices, in the currency of the request. */
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
