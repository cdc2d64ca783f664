import type { Utm } from '../../kernel/model/booking.ts'
import type { User } from '../../kernel/model/user.ts'
import type { Store } from '../../kernel/store/store.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { rentSecondsOf } from '../../search/index.ts'
import { createRide } from '../draft/draft.ts'
import { withPrefilledDay } from '../draft/ridePrefill.ts'
import type { DraftStore } from '../kept/draftStore.ts'
import { fillFromOrder, isOfOrder } from '../kept/earlierDraft.ts'
import { applyRidePrefill, followRidePrefill, ridePrefillOf } from '../kept/ridePrefill.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import { type BookingState, toSavedBooking } from '../state/bookingState.ts'
import { isOver, lostIn, orderIn, requestIn } from '../state/progress.ts'

/** Milliseconds from the last change of the form to its keeping on the device. */
const keepAfterMs = 300

type BookingStore = Store<BookingState, BookingAction>

/**
 * Opens the form for the chosen offer, else for the current draft, else for the stored booking. False: there is none of
 * them.
 */
export function enterBooking(
  core: ModuleCore,
  store: BookingStore,
  drafts: DraftStore,
  { utm, user }: { utm: Utm; user: User },
): boolean {
  if (isOver(store.get().progress)) store.dispatch({ type: 'finished' })
  followRidePrefill(core, store)
  const { platform, stores } = core
  const { draft, progress, intentId } = store.get()
  const finder = stores.finder.get()
  const taken = takenOf(core)
  const { selected, selectedReturn, from, to, stops: between, rentSeconds, offers, earlier } = finder
  // A request without an answer may be an order already, so it comes before the chosen offer. Only the person leaves
  // an order.
  if (requestIn(progress) || orderIn(progress)) return true
  if (selected) {
    if (!from.item || (selected.finish !== 'rent' && !to.item)) return false
    const stops = between.flatMap(({ item }) => item ?? [])
    const durationSeconds = selected.finish === 'rent' ? rentSecondsOf(selected, rentSeconds) : null
    const isKnown = isOfOrder(store.get(), earlier)
    const way = selected.finish === 'rent' ? null : to.item
    const ids = (places: readonly { placeId: string }[]) => places.map(({ placeId }) => placeId)
    const route = [from.item.placeId, way?.placeId ?? null, ids(stops), durationSeconds]
    const choice = JSON.stringify([route, selected.priceId, selectedReturn?.priceId ?? null])
    const isSameTrip = draft?.from.placeId === from.item.placeId && draft.to?.placeId === way?.placeId
    const isTold =
      isSameTrip &&
      draft.offer.priceId === selected.priceId &&
      draft.returnRide?.offer.priceId === selectedReturn?.priceId &&
      draft.durationSeconds === durationSeconds &&
      ids(draft.stops).join() === ids(stops).join()
    // The form may have changed the car or added a way back since. The finder's choice is the same, so the form stays.
    const isInHand = isKnown && draft !== null && (taken.choice === choice || isTold)
    const hadReturn = taken.choice !== null && taken.hasReturn
    Object.assign(taken, { choice, hasReturn: selectedReturn !== null })
    if (isInHand) return true
    // No value of one order is kept for another order or for a new one (BOOK-52).
    if (!isKnown) store.dispatch({ type: 'finished' })
    const isNew = store.get().draft === null
    const staysWithTrip = isKnown && isSameTrip
    const { returnDate } = ridePrefillOf(core).get()
    store.dispatch({
      type: 'started',
      offer: selected,
      quotedAt: offers.arrivedAt ?? platform.clock.now(),
      from: from.item,
      to: way,
      stops,
      durationSeconds,
      // A way back that was added in the form stays if the trip is the same. One that was removed in the finder is removed.
      ...(selectedReturn && way
        ? {
            returnRide: withPrefilledDay(
              createRide({ offer: selectedReturn, from: way, to: from.item, user }),
              returnDate,
              platform.clock.now(),
            ),
          }
        : (hadReturn || !staysWithTrip) && { returnRide: null }),
      // With the same intent, the service is first asked about the lost request, before another one is sent.
      intentId: staysWithTrip && lostIn(progress) ? intentId : platform.randomId(),
      utm,
      user,
    })
    fillFromOrder(store, earlier, user, isKnown)
    if (!staysWithTrip) applyRidePrefill(core, store, isNew)
    return true
  }
  if (draft) return true
  taken.choice = null
  const found = drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
  if (found?.kind === 'begun') store.dispatch({ type: 'begunFound', order: found.order })
  return found !== null
}

/** Returns the finder's choice that the form took last: its text, null if none, and whether it had a way back. */
const takenOf = perModule((): { choice: string | null; hasReturn: boolean } => ({
  choice: null,
  hasReturn: false,
}))

/** True if the booking can open without a comparison with the signed-in user: a draft or a chosen offer exists. */
export function hasDraftOrOffer({ stores }: ModuleCore, store: BookingStore): boolean {
  return store.get().draft !== null || stores.finder.get().selected !== null
}

/** Keeps the form on the device shortly after each change, and at once when the page goes out of sight. */
export function keepOnDevice({ platform }: ModuleCore, store: BookingStore, drafts: DraftStore): () => void {
  let cancel = () => {}
  let before: BookingState | null = null
  function keep() {
    cancel()
    const state = store.get()
    const kept = toSavedBooking(state)
    if (!kept || isLeaving(state) || isSame(before, state)) return
    before = state
    drafts.save(kept)
  }
  keep()
  const end = store.subscribe(() => {
    cancel()
    cancel = platform.clock.setTimeout(keep, keepAfterMs)
  })
  // A page is hidden before it is reloaded or closed: this is the last moment for a pending save.
  const endHiding = platform.visibility.subscribe((isVisible) => {
    if (!isVisible) keep()
  })
  return () => {
    end()
    endHiding()
    keep()
  }
}

/** True while the page is being left for the payment: its form is kept already, for the time of the payment. */
function isLeaving({ progress }: BookingState): boolean {
  return 'pay' in progress && progress.pay.at === 'leaving'
}

function isSame(one: BookingState | null, other: BookingState): boolean {
  return (
    one?.draft === other.draft &&
    one.intentId === other.intentId &&
    requestIn(one.progress) === requestIn(other.progress) &&
    orderIn(one.progress) === orderIn(other.progress)
  )
}
