import { toOrder } from '../codec/order.ts'
import { order, payUrl } from '../contract/orders.ts'
import type { Order } from '../domain/order.ts'
import { type SafeUrl, safeUrl } from '../domain/safeUrl.ts'
import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'
import { unreadable } from './unreadable.ts'

/**
 * Name of an order: by id, by the name in its address, or by the key it was sent with. A receipt opens the named one
 * to whoever is not signed in as its owner.
 */
export type OrderName =
  | { orderId: string }
  | { transaction: string; receipt?: string | null }
  | { idempotencyKey: string }

/**
 * Calls about an order that was placed; each rejects with ClientError only. They stand apart from those that place one:
 * a confirmation does without the rules of the form.
 */
export interface PlacedOrdersClient {
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
}

/** There and back. */
const mostRides = 2

/** Calls about an order that was placed. */
export function placedOrdersClient(core: Core): PlacedOrdersClient {
  const misnamed = (field: string) => unreadable(core, order.name, `result.orders[0].${field}`)
  return {
    order: async (name, signal) => {
      const query =
        'orderId' in name
          ? { order_id: name.orderId }
          : 'transaction' in name
            ? { transaction: name.transaction, ...(name.receipt && { receipt: name.receipt }) }
            : { idempotency_key: name.idempotencyKey }
      const read = toOrder(await core.call(order, { signal, query }))
      if ('orderId' in name && read.orderId !== name.orderId) throw misnamed('order_id')
      if ('transaction' in name && read.transaction !== name.transaction) throw misnamed('transaction')
      if (read.trips.length > mostRides) throw unreadable(core, order.name, `result.orders[${mostRides}]`)
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
      if (safe === null) throw unreadable(core, payUrl.name, 'result.url')
      const { origin } = new URL(safe)
      // Only this very machine is safe over http.
      if (core.redirectOrigins?.includes(origin) ?? origin.startsWith('http:')) return safe
      const error = new ClientError('untrusted', { endpoint: payUrl.name, path: 'result.url' })
      core.report(error, { origin })
      throw error
    },
  }
}
