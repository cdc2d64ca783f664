import { useEffect, useMemo, useRef } from 'react'
import { ordersClient } from '../client/orders.ts'
import { rentClient } from '../client/rent.ts'
import type { Draft, Utm } from '../domain/booking.ts'
import { type Choice, choiceOf } from '../domain/choice.ts'
import { orderActionOf } from '../domain/earlierOffer.ts'
import { rentSecondsOf } from '../domain/rent.ts'
import { type User, unknownUser } from '../domain/user.ts'
import { draftWarnings, validateDraft } from '../domain/validateDraft.ts'
import type { Violation } from '../domain/violation.ts'
import { bookingReducer } from '../state/booking.ts'
import { type BookingAction, type BookingState, initialBooking } from '../state/bookingState.ts'
import { createStore, type Store } from '../state/store.ts'
import { type BookingFlow, createBookingFlow } from './bookingFlow.ts'
import type { DraftStore } from './draftStore.ts'
import { draftsOf } from './drafts.ts'
import { type ModuleCore, useModule, useModuleCore } from './module.tsx'
import { startTimeCheck, type TimeChecker } from './timeCheck.ts'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'

/** Milliseconds from the last change of the form to its keeping on the device. */
const keepAfterMs = 300

/** Where the screen leads. */
export interface BookingWays {
  /** Campaign marks of the page's query. */
  utm: Utm
  /** There is nothing to book. */
  onMissing(): void
  onBooked(transaction: string): void
}

/** What a person can do beside entering. */
export interface BookingActions
  extends Pick<BookingFlow, 'book' | 'payNow' | 'askAgain' | 'acceptPrice' | 'startAnew'> {
  checkTimeAgain(): void
}

export interface Booking {
  state: BookingState
  dispatch(action: BookingAction): void
  /** Null: not read yet. */
  user: User | null
  /** The settings could not be read: nothing can be booked until they are. */
  settingsFailed: boolean
  retrySettings(): void
  /** All that keeps the draft from being booked; shown once a try was made. */
  violations: readonly Violation[]
  /** What the chosen offer leaves open, told anew with each offer and user (PRICE-11). Null: nothing is chosen. */
  choice: Choice | null
  /** What looks odd and does not block. */
  warnings: readonly Violation[]
  actions: BookingActions
}

/** The booking of this module: one draft, one way to an order. Stays between visits of the screen. */
export function useBooking(ways: BookingWays): Booking {
  const core = useModuleCore()
  const { lang, currency } = useModule()
  const store = bookingStore(core)
  const state = useStore(store)
  const settings = useSettings()
  const user = settings.user ?? (settings.error ? unknownUser : null)
  const latest = useRef({ ways, user: user ?? unknownUser, lang, currency })
  useEffect(() => {
    latest.current = { ways, user: user ?? unknownUser, lang, currency }
  })
  const engine = useRef<{ flow: BookingFlow; checker: TimeChecker } | null>(null)

  useEffect(() => {
    const drafts = draftsOf(core)
    if (!enter(core, store, drafts, latest.current)) return latest.current.ways.onMissing()
    const orders = ordersClient(core.client.core)
    const checker = startTimeCheck({
      store,
      orders,
      platform: core.platform,
      user: () => latest.current.user,
      action: orderActionOf(core.stores.finder.get().earlier),
    })
    const flow = createBookingFlow({
      store,
      orders,
      prices: core.client.prices,
      rentPrices: rentClient(core.client.core).rentPrices,
      platform: core.platform,
      drafts,
      checker,
      framed: core.platform.framed,
      user: () => latest.current.user,
      sender: () => ({
        userId: core.client.core.identity().userId,
        lang: latest.current.lang,
        currency: latest.current.currency,
      }),
      violations: (draft) => validateDraft(draft, latest.current.user, core.platform.clock.now()),
      onBooked(transaction) {
        core.stores.finder.dispatch({ type: 'reset' })
        latest.current.ways.onBooked(transaction)
      },
    })
    engine.current = { flow, checker }
    const stopKeeping = keepOnDevice(core, store, drafts)
    const endPageShow = core.platform.pageEvents.onPageShow((persisted) => {
      if (persisted) void flow.resume()
    })
    void flow.resume()
    return () => {
      endPageShow()
      flow.stop()
      checker.stop()
      stopKeeping()
      engine.current = null
      if (store.get().phase === 'done') store.dispatch({ type: 'finished' })
    }
  }, [core, store])

  const { draft } = state
  const { platform } = core
  const offered = useStore(core.stores.finder, ({ offers }) => offers.list)
  const earlier = useStore(core.stores.finder, (state) => state.earlier)
  const choice = useMemo(
    () => (draft ? choiceOf(draft.offer, offered, user ?? unknownUser, orderActionOf(earlier)) : null),
    [draft, offered, user, earlier],
  )
  const violations = useMemo(
    () => (draft ? violationsOf(draft, user ?? unknownUser, platform.clock.now()) : []),
    [draft, user, platform],
  )
  const warnings = useMemo(() => (draft ? draftWarnings(draft) : []), [draft])
  const actions = useMemo<BookingActions>(
    () => ({
      book: async (payment) => engine.current?.flow.book(payment),
      payNow: async () => engine.current?.flow.payNow(),
      askAgain: async () => engine.current?.flow.askAgain(),
      acceptPrice: async () => engine.current?.flow.acceptPrice(),
      startAnew: () => engine.current?.flow.startAnew(),
      checkTimeAgain: () => engine.current?.checker.again(),
    }),
    [],
  )
  return {
    state,
    dispatch: store.dispatch,
    user: settings.user,
    settingsFailed: settings.error !== null && settings.user === null,
    retrySettings: settings.retry,
    violations,
    choice,
    warnings,
    actions,
  }
}

