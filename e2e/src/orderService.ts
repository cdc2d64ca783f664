import type { Clock, Offer, Place, User } from '@wherry/booking/kernel'
import { createFakeClock } from '@wherry/booking/testing/fakePlatform.ts'
import { returnOffer } from '@wherry/booking/testing/parts.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { createMemoryStore } from '@wherry/sandbox/store/memory.ts'
import type { StoredOrder } from '@wherry/sandbox/store/store.ts'
import { transferOf } from './market.ts'
import { createPerson } from './person.ts'

/** Time at which each walk starts, in epoch milliseconds. */
export const start = Date.UTC(2026, 10, 21, 12)
export const apiBase = 'https://api.wherry.test'
/** Token of Anna's session. */
export const token = 'token-of-anna'

/** One service for all walks. Bookings stay in it, and each walk counts only its own. */
export interface Service {
  readonly fetch: typeof globalThis.fetch
  /** Clock of the current walk. */
  clock: Clock
  /** Accepted bookings, each as its list of orders. */
  readonly bookings: (readonly StoredOrder[])[]
  /** Accepted changes. */
  readonly changes: StoredOrder[]
  readonly from: Place
  readonly to: Place
  readonly offer: Offer
  /** Offer of another car for the same route. */
  readonly otherOffer: Offer
  readonly backOffer: Offer
  readonly guest: User
  readonly anna: User
}

/** Starts the sandbox with its store, and finds a ride that it sells in both directions. */
export async function createService(): Promise<Service> {
  const store = createMemoryStore()
  const bookings: (readonly StoredOrder[])[] = []
  const changes: StoredOrder[] = []
  const { add, update } = store
  const service: { clock: Clock } = { clock: createFakeClock(start) }
  const fetch = createInProcessFetch({
    store: Object.assign(store, {
      add(booking: Parameters<typeof add>[0]) {
        add(booking)
        bookings.push(booking.orders)
      },
      update(order: StoredOrder, change: Parameters<typeof update>[1]) {
        update(order, change)
        changes.push(order)
      },
    }),
    clock: { now: () => service.clock.now() },
    sessions: [{ token, userId: 1001 }],
  })
  const { signal } = new AbortController()
  const visitor = createPerson({ apiBase, page: null, fetch })
  const guest = await visitor.settle(signal)
  const route = await transferOf(visitor, ['ap-IST', 'ad-moda-caddesi-142'], [])
  visitor.become({ userId: '1001', token } as Parameters<typeof visitor.become>[0])
  const anna = await visitor.settle(signal)
  const [offer] = route.offers
  const otherOffer = route.offers.find(({ carClass }) => carClass.id !== offer?.carClass.id)
  const backOffer = offer && returnOffer(offer, route.backOffers)
  if (!offer || !otherOffer || !backOffer || !route.to)
    throw new Error('The sandbox sells this ride both ways')
  return Object.assign(service, {
    ...{ fetch, bookings, changes, offer, otherOffer, backOffer, guest, anna },
    ...{ from: route.from, to: route.to },
  })
}
