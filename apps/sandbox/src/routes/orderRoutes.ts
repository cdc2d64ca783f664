import { endpoints } from '@wherry/booking/wire'
import type { Visitor } from '../auth/visitor.ts'
import { Refusal } from '../errors.ts'
import type { SandboxOptions } from '../options.ts'
import { book } from '../orders/book.ts'
import { change } from '../orders/change.ts'
import { offeredOnWire } from '../orders/offeredOnWire.ts'
import { orderOnWire } from '../orders/orderOnWire.ts'
import { openPayPage } from '../orders/payPage.ts'
import { isReceiptOf } from '../orders/receipt.ts'
import { mayAct, withoutContacts } from '../orders/sight.ts'
import type { Parts } from '../parts.ts'
import type { Store, StoredOrder } from '../store/store.ts'
import { type Api, checkClaims, serve } from './serve.ts'

/** Serves the calls for orders and their payment (API-02, API-21 to API-23). */
export function serveOrders(api: Api, parts: Parts): void {
  const { places, store, options, clock } = parts

  serve(api, endpoints.createOrder, ({ body, user, session, key, lang }) => {
    checkClaims([body.user_id, ...body.trips.map((trip) => trip.user_id)], { user, session }, store)
    return { result: book({ body, user, key, lang }, parts) }
  })

  serve(api, endpoints.order, async ({ query, user, session, lang }) => {
    // The receipt is checked before any look-up, so that the time of the response does not reveal an existing order.
    const hasReceipt =
      query.transaction !== undefined &&
      query.receipt !== undefined &&
      (await isReceiptOf(query.transaction, query.receipt, {
        secret: options().receiptSecret,
        now: clock.now(),
      }))
    const orders = ordersNamed(store, query, { user, session })
    const [first] = orders
    // An unknown order and another user's order get the same response.
    if (first === undefined) throw new Refusal(404, 'unknown_order')
    const isWhole = mayAct(first, { user, session }, store)
    if (!isWhole && !hasReceipt) throw new Refusal(404, 'unknown_order')
    const payment = store.payment(first.transaction)
    // The transaction appears in addresses and the booking's key does not, so only the key proves the own booking.
    const isOwn = query.order_id === undefined && query.transaction === undefined
    const rows = orders.map((order) => {
      const row = {
        ...orderOnWire(order, payment, places, lang, isOwn),
        ...offeredOnWire(order, parts, lang),
      }
      return isWhole ? row : withoutContacts(row)
    })
    return { result: { orders: rows } }
  })

  serve(api, endpoints.updateOrder, ({ body, user, session, key, lang }) => {
    checkClaims([body.user_id], { user, session }, store)
    return { result: change({ body, user, key, lang }, parts) }
  })

  serve(api, endpoints.payUrl, ({ query, user, session, lang }) => {
    const payment = store.payment(query.transaction)
    const [order] = store.ordersOf(query.transaction)
    if (payment === null || order === undefined || !mayAct(order, { user, session }, store))
      throw new Refusal(404, 'unknown_order')
    if (store.user(order.userId)?.pays === 'cash') throw new Refusal(400, 'payment_not_offered')
    if (store.ordersOf(query.transaction).every(({ cancellation }) => cancellation !== null))
      throw new Refusal(409, 'order_cancelled')
    if (payment.status === 'paid') throw new Refusal(409, 'already_paid')
    const base = moduleBase(options(), query.trans_host_name)
    const back = new URLSearchParams(query.return_query)
    for (const secret of ['token', 'receipt']) back.delete(secret)
    if (!back.has('lang')) back.set('lang', lang)
    const returnUrl = `${base}/approveorder/${payment.transaction}?${back}`
    return { result: { url: openPayPage(payment, returnUrl, lang, parts) } }
  })
}

/**
 * The rides of a booking, the requested one first. An order number counts only with the session of its user, since numbers
 * can be guessed and the partner's page gets them. A transaction and a key cannot be guessed.
 */
function ordersNamed(
  store: Store,
  query: {
    order_id?: string | undefined
    transaction?: string | undefined
    idempotency_key?: string | undefined
  },
  visitor: Visitor,
): StoredOrder[] {
  if (query.order_id !== undefined) {
    if (visitor.session === null) return []
    const named = store.order(Number(query.order_id))
    if (named === null || named.userId !== visitor.user.userId) return []
    return [named, ...store.ordersOf(named.transaction).filter(({ orderId }) => orderId !== named.orderId)]
  }
  if (query.transaction !== undefined) return store.ordersOf(query.transaction)
  return query.idempotency_key === undefined ? [] : store.ordersByKey(query.idempotency_key.toLowerCase())
}

/** The module's address: the configured one, but with the caller's own host and port if both run on this machine. */
function moduleBase({ moduleUrl }: SandboxOptions, hostName: string | undefined): string {
  const base = new URL(moduleUrl)
  const local = /^(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/
  if (hostName !== undefined && local.test(hostName) && local.test(base.host)) base.host = hostName
  return base.href.replace(/\/$/, '')
}
