import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import type { Visitor } from '../auth/visitor.ts'
import { Refusal } from '../errors.ts'
import type { SandboxOptions } from '../options.ts'
import { book } from '../orders/book.ts'
import { change } from '../orders/change.ts'
import { orderOnWire } from '../orders/orderOnWire.ts'
import type { Parts } from '../parts.ts'
import type { Store, StoredOrder } from '../store/store.ts'
import { type Api, checkClaims, serve } from './serve.ts'

/** The calls about orders and their payment (API-02, API-21 to API-23). */
export function serveOrders(api: Api, parts: Parts): void {
  const { places, store, options } = parts

  serve(api, endpoints.createOrder, ({ body, user, session, key, lang }) => {
    checkClaims([body.user_id, ...body.trips.map((trip) => trip.user_id)], { user, session }, store)
    return { result: book({ body, user, key, lang }, parts) }
  })

  serve(api, endpoints.order, ({ query, user, session, lang }) => {
    const orders = ordersAsked(store, query, { user, session })
    const [first] = orders
    if (first === undefined) throw new Refusal(404, 'unknown_order')
    const payment = store.payment(first.transaction)
    return { result: { orders: orders.map((order) => orderOnWire(order, payment, places, lang)) } }
  })

  serve(api, endpoints.updateOrder, ({ body, user, session, key, lang }) => {
    checkClaims([body.user_id], { user, session }, store)
    return { result: change({ body, user, key, lang }, parts) }
  })

  serve(api, endpoints.payUrl, ({ query, user, session, lang }) => {
    const payment = store.payment(query.transaction)
    const [order] = store.ordersOf(query.transaction)
    if (payment === null || order === undefined) throw new Refusal(404, 'unknown_order')
    if (!maySee(order, { user, session }, store)) throw new Refusal(403, 'other_user')
    if (store.user(order.userId)?.pays === 'cash') throw new Refusal(400, 'payment_not_offered')
    if (payment.status === 'paid') throw new Refusal(409, 'already_paid')
    const base = moduleBase(options(), query.trans_host_name)
    const back = new URLSearchParams(query.return_query)
    back.delete('token')
    if (!back.has('lang')) back.set('lang', lang)
    const returnUrl = `${base}/approveorder/${payment.transaction}?${back}`
    store.setPayment({ ...payment, status: 'pending', returnUrl })
    return { result: { url: `${options().payUrl}/${payment.transaction}?lang=${lang}` } }
  })
}

/**
 * The rides of a booking, the named one first. An order number counts only with the session of its user: numbers can be
 * tried out. A transaction or a key cannot be guessed, so it also counts where nobody is signed in, and for what was
 * booked without an account: a payment that left a frame comes back to a page that knows nothing of who was in it.
 */
function ordersAsked(
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
  const found =
    query.transaction !== undefined
      ? store.ordersOf(query.transaction)
      : query.idempotency_key !== undefined
        ? store.ordersByKey(query.idempotency_key.toLowerCase())
        : []
  return found.filter((order) => maySee(order, visitor, store))
}

const maySee = ({ userId }: StoredOrder, { user, session }: Visitor, store: Store) =>
  session === null || userId === user.userId || store.user(userId)?.login === null

/** Where the module answers: its configured address, on the caller's own port where both run on this machine. */
function moduleBase({ moduleUrl }: SandboxOptions, hostName: string | undefined): string {
  const base = new URL(moduleUrl)
  const local = /^(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/
  if (hostName !== undefined && local.test(hostName) && local.test(base.host)) base.host = hostName
  return base.href.replace(/\/$/, '')
}
