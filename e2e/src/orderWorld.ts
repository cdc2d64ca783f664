import { setImmediate } from 'node:timers/promises'
import { ordersClient } from '@wherry/booking/client/orders.ts'
import type { Leg } from '@wherry/booking/domain/booking.ts'
import { createRide } from '@wherry/booking/domain/draft.ts'
import { prefillOf } from '@wherry/booking/domain/prefill.ts'
import type { User } from '@wherry/booking/domain/user.ts'
import { type BookingEngine, startBooking } from '@wherry/booking/hooks/bookingEngine.ts'
import { draftsOf } from '@wherry/booking/hooks/drafts.ts'
import { enterBooking } from '@wherry/booking/hooks/enterBooking.ts'
import { createModule, type ModuleCore } from '@wherry/booking/hooks/module.tsx'
import { bookingStore } from '@wherry/booking/hooks/useBooking.ts'
import type { Store as TextStore } from '@wherry/booking/platform/platform.ts'
import type { BookingAction } from '@wherry/booking/state/bookingActions.ts'
import {
  createFakeClock,
  createFakePlatform,
  createMemoryStore as createTexts,
  type FakePlatform,
} from '@wherry/booking/testing/fakePlatform.ts'
import { createPriceRoute } from '@wherry/booking/testing/fixtures.ts'
import { apiBase, type Service, start, token } from './orderService.ts'

/**
 * What becomes of a call that books or changes. `answerLost`, `hangs`: done, the answer breaks off or never comes.
 * `requestLost`: it never arrives. `late`: it arrives after the page has given up. `brokenBefore`, `brokenAfter`: a
 * 500, nothing or all of it done. `unreadable`: done, the answer is no answer. `slow`, `slower`: it takes 3 s, 40 s.
 */
export const fates = [
  'answerLost',
  'hangs',
  'requestLost',
  'late',
  'refused',
  'signIn',
  'brokenBefore',
  'brokenAfter',
  'unreadable',
  'slow',
  'slower',
] as const
export type Fate = (typeof fates)[number]

/** One tab of a browser: a page that may die, and what it has in hand. */
export interface Tab {
  readonly core: ModuleCore
  readonly platform: FakePlatform
  readonly session: TextStore
  engine: BookingEngine | null
  dispatch(action: BookingAction): void
  /** The page goes at once: nothing of it runs any more. */
  die(): void
}

/** A browser with its tabs before the service; its clock moves by hand. */
export interface Browser {
  readonly tabs: Tab[]
  /** What becomes of the next calls that book or change; then all are answered. */
  fates: Fate[]
  readsFail: boolean
  payFails: boolean
  /** A new tab, or one with the session of another: a reload. */
  open(session?: TextStore): Tab
  /** The late requests arrive. */
  arriveLate(): Promise<void>
  /** Time goes by, and all that waits for it runs. */
  pass(milliseconds: number): Promise<void>
}

/** What is on its way for longer, in milliseconds, never arrives. */
const longestWayMs = 54_000

let walks = 0

export function createBrowser(service: Service, user: User): Browser {
  walks += 1
  const walk = walks
  const clock = createFakeClock(start)
  service.clock = clock
  const local = createTexts()
  const cookies = createFakePlatform({ clock }).cookies
  if (user.userId) cookies.set('token_ng', token, 24 * 3600)
  let late: { until: number; arrive(): Promise<unknown> }[] = []
  let running = 0
  let ids = 0

  async function perform(url: string, init?: RequestInit): Promise<Response> {
    running += 1
    try {
      const { signal: _signal, ...rest } = init ?? {}
      const answer = await service.fetch(url, rest)
      return new Response(await answer.text(), { status: answer.status, headers: answer.headers })
    } finally {
      running -= 1
    }
  }

  async function meet(fate: Fate | undefined, url: string, init?: RequestInit): Promise<Response> {
    const lost = () => new TypeError('Failed to fetch')
    const refusal = (status: number) => Response.json({ error: { code: 'no', message: 'No.' } }, { status })
    switch (fate) {
      case 'requestLost':
        throw lost()
      case 'late':
        late.push({ until: clock.now() + longestWayMs, arrive: () => perform(url, init) })
        throw lost()
      case 'refused':
        return refusal(422)
      case 'signIn':
        return refusal(401)
      case 'brokenBefore':
        return refusal(500)
      case 'slow':
      case 'slower':
        await new Promise<void>((resolve) => clock.setTimeout(resolve, fate === 'slow' ? 3000 : 40_000))
        break
      default:
    }
    const answer = await perform(url, init)
    if (fate === 'answerLost') throw lost()
    if (fate === 'hangs') return new Promise(() => {})
    if (fate === 'brokenAfter') return refusal(502)
    if (fate === 'unreadable') return new Response('<html>', { status: 200 })
    return answer
  }

  async function settle() {
    for (let idle = 0; idle < 3; ) {
      await setImmediate()
      idle = running > 0 ? 0 : idle + 1
    }
  }

  async function arrive(isDue: (until: number) => boolean) {
    const due = late.filter(({ until }) => isDue(until))
    late = late.filter((one) => !due.includes(one))
    await Promise.all(due.map((one) => one.arrive()))
  }

  function open(session: TextStore = createTexts()): Tab {
    let isDead = false
    const alive = (store: TextStore): TextStore => ({
      get: (name) => store.get(name),
      set: (name, value) => !isDead && store.set(name, value),
      remove: (name) => !isDead && store.remove(name),
      names: () => store.names(),
    })
    const platform = createFakePlatform({
      clock: {
        now: () => clock.now(),
        setTimeout: (run, milliseconds) => clock.setTimeout(() => !isDead && run(), milliseconds),
      },
      storage: { local: alive(local), session: alive(session) },
      cookies,
      randomId: () => `walk-${walk}-${ids++}`,
      async fetch(url, init) {
        const signal = init?.signal ?? null
        const isOrder = init?.method === 'POST' && /\/orders(\/trips)?\?/.test(url)
        const isPayUrl = url.includes('/orders/pay-url')
        const failing = isPayUrl ? browser.payFails : browser.readsFail && (init?.method ?? 'GET') === 'GET'
        const met = failing
          ? Promise.reject(new TypeError('Failed to fetch'))
          : meet(isOrder ? browser.fates.shift() : undefined, url, init)
        const aborted = new Promise<never>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        })
        const answer = await Promise.race([met, aborted])
        return isDead ? new Promise(() => {}) : answer
      },
    })
    const core = createModule({
      config: { apiBase, currency: 'EUR', accountUrl: 'https://account.test' },
      platform,
    })
    core.stores.session.dispatch({ type: 'userRead', userId: user.userId, currency: null })
    const store = bookingStore(core)
    const tab: Tab = {
      ...{ core, platform, session, engine: null },
      dispatch: store.dispatch,
      die() {
        isDead = true
      },
    }
    draftsOf(core).claim(user.userId)
    enter(tab, user)
    browser.tabs.push(tab)
    return tab
  }

  const browser: Browser = {
    ...{ tabs: [], fates: [], readsFail: false, payFails: false, open },
    arriveLate: () => arrive(() => true),
    async pass(milliseconds) {
      await settle()
      const step = milliseconds > 300_000 ? 60_000 : milliseconds > 20_000 ? 5000 : 1000
      for (let rest = milliseconds; rest > 0; rest -= step) {
        clock.advance(Math.min(step, rest))
        await settle()
        await arrive((until) => until <= clock.now())
      }
    },
  }
  return browser
}

