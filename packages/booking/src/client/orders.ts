import { toOrderCreated } from '../codec/order.ts'
import { fromDraft, fromTrip, type Sender } from '../codec/orderRequest.ts'
import { fromTimeQuestion, toRecommendedTime, toTimeCheck } from '../codec/timeCheck.ts'
import { createOrder, updateOrder } from '../contract/orders.ts'
import { checkTime, recommendedTime } from '../contract/times.ts'
import type { Draft } from '../domain/booking.ts'
import type { OrderCreated } from '../domain/order.ts'
import type { CivilDateTime } from '../domain/time.ts'
import type { RecommendedTime, TimeCheck, TimeQuestion } from '../domain/timeCheck.ts'
import type { Core } from './core.ts'
import { type PlacedOrdersClient, placedOrdersClient } from './placedOrders.ts'
import { unreadable } from './unreadable.ts'

/** A new booking as it goes out. */
export interface OrderRequest {
  draft: Draft
}

/** One ride of an order as it is to be from now on: what the draft does not say is taken out of the order. */
export interface ChangeRequest {
  draft: Draft
  orderId: string
  transaction: string
}

/** Calls about bookings; each rejects with ClientError only, and none but the reads is ever repeated by itself. */
export interface OrdersClient extends PlacedOrdersClient {
  /** When to be picked up for a departure. */
  recommendedTime(
    question: { departure: CivilDateTime; priceId: string },
    signal: AbortSignal,
  ): Promise<RecommendedTime>
  checkTime(question: TimeQuestion, signal: AbortSignal): Promise<TimeCheck>
  /** Books; the same key with the same request gives the first answer again. */
  createOrder(
    request: OrderRequest,
    options: { idempotencyKey: string; signal: AbortSignal },
  ): Promise<OrderCreated>
  /** Changes an order; one trip. */
  updateOrder(request: ChangeRequest, options: { idempotencyKey: string; signal: AbortSignal }): Promise<void>
}

/** Calls about bookings. */
export function ordersClient(core: Core): OrdersClient {
  function sender(): Sender {
    const { userId, lang, moduleType } = core.identity()
    return { userId, lang, moduleType, platform: core.platform }
  }
  return {
    ...placedOrdersClient(core),
    recommendedTime: async ({ departure, priceId }, signal) => {
      const query = { departure_time: departure, price_id: priceId }
      return toRecommendedTime(await core.call(recommendedTime, { signal, query }))
    },
    checkTime: async (question, signal) => {
      const body = fromTimeQuestion(question, core.identity().userId)
      return toTimeCheck(await core.call(checkTime, { signal, body }))
    },
    createOrder: async ({ draft }, { idempotencyKey, signal }) => {
      const body = fromDraft(draft, sender())
      const answer = await core.call(createOrder, { signal, body, idempotencyKey })
      const rows = answer.result.length
      // Of two rides one answer says too little: what was booked is asked for by the key.
      if (rows < body.trips.length) throw unreadable(core, createOrder.name, `result[${rows}]`)
      return toOrderCreated(answer)
    },
    updateOrder: async ({ draft, orderId, transaction }, { idempotencyKey, signal }) => {
      const who = sender()
      const trip = fromTrip(draft, who)
      const body = { ...trip, order_id: orderId, transaction, module_type: who.moduleType }
      await core.call(updateOrder, { signal, body, idempotencyKey })
    },
  }
}
