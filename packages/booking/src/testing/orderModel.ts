import type { OrdersClient } from '../booking/wire/ordersClient.ts'
import type { Order } from '../kernel/model/order.ts'
import type { Money } from '../kernel/values/money.ts'
import { safeUrl } from '../kernel/values/safeUrl.ts'
import { ClientError } from '../wire/clientError.ts'
import { createAirport, createHouse, createOrderTrip } from './samples/fixtures.ts'

/**
 * Outcome of a booking request. `answerLost`: the ride is booked, but the response is lost. `requestLost`: the request
 * is lost. `late`: the request arrives after the caller has given up. `brokenBefore`, `brokenAfter`: a 500 before or
 * after the ride is booked.
 */
export type Fate =
  | 'answered'
  | 'answerLost'
  | 'requestLost'
  | 'late'
  | 'refused'
  | 'signIn'
  | 'priceRefused'
  | 'brokenBefore'
  | 'brokenAfter'
  | 'unreadable'

interface ModelOrder {
  orderId: string
  transaction: string
  key: string
  priceId: string
  body: string
  paymentStatus: 'none' | 'pending' | 'paid'
}

/** A small model of the service: orders by key; the same key with another body is refused with 409. */
export interface OrderModel {
  readonly orders: ModelOrder[]
  /** Keys of all booking requests, in order. */
  readonly keys: string[]
  /** Number of booking requests that were sent. */
  readonly sent: number
  /** Outcomes of the next requests; all further requests are answered. */
  fates: Fate[]
  /** User of all orders in the responses. Null: not stated. */
  owner: string | null
  /** Price of all orders in the responses. Null: not stated. */
  price: Money | null
  readsFail: boolean
  payFails: boolean
  /** Number of rides of each booking; their ids count up from that of the order. @default 1 */
  rides: number
  /** Resolves when a booking or changing request has reached the service. @default at once */
  travel(): Promise<void>
  /** Lets the late requests arrive. */
  arriveLate(): void
  pay(orderId: string): void
  /** Comments of the accepted changes, in their order. */
  readonly changes: string[]
  client(): Pick<OrdersClient, 'createOrder' | 'order' | 'payUrl' | 'updateOrder'>
}

type Request = Parameters<OrdersClient['createOrder']>[0]
type Change = Parameters<OrdersClient['updateOrder']>[0]

