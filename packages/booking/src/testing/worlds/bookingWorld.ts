import { legOf, legsOf } from '../../booking/draft/draft.ts'
import { createDraftStore } from '../../booking/kept/draftStore.ts'
import { type BookingFlowSetup, createBookingFlow } from '../../booking/order/bookingFlow.ts'
import * as formRules from '../../booking/resource/formRules.ts'
import { bookingReducer } from '../../booking/state/booking.ts'
import type { BookingAction } from '../../booking/state/bookingActions.ts'
import { type BookingState, initialBooking, toSavedBooking } from '../../booking/state/bookingState.ts'
import { noPricing, type Pricing, pricingQuestionOf } from '../../booking/state/pricing.ts'
import { noCheck, type TimeChecking, timeQuestionOf } from '../../booking/state/timeChecking.ts'
import type { Leg } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import type { PriceQuery } from '../../wire/prices/client.ts'
import type { RentQuestion } from '../../wire/prices/rentClient.ts'
import { createDeadStore, createFakeClock, createFakePlatform, createMemoryStore } from '../fakePlatform.ts'
import { createOrderModel, settle } from '../orderModel.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../samples/fixtures.ts'

/** The rules of the form after their load. */
export const loadedRules: BookingFlowSetup['rules'] = {
  get: () => formRules,
  load: async () => formRules,
  isMissing: () => false,
}

const start = {
  type: 'started',
  offer: createOffer(),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  utm: {},
  user: createGuest(),
} as const

/**
 * Opens a tab with the state of a page; its storage can be passed on to the next tab.
 *
 * @param former the store of a page whose screen opens again. @default a new page, which restores what the device has
 * stored
 */
export function openTab(
  world: ReturnType<typeof createWorld>,
  session = createMemoryStore(),
  isStorageDead = false,
  former: Store<BookingState, BookingAction> | null = null,
) {
  const { clock, server } = world
  const dead = createDeadStore()
  const platform = createFakePlatform({
    clock,
    storage: isStorageDead ? { local: dead, session: dead } : { local: world.local, session },
  })
  const store = former ?? createStore(bookingReducer, initialBooking)
  const drafts = createDraftStore(platform, 'walk')
  const booked: string[] = []
  const changed: { orderId: string; isUnpaid: boolean }[] = []
  const flow = createBookingFlow({
    store,
    orders: server.client(),
    prices: async (question) => {
      world.questions.push(question)
      world.onRequote(store)
      return question.from.placeId === start.from.placeId ? world.offers : world.backOffers
    },
    rentPrices: async (question) => {
      world.rentQuestions.push(question)
      return world.offers
    },
    platform,
    drafts,
    checker: createChecker(world, store),
    pricer: createPricer(world, store),
    framed: false,
    user: () => world.user,
    sender: () => ({ userId: world.user.userId, lang: 'en', currency: 'EUR' }),
    token: () => world.token,
    returnQuery: () => '',
    rules: world.rules,
    alternativeCurrency: () => null,
    onBooked: ({ transaction }) => booked.push(transaction),
    onChanged: ({ orderId }, isUnpaid) => changed.push({ orderId, isUnpaid }),
  })
  const tab = { store, flow, drafts, platform, session, booked, changed }
  const found = former ? null : drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
  if (found?.kind === 'begun') store.dispatch({ type: 'begunFound', order: found.order })
  void flow.resume()
  return tab
}

/** A world with a device, a clock and a service. */
export function createWorld() {
  const clock = createFakeClock(fixtureNow)
  return {
    clock,
    local: createMemoryStore(),
    server: createOrderModel(),
    user: createGuest(),
    /** The rules of the form, which have loaded. */
    rules: loadedRules,
    token: null as string | null,
    offers: [createOffer()] as Offer[],
    /** Offers of the way back. */
    backOffers: [] as Offer[],
    /** Requests for prices of transfers so far. */
    questions: [] as PriceQuery[],
    /** Requests for prices by the hour so far. */
    rentQuestions: [] as RentQuestion[],
    timeStatus: 'allowed' as 'allowed' | 'refused' | 'failed',
    /** Times that are not allowed, whatever `timeStatus` is, as texts on the wall clock of the pickup place. */
    refusedTimes: [] as string[],
    priceStatus: 'none' as Pricing['status'],
    /** Runs while the sum is requested. */
    onPricing: (_store: Store<BookingState, BookingAction>) => {},
    /** Called while the expired prices of an offer are requested again, before they are answered. */
    onRequote: (_store: Store<BookingState, BookingAction>) => {},
  }
}

