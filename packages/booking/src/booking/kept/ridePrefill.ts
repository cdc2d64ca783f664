import type { Draft } from '../../kernel/model/booking.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { legsOf } from '../draft/draft.ts'
import {
  dayOfLeg,
  isDayUntouched,
  prefilledDay,
  type RidePrefill,
  withPrefilledDay,
  withPrefilledParty,
} from '../draft/ridePrefill.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'

type BookingStore = Store<BookingState, BookingAction>

/** Store of the values that a partner's page fills in for a ride. The app sets them, new forms take them. */
export const ridePrefillOf = perModule(
  (): Store<RidePrefill, RidePrefill> => createStore((_, next: RidePrefill) => next, {}),
)

/** The drafts of a module that follow its wishes already. */
const followersOf = perModule(() => new WeakSet<BookingStore>())

/**
 * Fills a newly begun draft from the wishes. A changed order needs none of them, a repeated one has its own
 * numbers of people.
 * @param isNew there was no draft before. Else the people of the earlier draft stay
 */
export function applyRidePrefill(core: ModuleCore, store: BookingStore, isNew: boolean): void {
  const { draft, earlier } = store.get()
  const wishes = ridePrefillOf(core).get()
  if (!draft || draft.change) return
  const { form } = withPrefilledDay(draft, wishes.date, core.platform.clock.now())
  const { adults = draft.adults, children = draft.children } = wishes
  const people = isNew && !earlier && { adults, children }
  const said: Partial<Draft> = { ...(form !== draft.form && { form }), ...people }
  if (Object.keys(said).length > 0) store.dispatch({ type: 'prefilled', draft: said })
}

/**
 * Lets the open draft follow later wishes of the page, unless the person has entered something else or a
 * request was sent. A further call for the same draft does nothing.
 */
export function followRidePrefill(core: ModuleCore, store: BookingStore): void {
  const followers = followersOf(core)
  if (followers.has(store)) return
  followers.add(store)
  const wishes = ridePrefillOf(core)
  let before = wishes.get()
  wishes.subscribe(() => {
    const former = before
    before = wishes.get()
    follow(store, former, before, core.platform.clock.now())
  })
}

function follow(store: BookingStore, former: RidePrefill, wishes: RidePrefill, now: number): void {
  const { draft, progress, earlier } = store.get()
  if (!draft || draft.change || (progress.at !== 'form' && progress.at !== 'requoted')) return
  for (const leg of legsOf(draft)) {
    const day = dayOfLeg(wishes, leg)
    if (day === dayOfLeg(former, leg) || !isDayUntouched(draft, leg, former, now)) continue
    const { from } = leg === 'outbound' ? draft : (draft.returnRide ?? draft)
    const value = prefilledDay(day, from, now)
    store.dispatch({ type: 'dateEntered', leg, end: 'arrival', part: 'date', value })
  }
  if (earlier) return
  const [was, is] = [withPrefilledParty(draft, former), withPrefilledParty(draft, wishes)]
  // If the person has changed one of the two numbers, neither follows the wishes.
  if (draft.adults !== was.adults || draft.children !== was.children) return
  if (is.adults !== was.adults) store.dispatch({ type: 'adultsSet', count: is.adults })
  if (is.children !== was.children) store.dispatch({ type: 'childrenSet', count: is.children })
}