/** The booking screen is entered: what is kept comes back, and what is in hand goes on. */
export function enter(tab: Tab, user: User): void {
  const { core } = tab
  const store = bookingStore(core)
  if (tab.engine || !enterBooking(core, store, draftsOf(core), { utm: {}, user })) return
  tab.engine = startBooking(core, store, {
    user: () => user,
    lang: () => 'en',
    currency: () => 'EUR',
    onBooked: (transaction) => tab.platform.left.push(`booked ${transaction}`),
    onMissing: () => tab.platform.left.push('missing'),
  })
}

/** The screen is left inside the page. */
export function leave(tab: Tab): void {
  tab.engine?.stop()
  tab.engine = null
}

/** The person chooses an offer, both ways where a return is wanted, and fills in the form. */
export function fillIn(tab: Tab, service: Service, user: User, isReturn: boolean): void {
  const { dispatch } = tab
  choose(tab, service)
  enter(tab, user)
  if (isReturn) addWayBack(tab, service, user)
  dispatch({ type: 'textEntered', field: 'arrivalNumber', value: 'TK 1985' })
  date(tab, 'outbound', 'arrival', ['2026-12-05', '09:45'])
  const values = { name: 'Anna Keller', phone: '+90 532 118 40 27', email: 'anna@example.com' }
  for (const field of ['name', 'phone', 'email'] as const)
    dispatch({ type: 'passengerEntered', uniqId: 'p1', field, value: values[field] })
  dispatch({ type: 'agreementSet', agreed: true })
}

/** The finder has chosen: its choice outlives what the form makes of it. */
function choose({ core }: Tab, { from, to, offer }: Service): void {
  const { finder, session } = core.stores
  const { serviceLang: lang, currency } = session.get()
  finder.dispatch({ type: 'placeChosen', side: 'from', place: from })
  finder.dispatch({ type: 'placeChosen', side: 'to', place: to })
  const [fromId, toId] = [from.placeId, to.placeId]
  const route = createPriceRoute({ fromId, toId, lang, currency })
  finder.dispatch({ type: 'pricesRequested', route })
  finder.dispatch({ type: 'pricesArrived', route, offers: [offer], at: start })
  finder.dispatch({ type: 'offerChosen', priceId: offer.priceId })
  if (!finder.get().selected) throw new Error('The finder has chosen')
}

/** The way back is added in the form, with its times. */
export function addWayBack(tab: Tab, { from, to, backOffer }: Service, user: User): void {
  tab.dispatch({ type: 'returnSet', ride: createRide({ offer: backOffer, from: to, to: from, user }) })
  date(tab, 'return', 'departure', ['2026-12-12', '18:30'])
  date(tab, 'return', 'arrival', ['2026-12-12', '13:00'])
}

function date(
  tab: Tab,
  leg: Leg,
  end: 'arrival' | 'departure',
  [day, time]: readonly [string, string],
): void {
  tab.dispatch({ type: 'dateEntered', leg, end, part: 'date', value: day })
  tab.dispatch({ type: 'dateEntered', leg, end, part: 'time', value: time })
}

/** The same person opens an order for a change, as the finder leads there. */
export async function openChange(tab: Tab, service: Service, user: User, transaction: string): Promise<void> {
  const orders = ordersClient(tab.core.client.core)
  const order = await orders.order({ transaction }, new AbortController().signal)
  const [trip] = order.trips
  const { dispatch } = tab
  const { from, to, offer } = service
  dispatch({
    type: 'started',
    ...{ offer, from, to, quotedAt: start, user, utm: {} },
    intentId: tab.platform.randomId(),
  })
  const { orderId, number } = order
  dispatch({
    type: 'prefilled',
    draft: prefillOf(trip, offer, user, 'change'),
    change: { orderId, transaction, number },
    earlier: { action: 'change', trip },
  })
  dispatch({ type: 'agreementSet', agreed: true })
  enter(tab, user)
}
