import { setImmediate } from 'node:timers/promises'
import { createModule, type ModuleCore } from '@wherry/booking'
import type { Leg, Store as TextStore, User } from '@wherry/booking/kernel'
import {
  createFakeClock,
  createFakePlatform,
  createMemoryStore as createTexts,
  type FakePlatform,
} from '@wherry/booking/testing/fakePlatform.ts'
import {
  type BookingAction,
  type BookingEngine,
  bookingStore,
  createRide,
  draftsOf,
  enterBooking,
  ordersClient,
  prefillOf,
  startBooking,
} from '@wherry/booking/testing/parts.ts'
import { createPriceRoute } from '@wherry/booking/testing/samples/fixtures.ts'
import { apiBase, type Service, start, token } from './orderService.ts'

/**
 * Outcomes of a call that books or changes. `answerLost`, `hangs`: the service handles it, but the response breaks off
 * or never comes. `requestLost`: the request never arrives. `late`: it arrives after the page has given up.
 * `brokenBefore`, `brokenAfter`: the service answers 500 after doing nothing or everything. `unreadable`: the service
 * handles it, but the response cannot be read. `slow`, `slower`: the response takes 3 s, 40 s.
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

/** One tab of a browser: its page, which may end at any time, and its session storage. */
export interface Tab {
  readonly core: ModuleCore
  readonly platform: FakePlatform
  readonly session: TextStore
  engine: BookingEngine | null
  dispatch(action: BookingAction): void
  /** Ends the page at once: none of its code runs any more. */
  die(): void
}

/** A browser with its tabs, connected to the service. The test moves its clock. */
export interface Browser {
  readonly tabs: Tab[]
  /** Outcomes of the next calls that book or change. Calls after these are answered normally. */
  fates: Fate[]
  readsFail: boolean
  payFails: boolean
  /** Opens a new tab. With the session of another tab, it is a reload of that tab. */
  open(session?: TextStore): Tab
  /** Makes the late requests arrive. */
  arriveLate(): Promise<void>
  /** Advances the clock and runs the timers that are due. */
  pass(milliseconds: number): Promise<void>
}

/** Milliseconds after which a late request never arrives. */
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

/** Opens the booking screen, which restores the saved draft and resumes an order that is being sent. */
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

/** Leaves the booking screen without leaving the page. */
export function leave(tab: Tab): void {
  tab.engine?.stop()
  tab.engine = null
}

/** Chooses an offer, for both ways if a return is wanted, and fills in the form. */
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

/** Chooses an offer in the finder. The choice outlives the form’s changes to it. */
function choose({ core }: Tab, { from, to, offer }: Service): void {
  const { finder, session } = core.stores
  const { serviceLang: lang, currency } = session.get()
  finder.dispatch({ type: 'placeChosen', side: 'from', place: from })
  finder.dispatch({ type: 'placeChosen', side: 'to', place: to })
  const [fromId, toId] = [from.placeId, to.placeId]
  const route = createPriceRoute({ fromId, toId, lang, currency })
  finder.dispatch({ type: 'pricesRequested', route })
  finder.dispatch({ type: 'pricesArrived', route, offers: [offer], at: start })
  finder.dispatch({ type: 'offerChosen', priceId: offer.priceId, wayBack: null })
  if (!finder.get().selected) throw new Error('The finder has chosen')
}

/** Adds the way back in the form, with its times. */
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

/** Opens an order for a change, as a link of the finder does. */
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
