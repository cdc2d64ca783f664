import type { Draft } from '../../kernel/model/booking.ts'
import type { OrderCreated } from '../../kernel/model/order.ts'
import type { RecommendedTime, TimeCheck, TimeQuestion } from '../../kernel/model/timeCheck.ts'
import type { CivilDateTime } from '../../kernel/values/time.ts'
import type { Core } from '../../wire/core.ts'
import { type PlacedOrdersClient, placedOrdersClient } from '../../wire/orders/client.ts'
import { toOrderCreated } from '../../wire/orders/codec.ts'
import { createOrder, updateOrder } from '../../wire/orders/schema.ts'
import { fromTimeQuestion, toRecommendedTime, toTimeCheck } from '../../wire/times/codec.ts'
import { checkTime, recommendedTime } from '../../wire/times/schema.ts'
import { unreadable } from '../../wire/unreadable.ts'
import type { fromDraft, fromTrip, Sender } from './orderRequest.ts'

/** Input of a new booking. */
export interface OrderRequest {
  draft: Draft
}

/** New state of one ride of an order. Values that the draft does not have are removed from the order. */
export interface ChangeRequest {
  draft: Draft
  orderId: string
  transaction: string
}

export interface WriteOptions {
  idempotencyKey: string
  signal: AbortSignal
  /** A call that loaded it would wait for a file after the other tabs were told that the request was sent. */
  writer: OrderWriter
}

/** Calls about bookings. Each rejects with ClientError only. Only reads are retried automatically. */
export interface OrdersClient extends PlacedOrdersClient {
  /** Returns the recommended pickup time for a departure. */
  recommendedTime(
    question: { departure: CivilDateTime; priceId: string },
    signal: AbortSignal,
  ): Promise<RecommendedTime>
  checkTime(question: TimeQuestion, signal: AbortSignal): Promise<TimeCheck>
  /** Makes an order. The same key with the same request gives the first response again. */
  createOrder(request: OrderRequest, options: WriteOptions): Promise<OrderCreated>
  /** Changes one ride of an order. */
  updateOrder(request: ChangeRequest, options: WriteOptions): Promise<void>
}

/** Writes orders as they are sent. It comes with the phone library, so it loads after the first screen. */
export interface OrderWriter {
  fromDraft: typeof fromDraft
  fromTrip: typeof fromTrip
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
    createOrder: async ({ draft }, { idempotencyKey, signal, writer }) => {
      const body = writer.fromDraft(draft, sender())
      const answer = await core.call(createOrder, { signal, body, idempotencyKey })
      const rows = answer.result.length
      // Fewer rows than rides do not say what was booked. The error makes the caller request the order by its
      // key.
      if (rows < body.trips.length) throw unreadable(core, createOrder.name, `result[${rows}]`)
      return toOrderCreated(answer)
    },
    updateOrder: async ({ draft, orderId, transaction }, { idempotencyKey, signal, writer }) => {
      const who = sender()
      const trip = writer.fromTrip(draft, who)
      const body = { ...trip, order_id: orderId, transaction, module_type: who.moduleType }
      await core.call(updateOrder, { signal, body, idempotencyKey })
    },
  }
}
