import { mutate } from 'swr'
import type { EarlierOrder } from '../domain/earlierOrder.ts'
import { prefillOf } from '../domain/prefill.ts'
import type { User } from '../domain/user.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState, Earlier } from '../state/bookingState.ts'
import type { Store } from '../state/store.ts'
import type { ModuleCore } from './module.tsx'
import { earlierOrderKey } from './useEarlierOrder.ts'

/** Whether a booking is of the order that the finder was led to, or both of none. */
export function isOfOrder({ earlier: kept }: BookingState, named: EarlierOrder | null): boolean {
  const source = named?.source ?? null
  if (!kept || !named || !source) return kept === null && source === null
  return kept.action === named.action && kept.trip.orderId === source.trip.orderId
}

/**
 * Fills the draft that was just begun at an offer from the order that is changed or repeated (BOOK-50, BOOK-52).
 * @param isKnown the draft was filled from it before: what the person has entered since stays
 */
export function fillFromOrder(
  store: Store<BookingState, BookingAction>,
  named: EarlierOrder | null,
  user: User,
  isKnown: boolean,
): void {
  const { draft } = store.get()
  if (!draft || !named?.source) return
  const { action, source } = named
  const { trip, transaction, number } = source
  store.dispatch({
    type: 'prefilled',
    draft: isKnown ? {} : prefillOf(trip, draft.offer, user, action),
    change: action === 'change' ? { orderId: trip.orderId, transaction, number } : null,
    earlier: { action, trip },
  })
}

/** What of the earlier order decides whether a fast ride may be taken (PRICE-14). Null: a new booking. */
export function fastRideBasis(earlier: Earlier | null): Pick<EarlierOrder, 'action' | 'isFastRide'> | null {
  return earlier && { action: earlier.action, isFastRide: earlier.trip.isFastRide }
}

/** An order that was changed is read anew the next time. */
export function forgetOrder({ shared }: ModuleCore, orderId: string, userId: string | null): void {
  void mutate([shared, ...earlierOrderKey(orderId, userId)], undefined, { revalidate: false })
}
