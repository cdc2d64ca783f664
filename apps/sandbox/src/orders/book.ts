import type { orderRequest } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'
import { findCertificate, goodCertificate, minorUnits, repaymentOf } from '../bonus/certificates.ts'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { Quote } from '../prices/quote.ts'
import { randomHex } from '../randomHex.ts'
import type { Store, StoredOrder } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'
import { keyedAnswer } from './answeredOnce.ts'
import { quoteForBooking } from './quoteForBooking.ts'
import { amountOf, checkReturn, checkTrip, type TripPayload } from './trip.ts'

/** The request of a booking. */
export interface BookingRequest {
  readonly body: InferOutput<typeof orderRequest>
  readonly user: SandboxUser
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
  /** Language of the messages to the visitor. */
  readonly lang: Lang
}

/** Answer to a booking, with one row for each of its rides. */
export type BookingAnswer = {
  order_id: number
  user_id: number | null
  transaction: string
  guest_key?: string
}[]

interface Ride {
  readonly trip: TripPayload
  readonly quote: Quote
}

/** Books once: for 24 hours a key with the same body gets the first answer again, with another body 409. @throws Refusal */
export function book({ body, user, key, lang }: BookingRequest, parts: Parts): BookingAnswer {
  const { store, clock, places } = parts
  const now = clock.now()
  const keyed = keyedAnswer(store, key, body, now)
  if (keyed.first !== null) return keyed.first.answer as BookingAnswer

  const transaction = randomHex(16)
  // The transaction is in the address of the confirmation, so a guest needs a separate secret to cancel.
  const guestKey = user.login === null ? randomHex(16) : null
  const rides = body.trips.map((trip): Ride => {
    const quote = quoteForBooking(trip.price_id, parts)
    checkTrip(trip, { quote, user, places, store, lang, now })
    return { trip, quote }
  })
  const wrong = rides.find(({ quote }) => quote.currency !== body.currency)
  if (wrong !== undefined) throw new Refusal(400, 'wrong_currency', { currency: wrong.quote.currency })
  const [there, back] = rides
  if (there !== undefined && back !== undefined) checkReturn(there.trip, there.quote, back.trip, back.quote)
  const isByCard = body.payment_type === 'card'
  if (isByCard ? user.pays === 'cash' : body.payment_type === 'cash' && user.pays === 'card') {
    throw new Refusal(400, 'payment_not_offered')
  }
  const { amounts, certificate } = amountsOf(rides, user, store, now)

  const taken = new Set<number>()
  const orders = rides.map(
    ({ trip, quote }, at): StoredOrder => ({
      orderId: freeOrderId(store, taken),
      transaction,
      userId: user.userId,
      key,
      guestKey,
      cancellation: null,
      createdAt: now,
      lang: body.lang,
      ...rideFacts(trip, quote, amounts[at] as number),
    }),
  )
  const total = totalOf(amounts)
  const answer = orders.map(({ orderId }) => ({
    order_id: orderId,
    user_id: user.userId,
    transaction,
    ...(guestKey === null ? {} : { guest_key: guestKey }),
  }))
  store.add({
    orders,
    payment: {
      transaction,
      status: total === 0 ? 'paid' : isByCard ? 'pending' : 'none',
      amount: total,
      currency: body.currency,
    },
    answer: keyed.kept(answer),
    certificate,
  })
  return answer
}

/** Fields of an order from its trip, its price and the amount still to be paid. */
export function rideFacts(trip: TripPayload, quote: Quote, amount: number) {
  return {
    currency: quote.currency,
    amount,
    classId: quote.carClass.id,
    providerId: quote.provider.id,
    fromId: quote.from.placeId,
    toId: quote.to?.placeId ?? null,
    trip,
  }
}

/** The sum of amounts in whole units, exact to the minor unit. */
export const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * minorUnits), 0) / minorUnits

/** The amount still to be paid for each ride, and the certificate that is spent on them. @throws Refusal */
function amountsOf(rides: readonly Ride[], user: SandboxUser, store: Store, now: number) {
  const named = rides.filter(({ trip }) => trip.hash !== '')
  const [first] = named
  const costs = rides.map(({ trip, quote }) => amountOf(trip, quote) * minorUnits)
  const whole = costs.map((cost) => cost / minorUnits)
  if (first === undefined) return { amounts: whole, certificate: null }
  const certificate = goodCertificate(first.trip.hash, user, store, now)
  const isOne = named.every(({ trip }) => findCertificate(trip.hash, store)?.hash === certificate.hash)
  if (!isOne) throw new Refusal(400, 'certificate_single')
  const covered = costs.map((cost, at) => (rides[at]?.trip.hash === '' ? 0 : cost))
  const { repaid } = repaymentOf(certificate, covered, first.quote.currency)
  const amounts = costs.map((cost, at) => (cost - (repaid[at] ?? 0)) / minorUnits)
  return { amounts, certificate: certificate.isReusable ? null : certificate.hash }
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
