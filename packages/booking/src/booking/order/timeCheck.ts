import type { Draft, Leg, Ride } from '../../kernel/model/booking.ts'
import { fastRideMargin, type TimeCheck } from '../../kernel/model/timeCheck.ts'
import { dateArrivalOf, dateDepartureOf, departureMeaning } from '../../kernel/model/trip.ts'
import type { User } from '../../kernel/model/user.ts'
import type { Platform } from '../../kernel/platform.ts'
import { createTurns, type Turn } from '../../kernel/resource/turns.ts'
import type { Store } from '../../kernel/store/store.ts'
import { type CivilDateTime, isCivilDateTime, plusMinutes } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import { fastRideAvailable, type OrderAction } from '../../search/index.ts'
import { ClientError, isAborted } from '../../wire/clientError.ts'
import { legOf } from '../draft/draft.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { orderIn } from '../state/progress.ts'
import { noCheck, type TimeChecking, timeQuestionOf } from '../state/timeChecking.ts'
import type { OrdersClient } from '../wire/ordersClient.ts'

/** Milliseconds from the last change of a date to its check (BOOK-14). */
const debounceMs = 100
/** Maximum number of times a fast ride moves the same entered time; the service may want a later time after each. */
const fastRideRounds = 2

export interface TimeCheckSetup {
  store: Store<BookingState, BookingAction>
  orders: Pick<OrdersClient, 'recommendedTime' | 'checkTime'>
  platform: Pick<Platform, 'clock' | 'online' | 'pageEvents'>
  user(): User
  /** Purpose of the order. @default 'new' */
  action?: OrderAction
  /** Ride whose times are checked. @default 'outbound' */
  leg?: Leg
}

/** Checks the entered time with the service after each change; the last entered time wins. */
export interface TimeChecker {
  /** Resolves with the status when no request is running. */
  settled(): Promise<TimeChecking['status']>
  /** Repeats the same request after a failure. */
  again(): void
  stop(): void
}

/** True while a response about the time is pending. */
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
  const turns = createTurns(platform.clock.setTimeout, {
    on: platform,
    connection() {
      if (timingNow().check.status === 'failed') again()
    },
  })
  let asked: string | null = null
  let suggestedFor: string | null = departureOf(rideNow())
  let rounds = { edits: -1, count: 0 }
  let stopped = false
  /** User whose settings had filled the form when the check failed. */
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
    const turn = turns.begin()
    if (asked === null && departure === null) return set({ status: 'none' })
    set({ status: 'waiting' })
    turn.after(debounceMs, () => void ask(turn, departure))
  }

  async function ask(turn: Turn, departure: CivilDateTime | null) {
    const outcome = await turn.ask(async (signal) => {
      if (departure !== null) await suggest(signal, departure)
      if (!signal.aborted) await check(signal)
    })
    if (outcome === null || !('error' in outcome)) return
    const { error } = outcome
    failedFor = store.get().filledFor
    set({ status: 'failed', notice: error instanceof ClientError ? (error.serverMessage ?? null) : null })
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
      // Without a recommendation the person chooses the time, and the chosen time is checked.
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
    const own = orderIn(store.get().progress)?.orderId ?? draft.change?.orderId
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

  const leave = store.subscribe(look)
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
      turns.stop()
      leave()
      if (isAsking(timingNow().check.status)) set({ status: 'none', question: null })
    },
  }
}

/** Returns the departure time, if the route needs one. Null: it needs none, or the time is incomplete or impossible. */
function departureOf(draft: Ride | null): CivilDateTime | null {
  const departure = draft && departureMeaning(draft.offer.routeType) ? dateDepartureOf(draft.form) : null
  return departure !== null && isCivilDateTime(departure) ? departure : null
}
