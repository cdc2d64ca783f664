import type { PriceQuery } from '../client/prices.ts'
import type { RentQuestion } from '../client/rent.ts'
import type { Offer } from '../domain/offer.ts'
import { createBookingFlow } from '../hooks/bookingFlow.ts'
import { createDraftStore } from '../hooks/draftStore.ts'
import { bookingReducer } from '../state/booking.ts'
import { type BookingAction, type BookingState, initialBooking, keptOf } from '../state/bookingState.ts'
import type { Pricing } from '../state/pricing.ts'
import { createStore, type Store } from '../state/store.ts'
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
      return question.from.placeId === start.from.placeId ? world.offers : world.backOffers
    },
    rentPrices: async (question) => {
      world.rentQuestions.push(question)
      return world.offers
    },
    platform,
    drafts,
    checker: { settled: async () => world.timeStatus },
    pricer: {
      async settled() {
        world.onPricing(store)
        return world.priceStatus
      },
    },
    framed: false,
    user: () => world.user,
    sender: () => ({ userId: world.user.userId, lang: 'en', currency: 'EUR' }),
    violations: () => [],
    alternativeCurrency: () => null,
    onBooked: ({ transaction }) => booked.push(transaction),
    onChanged: ({ orderId }, isUnpaid) => changed.push({ orderId, isUnpaid }),
  })
  const tab = { store, flow, drafts, platform, session, booked, changed }
  const found = drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
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
    offers: [createOffer()] as Offer[],
    /** Of the way back. */
    backOffers: [] as Offer[],
    /** What was asked about the prices of transfers. */
    questions: [] as PriceQuery[],
    /** What was asked about prices by the hour. */
    rentQuestions: [] as RentQuestion[],
    timeStatus: 'allowed' as 'allowed' | 'refused' | 'failed',
    priceStatus: 'none' as Pricing['status'],
    /** Runs while the sum is asked. */
    onPricing: (_store: Store<BookingState, BookingAction>) => {},
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
  for (const part of ['name', 'phone', 'email'] as const)
    tab.store.dispatch({
      type: 'passengerEntered',
      uniqId: 'p1',
      field: part,
      value: passengers[0]?.[part] ?? '',
    })
  keep(tab)
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
