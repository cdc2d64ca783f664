import { ClientError, isAborted } from '../client/clientError.ts'
import type { OrdersClient } from '../client/orders.ts'
import type { Draft, Leg, Ride } from '../domain/booking.ts'
import { legOf } from '../domain/draft.ts'
import { fastRideAvailable, type OrderAction } from '../domain/fastRide.ts'
import { type CivilDateTime, isCivilDateTime, plusMinutes } from '../domain/time.ts'
import { fastRideMargin, type TimeCheck } from '../domain/timeCheck.ts'
import { timeZoneOf } from '../domain/timeZone.ts'
import { dateArrivalOf, dateDepartureOf, departureMeaning } from '../domain/trip.ts'
import type { User } from '../domain/user.ts'
import type { Platform } from '../platform/platform.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import type { Store } from '../state/store.ts'
import { noCheck, type TimeChecking, timeQuestionOf } from '../state/timeChecking.ts'

/** Milliseconds from the last change of a date to its check (BOOK-14). */
const debounceMs = 100
/** How often a fast ride may move the same entered time: the service may ask for a later one again and again. */
const fastRideRounds = 2

export interface TimeCheckSetup {
  store: Store<BookingState, BookingAction>
  orders: Pick<OrdersClient, 'recommendedTime' | 'checkTime'>
  platform: Pick<Platform, 'clock' | 'online'>
  user(): User
  /** What the order is made for. @default 'new' */
  action?: OrderAction
  /** Whose times are followed. @default 'outbound' */
  leg?: Leg
}

/** Follows the entered time and asks the service about it; the last entered one wins. */
export interface TimeChecker {
  /** The status once nothing is being asked any more. */
  settled(): Promise<TimeChecking['status']>
  /** Asks the same question again, after a failure. */
  again(): void
  stop(): void
}

/** Whether an answer about the time is still to come. */
export function isAsking(status: TimeChecking['status']): boolean {
  return status === 'waiting' || status === 'suggesting' || status === 'checking'
}

export function startTimeCheck({
  store,
  orders,
  platform,
  user,
  action = 'new',
  leg = 'outbound',
}: TimeCheckSetup): TimeChecker {
  let running: AbortController | null = null
  let cancelTimer = () => {}
  let asked: string | null = null
  let suggestedFor: string | null = departureOf(rideNow())
  let rounds = { edits: -1, count: 0 }
  let stopped = false
  /** By whose settings the form was filled when the check failed. */
  let failedFor: User | null = null

  function rideNow(): Draft | null {
    const { draft } = store.get()
    return draft && legOf(draft, leg)
  }

  const timingNow = () => store.get().timing[leg]

  function set(check: Partial<TimeChecking>) {
    store.dispatch({ type: 'checkChanged', leg, check: { ...noCheck, question: asked, ...check } })
  }

  function look() {
    const ride = rideNow()
    const question = ride && timeQuestionOf(ride)
    const departure = departureOf(ride)
    const wantsSuggestion = departure !== null && departure !== suggestedFor
    if (departure === null) suggestedFor = null
    const isForAnother = timingNow().check.status === 'failed' && store.get().filledFor !== failedFor
    if (question === asked && !wantsSuggestion && !isForAnother) return
    asked = question
    if (wantsSuggestion) suggestedFor = departure
    restart(wantsSuggestion ? departure : null)
  }

  function restart(departure: CivilDateTime | null) {
    running?.abort()
    cancelTimer()
    const own = new AbortController()
    running = own
    if (asked === null && departure === null) return set({ status: 'none' })
    set({ status: 'waiting' })
    cancelTimer = platform.clock.setTimeout(() => void ask(own, departure), debounceMs)
  }

  async function ask(own: AbortController, departure: CivilDateTime | null) {
    try {
      if (departure !== null) await suggest(own.signal, departure)
      if (!own.signal.aborted) await check(own.signal)
    } catch (error) {
      if (own.signal.aborted) return
      // What we took back ourselves (browser back, SHELL-20) was asked for nothing: the same question stands again.
      if (isAborted(error)) return restart(departure)
      failedFor = store.get().filledFor
      set({ status: 'failed', notice: error instanceof ClientError ? (error.serverMessage ?? null) : null })
    }
  }

  async function suggest(signal: AbortSignal, departure: CivilDateTime) {
    const draft = rideNow()
    const { edits } = timingNow()
    if (!draft) return
    set({ status: 'suggesting' })
    try {
      const suggestion = await orders.recommendedTime({ departure, priceId: draft.offer.priceId }, signal)
      if (!signal.aborted) store.dispatch({ type: 'timeSuggested', leg, edits, suggestion })
    } catch (error) {
      // Without a recommendation the person chooses the time, and that one is checked.
      if (signal.aborted || isAborted(error)) throw error
    }
  }

  async function check(signal: AbortSignal) {
    const draft = rideNow()
    const dateArrival = draft ? dateArrivalOf(draft.form) : null
    if (!draft || dateArrival === null) return set({ status: 'none' })
    set({ status: 'checking' })
    const { offer, form } = draft
    const answer = await orders.checkTime(
      {
        priceId: offer.priceId,
        startPlaceId: draft.from.placeId,
        dateArrival,
        dateDeparture: departureMeaning(offer.routeType) ? dateDepartureOf(form) : null,
        durationSeconds: draft.durationSeconds,
        orderId: draft.change?.orderId ?? null,
      },
      signal,
    )
    if (signal.aborted) return
    const { allowed, notice, noticeToUser } = answer
    const own = store.get().order?.orderId ?? draft.change?.orderId
    const similarOrders = answer.similarOrders.filter(({ orderId }) => orderId !== own)
    const status = allowed ? 'allowed' : 'refused'
    set({ status, notice, noticeToUser, similarOrders })
    takeFastRide(answer, dateArrival)
  }

  function takeFastRide({ fastRide }: TimeCheck, entered: CivilDateTime) {
    const draft = rideNow()
    const { edits } = timingNow()
    if (!fastRide?.allowed || !draft || !fastRideAvailable(user(), draft.offer, action)) return
    if (rounds.edits !== edits.arrival) rounds = { edits: edits.arrival, count: 0 }
    const civil = plusMinutes(fastRide.minAllowedTime, fastRideMargin, timeZoneOf(draft.from))
    if (rounds.count >= fastRideRounds || (draft.isFastRide && civil === entered)) return
    rounds.count += 1
    store.dispatch({ type: 'fastRideTaken', leg, civil })
  }

  function again() {
    restart(null)
  }

  const endings = [
    store.subscribe(look),
    platform.online.subscribe((online) => {
      if (online && timingNow().check.status === 'failed') again()
    }),
  ]
  look()
  return {
    settled: () =>
      new Promise((resolve) => {
        const { status } = timingNow().check
        if (!isAsking(status)) return resolve(status)
        const end = store.subscribe(() => {
          const { status } = timingNow().check
          if (!stopped && isAsking(status)) return
          end()
          resolve(stopped ? 'none' : status)
        })
      }),
    again,
    stop() {
      stopped = true
      running?.abort()
      cancelTimer()
      for (const end of endings) end()
      if (isAsking(timingNow().check.status)) set({ status: 'none', question: null })
    },
  }
}

/** The whole departure of a route that asks one. Null: none, not whole yet, or not on the calendar. */
function departureOf(draft: Ride | null): CivilDateTime | null {
  const departure = draft && departureMeaning(draft.offer.routeType) ? dateDepartureOf(draft.form) : null
  return departure !== null && isCivilDateTime(departure) ? departure : null
}
