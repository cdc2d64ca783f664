import type { User } from '../../kernel/model/user.ts'
import type { Store } from '../../kernel/store/store.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { resourcesOf } from '../../module/resources.ts'
import type { EarlierOrder } from '../../search/index.ts'
import { prefillOf } from '../draft/prefill.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState, SourceOrder } from '../state/bookingState.ts'
import { earlierOrderKey } from './useEarlierOrder.ts'

/** True if the booking changes or repeats the order that the finder holds, or if neither has an order. */
export function isOfOrder({ earlier: kept }: BookingState, named: EarlierOrder | null): boolean {
  const source = named?.source ?? null
  if (!kept || !named || !source) return kept === null && source === null
  return kept.action === named.action && kept.trip.orderId === source.trip.orderId
}

/**
 * Fills a newly begun draft from the order that is changed or repeated (BOOK-50, BOOK-52).
 * @param isKnown the order has filled the draft before, so the person's later inputs stay
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

/** Facts of the earlier order that decide about a fast ride (PRICE-14). Null: a new booking. */
export function fastRideBasis(
  earlier: SourceOrder | null,
): Pick<EarlierOrder, 'action' | 'isFastRide'> | null {
  return earlier && { action: earlier.action, isFastRide: earlier.trip.isFastRide }
}

/** Removes a changed order from the cache, so that it is read again the next time. */
export function forgetOrder(module: ModuleCore, orderId: string, userId: string | null): void {
  resourcesOf(module).put(earlierOrderKey(orderId, userId), undefined)
}
