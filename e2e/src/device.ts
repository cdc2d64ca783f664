import { createModule, type ModuleConfig } from '@wherry/booking'
import type { Draft, Lang } from '@wherry/booking/kernel'
import { createFakeClock, createFakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import {
  askRide,
  bookingStore,
  draftsOf,
  enterBooking,
  rideSearchesOf,
  settleOwner,
  startBooking,
} from '@wherry/booking/testing/parts.ts'
import { allGroups } from '@wherry/booking/testing/worlds/callWorld.ts'
import type { Client } from '@wherry/booking/wire'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { journeyClock } from './clock.ts'

const { signal } = new AbortController()
export const apiBase = 'https://api.wherry.test'

/** A visitor: the id of an account or null, and the id of the partner whose page frames the module, or null. */
export interface Visitor {
  userId: number | null
  page: string | null
}

export const tokenOf = ({ userId }: Visitor) => `token-of-${userId}`

/** The service in which a visitor is signed in. */
export const serviceFor = (visitor: Visitor) =>
  createInProcessFetch({
    clock: journeyClock,
    ...(visitor.userId !== null && { sessions: [{ token: tokenOf(visitor), userId: visitor.userId }] }),
  })

/** A browser that is connected to a service. Its storage outlives its pages. */
export function createDevice(
  visitor: Visitor,
  fetch = serviceFor(visitor),
  config: Partial<ModuleConfig> = {},
) {
  const clock = createFakeClock(journeyClock.now())
  const first = createFakePlatform({ clock })
  const { storage, cookies } = first
  if (visitor.userId !== null) cookies.set('token_ng', tokenOf(visitor), 14 * 24 * 60 * 60)
  return {
    clock,
    /** A newly loaded page with the module, started as the app starts it. */
    async openPage() {
      let isAlive = true
      const platform = createFakePlatform({
        // Timers of a page that was left never fire.
        clock: {
          now: clock.now,
          setTimeout: (run, milliseconds) => clock.setTimeout(() => isAlive && run(), milliseconds),
        },
        storage,
        cookies,
        framed: visitor.page !== null,
        // In a partner’s frame, the module does not open the pay page itself but leaves that to a link.
        ...(visitor.page !== null && { location: { ...first.location, assign: async () => false } }),
        randomId: () => crypto.randomUUID(),
        fetch: (url, init) => fetch(url.startsWith('/') ? apiBase + url : url, init),
      })
      const core = createModule({
        config: { apiBase, framed: visitor.page !== null, partner: visitor.page, currency: 'EUR', ...config },
        platform,
      })
      const user = await core.client.settings(signal)
      core.stores.session.dispatch({ type: 'userRead', userId: user.userId, currency: user.currency })
      const store = bookingStore(core)
      settleOwner(core, store, user.userId)
      return {
        platform,
        store,
        user,
        /** All calls of the API, made by this page. */
        calls: allGroups(core.client as Client),
        /** Requests the offers of a ride now, as the form does. */
        ask: (ride: Draft) =>
          askRide(
            rideSearchesOf(core),
            ride,
            { currency: ride.offer.price.currency, alternativeCurrency: null },
            signal,
          ) ?? [],
        /** The visitor chooses another language. */
        speak: (lang: Lang) => core.stores.session.dispatch({ type: 'languageChanged', lang }),
        /** Currency in which a new search asks for prices. */
        currency: () => core.stores.session.get().currency,
        /**
         * Does what the booking screen does when it opens.
         *
         * @returns true if there is something to book
         */
        enter: () => enterBooking(core, store, draftsOf(core), { utm: {}, user }),
        start: () =>
          startBooking(core, store, {
            user: () => user,
            lang: () => core.stores.session.get().serviceLang,
            currency: () => core.stores.session.get().currency,
            onBooked: () => {},
            onMissing: () => {},
          }),
        leave() {
          isAlive = false
        },
      }
    },
    /** Lets the clock run until a promise is settled. */
    async until<T>(done: Promise<T>): Promise<T> {
      let isDone = false
      const ended = done.finally(() => {
        isDone = true
      })
      while (!isDone) {
        await new Promise((resolve) => setTimeout(resolve))
        clock.advance(20)
      }
      return ended
    },
  }
}
