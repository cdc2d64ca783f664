import { toOrder, toOrderCreated } from '../codec/order.ts'
import { fromDraft, fromTrip, type Sender } from '../codec/orderRequest.ts'
import { fromTimeQuestion, toRecommendedTime, toTimeCheck } from '../codec/timeCheck.ts'
import { createOrder, order, payUrl, updateOrder } from '../contract/orders.ts'
import { checkTime, recommendedTime } from '../contract/times.ts'
import type { Draft } from '../domain/booking.ts'
import type { Order, OrderCreated } from '../domain/order.ts'
import { type SafeUrl, safeUrl } from '../domain/safeUrl.ts'
import type { CivilDateTime } from '../domain/time.ts'
import type { RecommendedTime, TimeCheck, TimeQuestion } from '../domain/timeCheck.ts'
import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'

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

/** Which order is meant: by id, by the name in its address, or by the key it was sent with. */
export type OrderName = { orderId: string } | { transaction: string } | { idempotencyKey: string }

/** Calls about bookings; each rejects with ClientError only, and none but the reads is ever repeated by itself. */
export interface OrdersClient {
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
  /**
   * The order as the service keeps it, payment included; another one than was asked for, and one of more rides than a
   * booking has, is `unreadable`. Unknown: kind `rejected`, status 404.
   */
  order(name: OrderName, signal: AbortSignal): Promise<Order>
  /**
   * Address of the payment page; https, or http on localhost, else kind `unreadable`. Where the configuration lists
   * origins, it is of one of them, else kind `untrusted`.
   * @param returnQuery what the address to come back to says, without the question mark. @default the language alone
   */
  payUrl(transaction: string, signal: AbortSignal, returnQuery?: string): Promise<SafeUrl>
  /** Changes an order; one trip. */
  updateOrder(request: ChangeRequest, options: { idempotencyKey: string; signal: AbortSignal }): Promise<void>
}

/** There and back. */
const mostRides = 2

/** Calls about bookings. */
export function ordersClient(core: Core): OrdersClient {
  function sender(): Sender {
    const { userId, lang, moduleType } = core.identity()
    return { userId, lang, moduleType, platform: core.platform }
  }
  function unreadable(endpoint: string, path: string): ClientError {
    const error = new ClientError('unreadable', { endpoint, path })
    core.report(error)
    return error
  }
  const misnamed = (field: string) => unreadable(order.name, `result.orders[0].${field}`)
  return {
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
      if (rows < body.trips.length) throw unreadable(createOrder.name, `result[${rows}]`)
      return toOrderCreated(answer)
    },
    order: async (name, signal) => {
      const query =
        'orderId' in name
          ? { order_id: name.orderId }
          : 'transaction' in name
            ? { transaction: name.transaction }
            : { idempotency_key: name.idempotencyKey }
      const read = toOrder(await core.call(order, { signal, query }))
      if ('orderId' in name && read.orderId !== name.orderId) throw misnamed('order_id')
      if ('transaction' in name && read.transaction !== name.transaction) throw misnamed('transaction')
      if (read.trips.length > mostRides) throw unreadable(order.name, `result.orders[${mostRides}]`)
      return read
    },
    payUrl: async (transaction, signal, returnQuery) => {
      const query = {
        transaction,
        trans_host_name: core.identity().hostName,
        ...(returnQuery && { return_query: returnQuery }),
      }
      const { url } = (await core.call(payUrl, { signal, query })).result
      const safe = safeUrl(url, 'any')
      if (safe === null) throw unreadable(payUrl.name, 'result.url')
      const { origin } = new URL(safe)
      if (core.redirectOrigins?.includes(origin) ?? true) return safe
      const error = new ClientError('untrusted', { endpoint: payUrl.name, path: 'result.url' })
      core.report(error, { origin })
      throw error
    },
    updateOrder: async ({ draft, orderId, transaction }, { idempotencyKey, signal }) => {
      const who = sender()
      const trip = fromTrip(draft, who)
      const body = { ...trip, order_id: orderId, transaction, module_type: who.moduleType }
      await core.call(updateOrder, { signal, body, idempotencyKey })
    },
  }
}
