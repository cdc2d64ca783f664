import { hasLeft } from '../domain/hasLeft.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import type { Store } from '../state/store.ts'
import { begunOf } from './draftStore.ts'
import { draftsOf } from './drafts.ts'
import type { ModuleCore } from './module.tsx'

/**
 * Tells whose form stands here now: that of another account, or of one that has signed out, goes, on the device and on
 * the screen (BOOK-58). An order that is the new one's own stays to be paid (BOOK-46).
 * @returns what became of the form: `same`; `gone`; `toPay`, the order's name is left of it
 */
export function settleOwner(
  core: ModuleCore,
  store: Store<BookingState, BookingAction>,
  userId: string | null,
): 'same' | 'gone' | 'toPay' {
  const known = core.shared('draft owner', (): { userId: string | null | undefined } => ({
    userId: undefined,
  }))
  const before = known.userId
  known.userId = userId
  draftsOf(core).claim(userId)
  const { draft, begun, order } = store.get()
  if (!hasLeft(before, userId) || (!draft && !begun)) return 'same'
  const own = order ?? begun
  if (own && userId !== null && own.userId === userId) {
    store.dispatch({ type: 'begunFound', order: begunOf(own) })
    return 'toPay'
  }
  store.dispatch({ type: 'finished' })
  return 'gone'
}
