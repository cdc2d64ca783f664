import * as v from 'valibot'
import type { Draft, Ride } from '../../kernel/model/booking.ts'
import { draftSchema } from '../draft/draftSchema.ts'
import { nothing } from './intent.ts'
import type { KnownOrder } from './progress.ts'

/**
 * Returns the draft as it was ordered, for the facts beside "Pay now": the order does not have later edits
 * (BOOK-49). Without an order, or if its text is not known, it returns the draft itself.
 */
export function orderedDraft(draft: Draft, order: Pick<KnownOrder, 'said'> | null): Draft {
  try {
    const said = JSON.parse(order?.said ?? '')
    /**
     * The order's text has only the ids of the stops. Stops and the way back cannot change after an order, so
     * the draft's are used.
     */
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
    if (said.form && v.is(draftSchema, ordered)) return ordered
  } catch {
    // The text was kept on the device, where it may have been changed.
  }
  return draft
}
