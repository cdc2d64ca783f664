import type { Platform } from '../../kernel/platform.ts'
import type { Begun } from '../state/progress.ts'

/** Lifetime of the form of an order that is being paid, milliseconds. */
export const paymentLifeMs = 900_000

const name = 'cached_trip'

/** Mark of an order, written before the page is left for its payment. */
export interface PaymentMark extends Begun {
  /** Expiry of the order's form, epoch milliseconds. */
  exp: number
  /** Id of the user who was signed in. @default nobody */
  owner?: string
}

type Places = Pick<Platform, 'cookies' | 'storage'>

/** The mark of this tab, or else of the browser. Null: there is none, or it is broken. */
export function readPaymentMark({ cookies, storage }: Places): PaymentMark | null {
  return markOf(storage.session.get(name)) ?? markOf(cookies.get(name))
}

/** Writes the mark of an order before the page is left for its payment. */
export function writePaymentMark({ cookies, storage }: Places, mark: PaymentMark): void {
  const text = JSON.stringify(mark)
  storage.session.set(name, text)
  cookies.set(name, text, paymentLifeMs / 1000)
}

/** Removes the mark. @param transaction if given, only the mark of this order */
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
