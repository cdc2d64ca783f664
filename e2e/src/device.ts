import type { Client } from '@wherry/booking/client/client.ts'
import type { Draft } from '@wherry/booking/domain/booking.ts'
import type { Lang } from '@wherry/booking/domain/language.ts'
import { startBooking } from '@wherry/booking/hooks/bookingEngine.ts'
import { draftsOf } from '@wherry/booking/hooks/drafts.ts'
import { enterBooking } from '@wherry/booking/hooks/enterBooking.ts'
import { createModule, type ModuleConfig } from '@wherry/booking/hooks/module.tsx'
import { askRide, rideSearchesOf } from '@wherry/booking/hooks/ridePrices.ts'
import { settleOwner } from '@wherry/booking/hooks/settleOwner.ts'
import { bookingStore } from '@wherry/booking/hooks/useBooking.ts'
import { allGroups } from '@wherry/booking/testing/callWorld.ts'
import { createFakeClock, createFakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { journeyClock } from './clock.ts'

const { signal } = new AbortController()
export const apiBase = 'https://api.wherry.test'

/** An account of the sandbox, or none; in a frame whose page it is, or none. */
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

/** A browser with the service it reaches: what it stores outlives its pages. */
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
    /** A page that is loaded anew, with the module as the app starts it. */
    async openPage() {
      let isAlive = true
      const platform = createFakePlatform({
        // What a page that was left has started never runs.
        clock: {
          now: clock.now,
          setTimeout: (run, milliseconds) => clock.setTimeout(() => isAlive && run(), milliseconds),
        },
        storage,
        cookies,
        framed: visitor.page !== null,
        // A page that does not take it over leaves the pay page to a link.
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
        /** All calls, as this page makes them. */
        calls: allGroups(core.client as Client),
        /** What is sold for a ride now, as the form asks it. */
        ask: (ride: Draft) =>
          askRide(
            rideSearchesOf(core),
            ride,
            { currency: ride.offer.price.currency, alternativeCurrency: null },
            signal,
          ) ?? [],
        /** The visitor chooses another language. */
        speak: (lang: Lang) => core.stores.session.dispatch({ type: 'languageChanged', lang }),
        /** In what prices are asked for a new search. */
        currency: () => core.stores.session.get().currency,
        /** What the screen does as it opens; whether there is something to book. */
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
    /** Time goes by until something is done. */
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
