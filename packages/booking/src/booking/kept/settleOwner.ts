import type { Store } from '../../kernel/store/store.ts'
import { hasUserChanged } from '../../kernel/values/hasUserChanged.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { orderIdsOf } from './draftStore.ts'
import { draftsOf } from './drafts.ts'

/** The user to whom the module's draft belongs. Null: nobody is signed in; undefined: not known yet. */
const draftOwner = perModule((): { userId: string | null | undefined } => ({ userId: undefined }))

/**
 * Applies a change of the signed-in user. A form of another account, or of one that has signed out, is
 * removed from the device and from the screen (BOOK-58). An order of the new user stays, so that it can be
 * paid (BOOK-46).
 * @returns `same`: the form stays; `gone`: it is removed; `toPay`: only the order's ids are left
 */
export function settleOwner(
  core: ModuleCore,
  store: Store<BookingState, BookingAction>,
  userId: string | null,
): 'same' | 'gone' | 'toPay' {
  const known = draftOwner(core)
  const before = known.userId
  known.userId = userId
  draftsOf(core).claim(userId)
  const { progress } = store.get()
  if (!hasUserChanged(before, userId) || progress.at === 'none') return 'same'
  const own = 'order' in progress ? progress.order : null
  if (own && userId !== null && own.userId === userId) {
    store.dispatch({ type: 'begunFound', order: orderIdsOf(own) })
    return 'toPay'
  }
  store.dispatch({ type: 'finished' })
  return 'gone'
}
