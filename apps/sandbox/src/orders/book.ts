import type { orderRequest } from '@wherry/booking/contract/orders.ts'
import type { InferOutput } from 'valibot'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { placeOfId } from '../pointPlace.ts'
import { checkPrice, type Quote } from '../prices/quote.ts'
import type { Store, StoredOrder } from '../store/store.ts'
import type { SandboxUser } from '../users/users.ts'
import { fingerprintOf } from './fingerprint.ts'
import { amountOf, checkReturn, checkTrip, type TripPayload } from './trip.ts'

/** A booking as it was asked for. */
export interface BookingRequest {
  readonly body: InferOutput<typeof orderRequest>
  readonly user: SandboxUser
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
}

/** A row a ride. */
export type BookingAnswer = { order_id: number; user_id: number | null; transaction: string }[]

/** How long a key is remembered, in milliseconds (BOOK-42). */
const keyLife = 24 * 3_600_000

/**
 * Books once: a key with the same body gives the first answer again for 24 hours, with another body 409. Nothing
 * is stored of a refused booking, so its key is free. @throws Refusal
 */
export function book({ body, user, key }: BookingRequest, parts: Parts): BookingAnswer {
  const { store, clock } = parts
  const now = clock.now()
  const fingerprint = fingerprintOf(body)
  store.forgetAnswersBefore(now - keyLife)
  const first = key === null ? null : store.answer(key)
  if (first !== null) {
    if (first.fingerprint !== fingerprint) throw new Refusal(409, 'idempotency_conflict')
    return first.answer as BookingAnswer
  }

  const transaction = randomName()
  const rides = body.trips.map((trip) => {
    const quote = quoteForBooking(trip, parts)
    checkTrip(trip, quote, user, now)
    return { trip, quote }
  })
  const [there, back] = rides
  if (there !== undefined && back !== undefined) checkReturn(there.trip, there.quote, back.trip, back.quote)
  const isByCard = body.payment_type === 'card'
  if (isByCard ? user.pays === 'cash' : body.payment_type === 'cash' && user.pays === 'card') {
    throw new Refusal(400, 'payment_not_offered')
  }

  const taken = new Set<number>()
  const orders = rides.map(
    ({ trip, quote }): StoredOrder => ({
      orderId: freeOrderId(store, taken),
      transaction,
      userId: user.userId,
      key,
      createdAt: now,
      lang: body.lang,
      ...rideFacts(trip, quote),
    }),
  )
  const answer = orders.map(({ orderId }) => ({ order_id: orderId, user_id: user.userId, transaction }))
  store.add({
    orders,
    payment: {
      transaction,
      status: isByCard ? 'pending' : 'none',
      amount: orders.reduce((sum, { amount }) => sum + amount, 0),
      currency: orders[0]?.currency ?? body.currency,
      returnUrl: null,
    },
    answer: key === null ? null : { key, fingerprint, answer, createdAt: now },
  })
  return answer
}

/** What an order keeps of a trip and its price. */
export function rideFacts(trip: TripPayload, quote: Quote) {
  return {
    currency: quote.currency,
    amount: amountOf(trip, quote),
    classId: quote.carClass.id,
    providerId: quote.provider.id,
    fromId: quote.from.placeId,
    toId: quote.to.placeId,
    trip,
  }
}

/** The price of a trip. @throws Refusal 409 `price_expired`, with the price now where the ride is still sold */
export function quoteForBooking(trip: TripPayload, { places, clock, options }: Parts): Quote {
  const checked = checkPrice(
    String(trip.price_id),
    (id) => placeOfId(places, id),
    clock.now(),
    options().tariff,
  )
  if (checked.state === 'gone') throw new Refusal(409, 'price_gone')
  if (checked.state === 'changed') {
    const { amount, currency, priceId } = checked.quote
    throw new Refusal(409, 'price_expired', {}, { price: amount, currency, price_id: priceId })
  }
  return checked.quote
}

function freeOrderId(store: Store, taken: Set<number>): number {
  for (;;) {
    const [random] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number]
    const orderId = 100_000_000 + (random % 900_000_000)
    if (taken.has(orderId) || store.order(orderId) !== null) continue
    taken.add(orderId)
    return orderId
  }
}

/** 128 random bits in hexadecimal. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
