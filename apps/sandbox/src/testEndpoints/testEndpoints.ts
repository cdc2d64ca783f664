import { instant } from '@wherry/booking/wire'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { SettableClock } from '../clock.ts'
import type { Connection } from '../faults/connection.ts'
import { faultKindNames, longestWait } from '../faults/kinds.ts'
import { operationNames } from '../faults/operation.ts'
import type { FaultRule, Faults } from '../faults/rules.ts'
import type { StoredYachtRequest } from '../store/requestStore.ts'
import type { Store, StoredOrder } from '../store/store.ts'

/** Parts of the sandbox that tests can change by these endpoints. */
export interface TestEndpointParts {
  readonly faults: Faults
  readonly store: Store
  readonly clock: SettableClock
  readonly prices: PriceLevel
}

/** Factor for all prices, on top of the tariff's own level. */
export interface PriceLevel {
  /** Factor for all prices. @default 1 */
  level: number
}

const count = (least: number) => v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(least)))
const oneOf = <const T extends string>(what: string, names: readonly T[]) =>
  v.picklist(names, ({ received }) => `no ${what} ${received}; there are ${names.join(', ')}`)

/** A rule as `POST /__faults` takes it. */
export const faultRule = v.strictObject({
  operation: oneOf('operation', ['*', ...operationNames]),
  kind: oneOf('kind', faultKindNames),
  /** Number of requests that get the fault. @default all requests */
  times: count(1),
  /** Number of requests before the first fault. */
  after: count(0),
  /** Duration in milliseconds, for latency and trickle. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(longestWait))),
  /** Seconds of Retry-After, for status429. */
  retryAfter: count(0),
})

/** Body of `POST /__clock`; `{}` returns to the real time. */
export const clockChange = v.strictObject({
  /** New time, ISO 8601 with its zone; the clock runs on from there. */
  at: v.optional(
    v.pipe(
      instant,
      v.check((text) => !Number.isNaN(Date.parse(text)), 'no such instant'),
    ),
  ),
  /** True to stop the clock, false to let it run. */
  fixed: v.optional(v.boolean()),
  /** Seconds to move forward, or back if negative; at most ten years. */
  advance: v.optional(v.pipe(v.number(), v.minValue(-315_360_000), v.maxValue(315_360_000))),
})

/** Body of `POST /__prices`; `{}` returns to the tariff's own level. */
export const priceChange = v.strictObject({
  /** Factor for every price: earlier offers have then changed their price (PRICE-21). */
  level: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)), 1),
})

const limit = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'limit is a number'), v.toNumber()))

/** Query of `GET /__orders`. */
export const ordersAsked = v.object({
  transaction: v.optional(v.string()),
  key: v.optional(v.string()),
  /** Maximum number of orders, the newest ones. */
  limit,
})

/** Query of `GET /__yachts`; `limit` is the maximum number of requests, the newest ones. */
export const yachtsAsked = v.object({ limit })

/**
 * Serves endpoints for tests, which are not part of the contract: `/__faults` (POST a rule or a list of them, GET, DELETE),
 * `/__orders` and `/__yachts` (GET), `/__reset` (POST), `/__clock` and `/__prices` (GET, POST). An invalid request gets
 * 400 and changes nothing.
 */
export function serveTestEndpoints(
  app: Hono<{ Bindings: Connection }>,
  { faults, store, clock, prices }: TestEndpointParts,
): void {
  app.post('/__faults', async (context) => {
    const read = v.safeParse(v.array(faultRule), [await bodyOf(context)].flat())
    if (!read.success) return refused(context, read.issues)
    for (const rule of read.output) faults.set(rule as FaultRule)
    return context.body(null, 204)
  })
  app.get('/__faults', (context) => context.json(faults.list()))
  app.delete('/__faults', (context) => {
    faults.clear()
    return context.body(null, 204)
  })

  app.get('/__orders', (context) => {
    const read = v.safeParse(ordersAsked, context.req.query())
    if (!read.success) return refused(context, read.issues)
    return context.json(store.allOrders(read.output).map(shown))
  })

  app.get('/__yachts', (context) => {
    const read = v.safeParse(yachtsAsked, context.req.query())
    if (!read.success) return refused(context, read.issues)
    const newest = store.yachtRequests(read.output.limit ?? Number.MAX_SAFE_INTEGER)
    return context.json(newest.reverse().map(shownYacht))
  })

  app.post('/__reset', (context) => {
    faults.clear()
    clock.reset()
    store.reset()
    prices.level = 1
    return context.body(null, 204)
  })

  app.get('/__prices', (context) => context.json({ level: prices.level }))
  app.post('/__prices', async (context) => {
    const read = v.safeParse(priceChange, await bodyOf(context))
    if (!read.success) return refused(context, read.issues)
    prices.level = read.output.level
    return context.json({ level: prices.level })
  })

  const time = (context: Context) =>
    context.json({ at: new Date(clock.now()).toISOString(), fixed: clock.isFixed })
  app.get('/__clock', time)
  app.post('/__clock', async (context) => {
    const read = v.safeParse(clockChange, await bodyOf(context))
    if (!read.success) return refused(context, read.issues)
    const { at, fixed, advance } = read.output
    if (Object.keys(read.output).length === 0) clock.reset()
    else {
      clock.set({
        ...(at === undefined ? {} : { at: Date.parse(at) }),
        ...(fixed === undefined && at === undefined ? {} : { isFixed: fixed ?? false }),
        ...(advance === undefined ? {} : { advance: advance * 1000 }),
      })
    }
    return time(context)
  })
}

/** Replaces a body that is not JSON. */
const notJson = Symbol('not JSON')

const bodyOf = (context: Context): Promise<unknown> => context.req.json().catch(() => notJson)

function refused(context: Context, issues: readonly v.BaseIssue<unknown>[]) {
  const [issue] = issues
  const path = issue && v.getDotPath(issue)
  const message =
    issue?.input === notJson ? 'the body is not JSON' : [path, issue?.message].filter(Boolean).join(': ')
  return context.json({ error: { code: 'invalid_request', message } }, 400)
}

function shown({ orderId, transaction, userId, key, createdAt, amount, currency, trip }: StoredOrder) {
  return {
    id: orderId,
    transaction,
    userId,
    key,
    createdAt: new Date(createdAt).toISOString(),
    amount,
    currency,
    trip,
  }
}

function shownYacht({ request, userId, key, createdAt }: StoredYachtRequest) {
  return { userId, key, createdAt: new Date(createdAt).toISOString(), request }
}
