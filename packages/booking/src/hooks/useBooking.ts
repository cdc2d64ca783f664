import { useEffect, useMemo, useRef, useState } from 'react'
import type { Draft, Leg, Utm } from '../domain/booking.ts'
import { type User, unknownUser } from '../domain/user.ts'
import { draftWarnings, validateDraft } from '../domain/validateDraft.ts'
import type { Violation } from '../domain/violation.ts'
import { bookingReducer } from '../state/booking.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import { type BookingState, initialBooking } from '../state/bookingState.ts'
import { createStore, type Store } from '../state/store.ts'
import { type BookingEngine, startBooking } from './bookingEngine.ts'
import type { BookingFlow } from './bookingFlow.ts'
import { draftsOf } from './drafts.ts'
import { enterBooking, hasInHand } from './enterBooking.ts'
import { type ModuleCore, useModule, useModuleCore } from './module.tsx'
import { settleOwner } from './settleOwner.ts'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'

/** Where the screen leads. */
export interface BookingWays {
  /** Campaign marks of the page's query. */
  utm: Utm
  /** There is nothing to book. */
  onMissing(): void
  onBooked(transaction: string): void
  /** Opens the sign-in, after which an order of another account can be paid (BOOK-46). @default there is none */
  onSignIn?: (() => void) | undefined
}

/** What a person can do beside entering. */
export interface BookingActions
  extends Pick<BookingFlow, 'book' | 'payNow' | 'askAgain' | 'acceptPrice' | 'startAnew'> {
  checkTimeAgain(leg: Leg): void
  /** Asks the sum once more, after a failure. */
  askPriceAgain(): void
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
  /** What looks odd and does not block. */
  warnings: readonly Violation[]
  actions: BookingActions
  /** Opens the sign-in. Absent: there is none. */
  onSignIn: (() => void) | undefined
}

/** The booking of this module: one draft, one way to an order. Stays between visits of the screen. */
export function useBooking(ways: BookingWays): Booking {
  const core = useModuleCore()
  const { serviceLang: lang, currency } = useModule()
  const store = bookingStore(core)
  const state = useStore(store)
  const settings = useSettings()
  const user = settings.user ?? (settings.error ? unknownUser : null)
  const isKnown = settings.user !== null
  const now = { ways, user: user ?? unknownUser, isKnown, retry: settings.retry, lang, currency }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const engine = useRef<BookingEngine | null>(null)
  // What the device has kept may be another's: it waits until it is known who is here.
  const [isInHand] = useState(() => hasInHand(core, store))
  const mayEnter = isInHand || settings.user !== null

  useEffect(() => {
    if (!mayEnter) return
    const { ways, user, isKnown } = latest.current
    if (isKnown) settleOwner(core, store, user.userId)
    if (!enterBooking(core, store, draftsOf(core), { utm: ways.utm, user })) return ways.onMissing()
    engine.current = startBooking(core, store, {
      user: () => latest.current.user,
      lang: () => latest.current.lang,
      currency: () => latest.current.currency,
      onBooked: (transaction) => latest.current.ways.onBooked(transaction),
      onMissing: () => latest.current.ways.onMissing(),
    })
    return () => {
      engine.current?.stop()
      engine.current = null
    }
  }, [core, store, mayEnter])

  const { draft } = state
  const { platform } = core
  const known = settings.user
  const isBegun = draft !== null
  useEffect(() => {
    if (known && isBegun) store.dispatch({ type: 'userKnown', user: known })
  }, [store, known, isBegun])
  const knownId = known?.userId
  useEffect(() => {
    if (knownId === undefined) return
    const became = settleOwner(core, store, knownId)
    if (became === 'gone') latest.current.ways.onMissing()
    else if (became === 'toPay') void engine.current?.flow.payNow()
    else engine.current?.flow.userChanged()
  }, [core, store, knownId])
  const violations = useMemo(
    () => (draft ? violationsOf(draft, user ?? unknownUser, platform.clock.now()) : []),
    [draft, user, platform],
  )
  const warnings = useMemo(() => (draft ? draftWarnings(draft) : []), [draft])
  const actions = useMemo<BookingActions>(
    () => ({
      book: async (payment) => {
        // By nobody's settings a change would lose what the form shows to its user.
        if (!latest.current.isKnown) return latest.current.retry()
        await engine.current?.flow.book(payment)
      },
      payNow: async () => engine.current?.flow.payNow(),
      askAgain: async () => engine.current?.flow.askAgain(),
      acceptPrice: async () => engine.current?.flow.acceptPrice(),
      startAnew: () => engine.current?.flow.startAnew(),
      askPriceAgain: () => engine.current?.pricer.again(),
      checkTimeAgain: (leg) => engine.current?.checker.again(leg),
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
    warnings,
    actions,
    onSignIn: ways.onSignIn,
  }
}

/** The booking's store of a module. */
export function bookingStore(module: ModuleCore): Store<BookingState, BookingAction> {
  return module.shared('booking', () => createStore(bookingReducer, initialBooking))
}

/** What the rules say. The way of paying is the button that is pressed, so it is never missing here. */
function violationsOf(draft: Draft, user: User, now: number): readonly Violation[] {
  return validateDraft(draft, user, now).filter(({ field }) => field !== 'payment')
}