/** The booking's store of a module. */
export function bookingStore(module: ModuleCore): Store<BookingState, BookingAction> {
  return module.shared('booking', () => createStore(bookingReducer, initialBooking))
}

/** Takes up the chosen offer, what is in hand, or what was kept, in this order. False: there is nothing. */
function enter(
  { platform, stores }: ModuleCore,
  store: Store<BookingState, BookingAction>,
  drafts: DraftStore,
  { ways, user }: { ways: BookingWays; user: User },
): boolean {
  if (store.get().phase === 'done') store.dispatch({ type: 'finished' })
  const { draft, sent } = store.get()
  const { selected, from, to, stops: between, rentSeconds, offers } = stores.finder.get()
  // A request without an answer comes first: it may be an order already.
  if (draft && sent) return true
  if (selected) {
    if (!from.item || (selected.finish !== 'rent' && !to.item)) return false
    const stops = between.flatMap(({ item }) => item ?? [])
    const durationSeconds = selected.finish === 'rent' ? rentSecondsOf(selected, rentSeconds) : null
    const isInHand =
      draft?.offer.priceId === selected.priceId &&
      draft.durationSeconds === durationSeconds &&
      draft.from.placeId === from.item.placeId &&
      draft.stops.map(({ placeId }) => placeId).join() === stops.map(({ placeId }) => placeId).join()
    if (isInHand) return true
    store.dispatch({
      type: 'started',
      offer: selected,
      quotedAt: offers.arrivedAt ?? platform.clock.now(),
      from: from.item,
      to: selected.finish === 'rent' ? null : to.item,
      stops,
      durationSeconds,
      intentId: platform.randomId(),
      utm: ways.utm,
      user,
    })
    return true
  }
  if (draft) return true
  const found = drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
  if (found?.kind === 'begun') store.dispatch({ type: 'begunFound', order: found.order })
  return found !== null
}

/** Keeps the form on the device shortly after each change. */
function keepOnDevice(
  { platform }: ModuleCore,
  store: Store<BookingState, BookingAction>,
  drafts: DraftStore,
): () => void {
  let cancel = () => {}
  let kept: BookingState | null = null
  function keep() {
    cancel()
    const state = store.get()
    const { draft, quotedAt, intentId, sent, lost, order, phase } = state
    if (!draft || phase === 'done' || phase === 'leaving' || isSame(kept, state)) return
    kept = state
    drafts.save({ draft, quotedAt, intentId, sent, lost, order })
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

/** What the rules say. The way of paying is the button that is pressed, so it is never missing here. */
function violationsOf(draft: Draft, user: User, now: number): readonly Violation[] {
  return validateDraft(draft, user, now).filter(({ field }) => field !== 'payment')
}
