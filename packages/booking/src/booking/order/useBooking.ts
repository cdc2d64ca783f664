import { useEffect, useMemo, useRef, useState } from 'react'
import type { Draft, Leg, Utm } from '../../kernel/model/booking.ts'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import type { Clock } from '../../kernel/platform.ts'
import { useReturn } from '../../kernel/resource/useReturn.ts'
import { remember } from '../../kernel/store/remember.ts'
import { createStore, type Readable, type Store } from '../../kernel/store/store.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { draftsOf } from '../kept/drafts.ts'
import { settleOwner } from '../kept/settleOwner.ts'
import { type FormRules, formRulesOf, type LaterRules } from '../resource/laterRules.ts'
import { bookingReducer } from '../state/booking.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import { type BookingState, initialBooking } from '../state/bookingState.ts'
import { type BookingView, viewOf } from '../state/bookingView.ts'
import { type BookingEngine, startBooking } from './bookingEngine.ts'
import type { BookingFlow } from './bookingFlow.ts'
import { enterBooking, hasDraftOrOffer } from './enterBooking.ts'

/** Callbacks and data of the page around the booking screen. */
export interface BookingWays {
  /** Campaign marks of the page's query. */
  utm: Utm
  /** Runs when there is no draft to book. */
  onMissing(): void
  onBooked(transaction: string): void
  /** Opens the sign-in, after which an order of another account can be paid (BOOK-46). @default no sign-in */
  onSignIn?: (() => void) | undefined
}

/** Actions of the person besides input in the form. */
export interface BookingActions
  extends Pick<BookingFlow, 'book' | 'payNow' | 'askAgain' | 'acceptPrice' | 'startAnew'> {
  checkTimeAgain(leg: Leg): void
  /** Requests the sum again after a failure. */
  askPriceAgain(): void
}

/** A booking, with the violations and warnings that the rules find in its draft. */
export interface BookingFacts {
  state: BookingView
  /** Violations that block the booking; shown after the first attempt. Null: the rules have not loaded yet. */
  violations: readonly Violation[] | null
  /** Unusual values that do not block the booking. */
  warnings: readonly Violation[]
}

export interface Booking {
  /** They change with each input, so a component reads no more of them than it shows, by `usePart`. */
  facts: Readable<BookingFacts>
  dispatch(action: BookingAction): void
  /** The signed-in user. Null: not read yet. */
  user: User | null
  /** True if the settings could not be read; no booking is possible until then. */
  settingsFailed: boolean
  retrySettings(): void
  actions: BookingActions
  /** Opens the sign-in. Undefined: there is no sign-in. */
  onSignIn: (() => void) | undefined
}

/** Returns the booking of this module, with one draft. Its state stays between visits of the screen. */
export function useBooking(ways: BookingWays): Booking {
  const core = useModuleCore()
  const { serviceLang: lang, currency } = useModule()
  const store = bookingStore(core)
  const settings = useSettings()
  const user = settings.user ?? (settings.error ? unknownUser : null)
  const isKnown = settings.user !== null
  const now = { ways, user: user ?? unknownUser, isKnown, retry: settings.retry, lang, currency }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const engine = useRef<BookingEngine | null>(null)
  // A draft stored on the device may belong to another user: it is not used before the user is known.
  const [isAtHand] = useState(() => hasDraftOrOffer(core, store))
  const mayEnter = isAtHand || settings.user !== null

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

  const { clock } = core.platform
  const rules = formRulesOf(core)
  // A failure has been reported, which reloads the page once. If it lasts, the next press says so.
  const loadRules = () => void rules.load().catch(() => {})
  useEffect(loadRules, [rules])
  // A form that was opened without a connection has no rules yet.
  useReturn(core.platform, { connection: loadRules })
  const facts = useMemo(() => factsOf(store, rules, user ?? unknownUser, clock), [store, rules, user, clock])
  const visitor = settings.user
  const isBegun = useStore(store, ({ draft }) => draft !== null)
  useEffect(() => {
    if (visitor && isBegun) store.dispatch({ type: 'userKnown', user: visitor })
  }, [store, visitor, isBegun])
  const knownId = visitor?.userId
  useEffect(() => {
    if (knownId === undefined) return
    const became = settleOwner(core, store, knownId)
    if (became === 'gone') latest.current.ways.onMissing()
    else if (became === 'toPay') void engine.current?.flow.payNow()
    else engine.current?.flow.userChanged()
  }, [core, store, knownId])
  const actions = useMemo<BookingActions>(
    () => ({
      book: async (payment) => {
        // With the settings of an unknown user a change would lose fields that only its user sees.
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
    facts,
    dispatch: store.dispatch,
    user: settings.user,
    settingsFailed: settings.error !== null && settings.user === null,
    retrySettings: settings.retry,
    actions,
    onSignIn: ways.onSignIn,
  }
}

/** The booking's store of a module. */
export const bookingStore = perModule(
  (): Store<BookingState, BookingAction> => createStore(bookingReducer, initialBooking),
)

/** Returns the facts of a booking as its store changes and its rules load. The rules run once for each draft. */
function factsOf(
  store: Readable<BookingState>,
  rules: LaterRules,
  user: User,
  clock: Clock,
): Readable<BookingFacts> {
  const readBy = remember((loaded: FormRules | null) => {
    const check = remember((draft: Draft | null) => ({
      // The way of paying is not checked here, because the pressed button chooses it.
      violations: draft
        ? (loaded?.validateDraft(draft, user, clock.now()).filter(({ field }) => field !== 'payment') ?? null)
        : [],
      warnings: (draft && loaded?.draftWarnings(draft)) ?? [],
    }))
    return remember((state: BookingState) => ({ state: viewOf(state), ...check(state.draft) }))
  })
  return {
    get: () => readBy(rules.get())(store.get()),
    subscribe(listener) {
      const ends = [store.subscribe(listener), rules.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