export function createOrderModel(): OrderModel {
  const orders: ModelOrder[] = []
  const keys: string[] = []
  const changes: string[] = []
  const changed = new Map<string, string>()
  let late: (() => unknown)[] = []

  function arrive(key: string, { draft }: Request): ModelOrder {
    const body = bodyOf({ draft })
    const known = orders.find((order) => order.key === key)
    if (known && known.body !== body) throw rejected(409, 'idempotency_conflict')
    if (known) return known
    const orderId = String(orders.length + 1)
    const paymentStatus = draft.payment === 'card' ? 'pending' : 'none'
    const made: ModelOrder = {
      orderId,
      transaction: `t${orderId}`,
      key,
      priceId: draft.offer.priceId,
      body,
      paymentStatus,
    }
    orders.push(made)
    return made
  }

  /** Accepts a change once per key; the same key with another body is refused with 409. */
  function change(key: string, { draft, orderId }: Change): void {
    const order = orders.find((one) => one.orderId === orderId)
    if (!order) throw rejected(404, 'unknown_order')
    const body = bodyOf({ draft })
    const known = changed.get(key)
    if (known !== undefined && known !== body) throw rejected(409, 'idempotency_conflict')
    if (known !== undefined) return
    changed.set(key, body)
    changes.push(draft.notes)
  }

  /** Ends a request by its outcome. */
  async function answered<T>(endpoint: string, key: string, signal: AbortSignal, act: () => T): Promise<T> {
    keys.push(key)
    const fate = model.fates.shift() ?? 'answered'
    await model.travel()
    if (fate === 'late') late.push(act)
    if (fate === 'requestLost' || fate === 'late') throw new ClientError('network', { endpoint })
    if (fate === 'refused') throw rejected(400, 'no', 'No.')
    if (fate === 'signIn') throw rejected(401, '401')
    if (fate === 'priceRefused') throw rejected(409, 'price_expired')
    if (fate === 'brokenBefore') throw rejected(500)
    const answer = act()
    await Promise.resolve()
    if (signal.aborted) throw new ClientError('aborted', { endpoint })
    if (fate === 'answerLost') throw new ClientError('timeout', { endpoint })
    if (fate === 'brokenAfter') throw rejected(502)
    if (fate === 'unreadable') throw new ClientError('unreadable', { endpoint, path: 'result[0]' })
    return answer
  }

  const ridesOf = (orderId: string) =>
    Array.from({ length: model.rides }, (_, at) => String(Number(orderId) + at))

  const model: OrderModel = {
    orders,
    keys,
    changes,
    get sent() {
      return keys.length
    },
    fates: [],
    owner: null,
    price: null,
    readsFail: false,
    payFails: false,
    rides: 1,
    travel: () => Promise.resolve(),
    arriveLate() {
      const waiting = late
      late = []
      for (const run of waiting)
        try {
          run()
        } catch {
          // The response to a late conflict has no receiver any more.
        }
    },
    pay(orderId) {
      for (const order of orders) if (order.orderId === orderId) order.paymentStatus = 'paid'
    },
    client: () => ({
      createOrder: (request, { idempotencyKey, signal }) =>
        answered('createOrder', idempotencyKey, signal, () => {
          const { orderId, transaction } = arrive(idempotencyKey, request)
          return { orderId, transaction, userId: model.owner, rideIds: ridesOf(orderId), guestKey: null }
        }),
      updateOrder: (request, { idempotencyKey, signal }) =>
        answered('updateOrder', idempotencyKey, signal, () => change(idempotencyKey, request)),
      async order(name) {
        await Promise.resolve()
        if (model.readsFail) throw new ClientError('network', { endpoint: 'order' })
        const found = orders.find((order) =>
          'idempotencyKey' in name
            ? order.key === name.idempotencyKey
            : 'transaction' in name
              ? order.transaction === name.transaction
              : order.orderId === name.orderId,
        )
        if (!found) throw rejected(404, 'unknown_order')
        return { ...asOrder(found), userId: model.owner, price: model.price }
      },
      async payUrl(transaction) {
        await Promise.resolve()
        if (model.payFails) throw rejected(500)
        const isPaid = orders.find((one) => one.transaction === transaction)?.paymentStatus === 'paid'
        if (isPaid) throw rejected(409, 'already_paid')
        return safeUrl(`https://pay.test/${transaction}`, 'any')!
      },
    }),
  }
  return model
}

function bodyOf({ draft }: Request): string {
  const { idempotencyKey: _key, passengers, ...rest } = draft
  return JSON.stringify([rest, passengers.map(({ uniqId: _id, ...row }) => row)])
}

/** Lets all pending microtasks run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

function rejected(status: number, code?: string, serverMessage?: string): ClientError {
  return new ClientError('rejected', {
    endpoint: 'createOrder',
    status,
    ...(code === undefined ? {} : { code }),
    ...(serverMessage === undefined ? {} : { serverMessage }),
  })
}

function asOrder({ orderId, transaction, paymentStatus, priceId }: ModelOrder): Order {
  const end = (place: ReturnType<typeof createHouse>) => ({
    placeId: place.placeId,
    type: place.type,
    text: place.text,
    timeZone: place.timeZone,
  })
  return {
    orderId,
    transaction,
    userId: null,
    number: `W-${orderId}`,
    numbers: [`W-${orderId}`],
    status: null,
    paymentStatus,
    price: null,
    guestKey: null,
    isByReceipt: false,
    trips: [createOrderTrip({ orderId, start: end(createAirport()), finish: end(createHouse()), priceId })],
  }
}
