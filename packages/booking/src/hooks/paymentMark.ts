import type { Platform } from '../platform/platform.ts'
import type { Begun } from '../state/bookingState.ts'

/** How long the form of an order that is being paid is kept. */
export const paymentLifeMs = 900_000

const name = 'cached_trip'

/** What is marked of an order that the page was left to pay. */
export interface PaymentMark extends Begun {
  /** Until when its form is kept, epoch milliseconds. */
  exp: number
  /** Who was signed in. @default nobody */
  owner?: string
}

type Places = Pick<Platform, 'cookies' | 'storage'>

/** The mark of this tab, or else of the browser. Null: there is none, or it is broken. */
export function readPaymentMark({ cookies, storage }: Places): PaymentMark | null {
  return markOf(storage.session.get(name)) ?? markOf(cookies.get(name))
}

/** Marks an order that is left for its payment. */
export function writePaymentMark({ cookies, storage }: Places, mark: PaymentMark): void {
  const text = JSON.stringify(mark)
  storage.session.set(name, text)
  cookies.set(name, text, paymentLifeMs / 1000)
}

/** Removes the mark. @param transaction where given, of this order alone */
export function removePaymentMark({ cookies, storage }: Places, transaction?: string): void {
  for (const place of [storage.session, cookies])
    if (transaction === undefined || markOf(place.get(name))?.transaction === transaction) place.remove(name)
}

function markOf(text: string | null): PaymentMark | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { orderId, transaction, number, exp, owner } = value as Record<string, unknown>
    if (typeof orderId !== 'string' || typeof transaction !== 'string') return null
    if (typeof number !== 'string' || typeof exp !== 'number') return null
    return { orderId, transaction, number, exp, ...(typeof owner === 'string' && { owner }) }
  } catch {
    return null
  }
}
