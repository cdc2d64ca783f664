import type { Order } from '../../kernel/model/order.ts'
import { type SafeUrl, safeUrl } from '../../kernel/values/safeUrl.ts'
import { ClientError } from '../clientError.ts'
import type { Core } from '../core.ts'
import { unreadable } from '../unreadable.ts'
import { toOrder } from './codec.ts'
import { order, payUrl } from './schema.ts'

/**
 * Ways to identify an order: by its id, by the transaction in its address, or by the key with which it was sent. A
 * receipt opens the order for a visitor who is not signed in as its owner.
 */
export type OrderName =
  | { orderId: string }
  | { transaction: string; receipt?: string | null }
  | { idempotencyKey: string }

/**
 * Requests about an existing order; each rejects with ClientError only. They are separate from the requests that create
 * an order, because a confirmation does not need the rules of the form.
 */
export interface PlacedOrdersClient {
  /**
   * Requests an order as the service stores it, with its payment. An order other than the requested one, or with too
   * many rides, rejects with `unreadable`; an unknown order with kind `rejected` and status 404.
   */
  order(name: OrderName, signal: AbortSignal): Promise<Order>
  /**
   * Requests the address of the payment page. It must be https, or http on localhost, else kind `unreadable`. Its
   * origin must be one of those in the configuration, else kind `untrusted`.
   *
   * @param returnQuery query of the address to which the payment page returns, without the question mark. @default the
   * language only
   */
  payUrl(transaction: string, signal: AbortSignal, returnQuery?: string): Promise<SafeUrl>
}

/** Maximum number of rides of a booking: there and back. */
const mostRides = 2

/** Creates the requests about an existing order. */
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
      // Without a list of origins only localhost is allowed, over http.
      if (core.redirectOrigins?.includes(origin) ?? origin.startsWith('http:')) return safe
      const error = new ClientError('untrusted', { endpoint: payUrl.name, path: 'result.url' })
      core.report(error, { origin })
      throw error
    },
  }
}
