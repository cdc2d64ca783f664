import type { Draft, Ride } from '../domain/booking.ts'
import type { KnownOrder } from './bookingState.ts'
import { nothing } from './intent.ts'
import { draftShape } from './keptShape.ts'

/**
 * The booking as its order has it, for what stands beside "Pay now": of what was entered since, the order has nothing
 * (BOOK-49). Without an order, or where it is not known what it was made from, the draft itself.
 */
export function orderedDraft(draft: Draft, order: Pick<KnownOrder, 'said'> | null): Draft {
  try {
    const said = JSON.parse(order?.said ?? '')
    /** Its text names stops by their ids; they stand once there is an order, and so does the way back. */
    const asSaid = <Said extends Ride>(ride: Said, text: object): Said => ({
      ...ride,
      ...nothing,
      ...text,
      stops: ride.stops,
    })
    const { passengers, costCenter, returnRide } = draft
    const ordered = {
      ...asSaid(draft, said),
      passengers,
      costCenter,
      returnRide: returnRide && asSaid(returnRide, said.returnRide),
    }
    if (said.form && draftShape(ordered)) return ordered
  } catch {
    // The text was kept on the device, where anything may have become of it.
  }
  return draft
}
