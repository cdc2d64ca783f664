import type { Draft } from '../domain/booking.ts'
import { legsOf } from '../domain/draft.ts'
import {
  dayOfLeg,
  isDayUntouched,
  type RideWishes,
  wishedDay,
  wishedParty,
  withWishedDay,
} from '../domain/rideWishes.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { createStore, type Store } from '../state/store.ts'
import type { ModuleCore } from './module.tsx'

type BookingStore = Store<BookingState, BookingAction>

/** What the page around fills in of a ride: the app says it, forms that are begun take it. */
export const rideWishesOf = ({ shared }: Pick<ModuleCore, 'shared'>): Store<RideWishes, RideWishes> =>
  shared('ride wishes', () => createStore((_: RideWishes, next: RideWishes) => next, {}))

/**
 * Fills a draft that was just begun at an offer; an order that is changed says all of it itself, one that is repeated
 * who rides.
 * @param isNew nothing was entered before. Else the people stay, and the form alone is another trip's
 */
export function fillFromWishes(core: ModuleCore, store: BookingStore, isNew: boolean): void {
  const { draft, earlier } = store.get()
  const wishes = rideWishesOf(core).get()
  if (!draft || draft.change) return
  const { form } = withWishedDay(draft, wishes.date, core.platform.clock.now())
  const { adults = draft.adults, children = draft.children } = wishes
  const people = isNew && !earlier && { adults, children }
  const said: Partial<Draft> = { ...(form !== draft.form && { form }), ...people }
  if (Object.keys(said).length > 0) store.dispatch({ type: 'prefilled', draft: said })
}

/**
 * Has a draft in hand follow what the page says later, as far as the person has not entered something else and nothing
 * has gone out. Once a module.
 */
export function followWishes(core: ModuleCore, store: BookingStore): void {
  core.shared('ride wishes followed', () => {
    const wishes = rideWishesOf(core)
    let before = wishes.get()
    return wishes.subscribe(() => {
      const former = before
      before = wishes.get()
      follow(store, former, before, core.platform.clock.now())
    })
  })
}

function follow(store: BookingStore, former: RideWishes, wishes: RideWishes, now: number): void {
  const { draft, phase, sent, order, earlier } = store.get()
  if (!draft || draft.change || sent || order || phase !== 'editing') return
  for (const leg of legsOf(draft)) {
    const day = dayOfLeg(wishes, leg)
    if (day === dayOfLeg(former, leg) || !isDayUntouched(draft, leg, former, now)) continue
    const { from } = leg === 'outbound' ? draft : (draft.returnRide ?? draft)
    const value = wishedDay(day, from, now)
    store.dispatch({ type: 'dateEntered', leg, end: 'arrival', part: 'date', value })
  }
  if (earlier) return
  const [was, is] = [wishedParty(draft, former), wishedParty(draft, wishes)]
  // Who was counted by the person is counted whole.
  if (draft.adults !== was.adults || draft.children !== was.children) return
  if (is.adults !== was.adults) store.dispatch({ type: 'adultsSet', count: is.adults })
  if (is.children !== was.children) store.dispatch({ type: 'childrenSet', count: is.children })
}
