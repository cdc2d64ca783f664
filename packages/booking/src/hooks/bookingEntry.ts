import type { Utm } from '../domain/booking.ts'
import { createRide } from '../domain/draft.ts'
import { rentSecondsOf } from '../domain/rent.ts'
import type { User } from '../domain/user.ts'
import { type BookingAction, type BookingState, keptOf } from '../state/bookingState.ts'
import type { Store } from '../state/store.ts'
import type { DraftStore } from './draftStore.ts'
import { fillFromOrder, isOfOrder } from './earlierDraft.ts'
import type { ModuleCore } from './module.tsx'

/** Milliseconds from the last change of the form to its keeping on the device. */
const keepAfterMs = 300

type BookingStore = Store<BookingState, BookingAction>

/** Takes up the chosen offer, what is in hand, or what was kept, in this order. False: there is nothing. */
export function enterBooking(
  { platform, stores }: ModuleCore,
  store: BookingStore,
  drafts: DraftStore,
  { utm, user }: { utm: Utm; user: User },
): boolean {
  if (store.get().phase === 'done') store.dispatch({ type: 'finished' })
  const { draft, sent } = store.get()
  const finder = stores.finder.get()
  const { selected, selectedReturn, from, to, stops: between, rentSeconds, offers, earlier } = finder
  // A request without an answer comes first: it may be an order already.
  if (draft && sent) return true
  if (selected) {
    if (!from.item || (selected.finish !== 'rent' && !to.item)) return false
    const stops = between.flatMap(({ item }) => item ?? [])
    const durationSeconds = selected.finish === 'rent' ? rentSecondsOf(selected, rentSeconds) : null
    const isKnown = isOfOrder(store.get(), earlier)
    const isInHand =
      isKnown &&
      draft?.offer.priceId === selected.priceId &&
      draft.returnRide?.offer.priceId === selectedReturn?.priceId &&
      draft.durationSeconds === durationSeconds &&
      draft.from.placeId === from.item.placeId &&
      draft.stops.map(({ placeId }) => placeId).join() === stops.map(({ placeId }) => placeId).join()
    if (isInHand) return true
    // Nothing of one order goes into another, nor into a new one (BOOK-52).
    if (!isKnown) store.dispatch({ type: 'finished' })
    store.dispatch({
      type: 'started',
      offer: selected,
      quotedAt: offers.arrivedAt ?? platform.clock.now(),
      from: from.item,
      to: selected.finish === 'rent' ? null : to.item,
      stops,
      durationSeconds,
      returnRide:
        selectedReturn && to.item
          ? createRide({ offer: selectedReturn, from: to.item, to: from.item, user })
          : null,
      intentId: platform.randomId(),
      utm,
      user,
    })
    fillFromOrder(store, earlier, user, isKnown)
    return true
  }
  if (draft) return true
  const found = drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
  if (found?.kind === 'begun') store.dispatch({ type: 'begunFound', order: found.order })
  return found !== null
}

/** Whether there is something to enter with that need not be compared with who is signed in. */
export function hasInHand({ stores }: ModuleCore, store: BookingStore): boolean {
  return store.get().draft !== null || stores.finder.get().selected !== null
}

/** Keeps the form on the device shortly after each change. */
export function keepOnDevice({ platform }: ModuleCore, store: BookingStore, drafts: DraftStore): () => void {
  let cancel = () => {}
  let before: BookingState | null = null
  function keep() {
    cancel()
    const state = store.get()
    const kept = keptOf(state)
    if (!kept || state.phase === 'done' || state.phase === 'leaving' || isSame(before, state)) return
    before = state
    drafts.save(kept)
  }
  keep()
  const end = store.subscribe(() => {
    cancel()
    cancel = platform.clock.setTimeout(keep, keepAfterMs)
  })
  return () => {
    end()
    keep()
  }
}

function isSame(one: BookingState | null, other: BookingState): boolean {
  return (
    one?.draft === other.draft &&
    one?.intentId === other.intentId &&
    one?.sent === other.sent &&
    one?.order === other.order
  )
}
