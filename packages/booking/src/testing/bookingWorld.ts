import type { PriceQuery } from '../client/prices.ts'
import type { RentQuestion } from '../client/rent.ts'
import type { Leg } from '../domain/booking.ts'
import { legOf, legsOf } from '../domain/draft.ts'
import type { Offer } from '../domain/offer.ts'
import { validateDraft } from '../domain/validateDraft.ts'
import { createBookingFlow } from '../hooks/bookingFlow.ts'
import { createDraftStore } from '../hooks/draftStore.ts'
import { bookingReducer } from '../state/booking.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import { type BookingState, initialBooking, keptOf } from '../state/bookingState.ts'
import { noPricing, type Pricing, pricingQuestionOf } from '../state/pricing.ts'
import { createStore, type Store } from '../state/store.ts'
import { noCheck, type TimeChecking, timeQuestionOf } from '../state/timeChecking.ts'
import { createDeadStore, createFakeClock, createFakePlatform, createMemoryStore } from './fakePlatform.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from './fixtures.ts'
import { createOrderModel, settle } from './orderModel.ts'

const start = {
  type: 'started',
  offer: createOffer(),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  utm: {},
  user: createGuest(),
} as const

/** A tab: what a page holds; storage outlives it where it is handed on. */
export function openTab(
  world: ReturnType<typeof createWorld>,
  session = createMemoryStore(),
  isStorageDead = false,
) {
  const { clock, server } = world
  const dead = createDeadStore()
  const platform = createFakePlatform({
    clock,
    storage: isStorageDead ? { local: dead, session: dead } : { local: world.local, session },
  })
  const store = createStore(bookingReducer, initialBooking)
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
    violations: (draft) => validateDraft(draft, world.user, clock.now()),
    alternativeCurrency: () => null,
    onBooked: ({ transaction }) => booked.push(transaction),
    onChanged: ({ orderId }, isUnpaid) => changed.push({ orderId, isUnpaid }),
  })
  const tab = { store, flow, drafts, platform, session, booked, changed }
  const found = drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
  if (found?.kind === 'begun') store.dispatch({ type: 'begunFound', order: found.order })
  void flow.resume()
  return tab
}

/** A device, a clock, a service. */
export function createWorld() {
  const clock = createFakeClock(fixtureNow)
  return {
    clock,
    local: createMemoryStore(),
    server: createOrderModel(),
    user: createGuest(),
    token: null as string | null,
    offers: [createOffer()] as Offer[],
    /** Of the way back. */
    backOffers: [] as Offer[],
    /** What was asked about the prices of transfers. */
    questions: [] as PriceQuery[],
    /** What was asked about prices by the hour. */
    rentQuestions: [] as RentQuestion[],
    timeStatus: 'allowed' as 'allowed' | 'refused' | 'failed',
    /** Wall clock at the pickup place, in whole texts: times that are not allowed, whatever `timeStatus` says. */
    refusedTimes: [] as string[],
    priceStatus: 'none' as Pricing['status'],
    /** Runs while the sum is asked. */
    onPricing: (_store: Store<BookingState, BookingAction>) => {},
    /** Runs while old prices are asked again. */
    onRequote: (_store: Store<BookingState, BookingAction>) => {},
  }
}

/** Follows the times of a form as the real one does: what is entered is asked about, each by itself. */
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

/** Says what the world says of the sum. */
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

/** The person has chosen an offer, by the hour where `durationSeconds` says so, and filled in the form. */
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

/** The person enters date and time of an end, `2026-12-01 14:35`. */
export function enterTime({ store }: Tab, leg: Leg, end: 'arrival' | 'departure', civil: string) {
  const [date = null, time = null] = civil.split(' ')
  store.dispatch({ type: 'dateEntered', leg, end, part: 'date', value: date })
  store.dispatch({ type: 'dateEntered', leg, end, part: 'time', value: time })
}

function keep({ store, drafts }: Tab) {
  const kept = keptOf(store.get())
  if (kept) drafts.save(kept)
}

/** Time goes by, and all that waits for it runs. */
export async function pass(world: World, milliseconds: number) {
  await settle()
  for (let rest = milliseconds; rest > 0; rest -= 500) {
    world.clock.advance(Math.min(500, rest))
    await settle()
  }
}