/** A time checker that follows the times of a form like the real one: each entered time is checked separately. */
function createChecker(world: ReturnType<typeof createWorld>, store: Store<BookingState, BookingAction>) {
  const asked: Record<Leg, string | null> = { outbound: null, return: null }
  function look() {
    const { draft } = store.get()
    for (const leg of draft ? legsOf(draft) : []) {
      const ride = draft && legOf(draft, leg)
      const question = ride && timeQuestionOf(ride)
      if (question === asked[leg]) continue
      asked[leg] = question
      const status = question === null ? 'none' : 'waiting'
      store.dispatch({ type: 'checkChanged', leg, check: { ...noCheck, question, status } })
    }
  }
  store.subscribe(look)
  return {
    async settled() {
      await Promise.resolve()
      const { draft } = store.get()
      let all: TimeChecking['status'] = 'allowed'
      for (const leg of draft ? legsOf(draft) : []) {
        const question = asked[leg]
        const isRefused = world.refusedTimes.some((civil) => question?.includes(civil))
        const status = question === null ? 'none' : isRefused ? 'refused' : world.timeStatus
        store.dispatch({ type: 'checkChanged', leg, check: { ...noCheck, question, status } })
        if (all === 'allowed') all = status
      }
      return all
    },
  }
}

/** A pricer that returns the world's state of the sum. */
function createPricer(world: ReturnType<typeof createWorld>, store: Store<BookingState, BookingAction>) {
  return {
    async settled() {
      for (let turn = 0; turn < 4; turn++) await Promise.resolve()
      world.onPricing(store)
      const { draft } = store.get()
      const status = world.priceStatus
      const question = draft && pricingQuestionOf(draft)
      store.dispatch({ type: 'pricingChanged', pricing: { ...noPricing, question, status } })
      return status
    },
    askAnew: () => {},
  }
}

export type World = ReturnType<typeof createWorld>
export type Tab = ReturnType<typeof openTab>

/** Chooses an offer, by the hour if `durationSeconds` is given, and fills in the form. */
export function begin(tab: Tab, offer = createOffer(), durationSeconds: number | null = null) {
  const rent = durationSeconds !== null && { to: null, durationSeconds }
  tab.store.dispatch({ ...start, offer, intentId: 'intent-1', ...rent })
  const { form, passengers } = createFullDraft()
  tab.store.dispatch({ type: 'textEntered', field: 'arrivalNumber', value: form.arrivalNumber })
  enterTime(tab, 'outbound', 'arrival', `${form.arrivalDate} ${form.arrivalTime}`)
  for (const part of ['name', 'phone', 'email'] as const)
    tab.store.dispatch({
      type: 'passengerEntered',
      uniqId: 'p1',
      field: part,
      value: passengers[0]?.[part] ?? '',
    })
  tab.store.dispatch({ type: 'agreementSet', agreed: true })
  keep(tab)
}

/** Enters the date and time of an arrival or departure, `2026-12-01 14:35`. */
export function enterTime({ store }: Tab, leg: Leg, end: 'arrival' | 'departure', civil: string) {
  const [date = null, time = null] = civil.split(' ')
  store.dispatch({ type: 'dateEntered', leg, end, part: 'date', value: date })
  store.dispatch({ type: 'dateEntered', leg, end, part: 'time', value: time })
}

function keep({ store, drafts }: Tab) {
  const kept = toSavedBooking(store.get())
  if (kept) drafts.save(kept)
}

/** Lets time pass and runs everything that was waiting for it. */
export async function pass(world: World, milliseconds: number) {
  await settle()
  for (let rest = milliseconds; rest > 0; rest -= 500) {
    world.clock.advance(Math.min(500, rest))
    await settle()
  }
}
