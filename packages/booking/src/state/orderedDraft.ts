import type { Draft } from '../domain/booking.ts'
import { noParticulars } from '../domain/draft.ts'
import type { KnownOrder } from './bookingState.ts'
import { draftShape } from './keptShape.ts'

/** What the summary tells of a ride, and of the whole booking. Places and the way back stand once there is an order. */
const ofRide = ['form', 'services', 'flexibleTariff', 'isFastRide'] as const
const ofBooking = [...ofRide, 'adults', 'children', 'childSeats', 'hash'] as const

/** Left out of the text of a draft while they say nothing. */
const unsaid: Readonly<Record<string, unknown>> = { hash: noParticulars.hash, flexibleTariff: false }

/**
 * The booking as its order has it, for what stands beside "Pay now": of what was entered since, the order has nothing
 * (BOOK-49). Without an order, or where it is not known what it was made from, the draft itself.
 */
export function orderedDraft(draft: Draft, order: Pick<KnownOrder, 'said'> | null): Draft {
  const said = order?.said === undefined ? null : fieldsIn(order.said)
  if (!said) return draft
  const there = { ...draft, ...taken(said, ofBooking) }
  const back = draft.returnRide && isFields(said['returnRide']) ? taken(said['returnRide'], ofRide) : {}
  const ordered = { ...there, returnRide: draft.returnRide && { ...draft.returnRide, ...back } }
  // The text was kept on the device, where anything may have become of it.
  return draftShape(ordered) ? ordered : draft
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function fieldsIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) && 'form' in value ? value : null
  } catch {
    return null
  }
}

const taken = (said: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = said[name] ?? unsaid[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
