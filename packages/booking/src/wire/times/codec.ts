import type { InferOutput } from 'valibot'
import type { RecommendedTime, TimeCheck, TimeQuestion } from '../../kernel/model/timeCheck.ts'
import type { BodyOf } from '../endpoints.ts'
import { toCivil } from '../laterValues.ts'
import { toFlag, toId, toText, toTextOrNull } from '../values.ts'
import type { checkTime, recommendedTime } from './schema.ts'

/** Creates the body of a time check. */
export function fromTimeQuestion(question: TimeQuestion, userId: string | null): BodyOf<typeof checkTime> {
  const duration = question.durationSeconds ?? null
  return {
    departure_time: question.dateDeparture,
    pickup_time: question.dateArrival,
    price_id: question.priceId,
    order_id: question.orderId ?? null,
    user_id: userId,
    is_rent: duration !== null,
    start_place_id: question.startPlaceId,
    duration,
  }
}

/** Converts the result of a time check. */
export function toTimeCheck({ result }: InferOutput<typeof checkTime.answer>): TimeCheck {
  const fast = result.fast_ride
  return {
    allowed: toFlag(result.allow_booking),
    notice: toTextOrNull(result.notice),
    noticeToUser: toTextOrNull(result.notice_to_user),
    fastRide: fast
      ? {
          minAllowedTime: toCivil(fast.min_allowed_time_order),
          notice: toTextOrNull(fast.notice),
          allowed: toFlag(fast.allow_booking ?? true),
        }
      : null,
    similarOrders: (result.similar_orders ?? []).map((order) => ({
      orderId: toId(order.order_id),
      dateArrival: order.date_arrival ? toCivil(order.date_arrival) : null,
      fromText: toText(order.location_address),
      toText: toText(order.destination_address),
    })),
  }
}

/** Converts a recommended pickup time. */
export function toRecommendedTime({ result }: InferOutput<typeof recommendedTime.answer>): RecommendedTime {
  return { arrival: toCivil(result.recommended_time), travelTime: result.travel_time ?? null }
}
