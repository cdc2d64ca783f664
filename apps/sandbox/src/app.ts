import { endpoints } from '@wherry/booking/wire'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { settableClock } from './clock.ts'
import { isCut, Refusal, refusalBody } from './errors.ts'
import type { Connection } from './faults/connection.ts'
import { methodsOf } from './faults/operation.ts'
import { createFaults, type Faults } from './faults/rules.ts'
import { serveLoop, spoilCalls } from './faults/spoil.ts'
import { langOf } from './lang.ts'
import { largestBody } from './largestBody.ts'
import { defaultOptions, type SandboxOptions } from './options.ts'
import type { Parts } from './parts.ts'
import { serveSignIn } from './routes/authRoutes.ts'
import { serveCompany } from './routes/companyRoutes.ts'
import { serveOfferExtras } from './routes/offerRoutes.ts'
import { serveOrders } from './routes/orderRoutes.ts'
import { servePlaces } from './routes/placeRoutes.ts'
import { servePrices } from './routes/priceRoutes.ts'
import { serveRoads } from './routes/roadRoutes.ts'
import { knowVisitors } from './routes/serve.ts'
import { serveSettings } from './routes/settingsRoutes.ts'
import { serveTimes } from './routes/timeRoutes.ts'
import { serveYachts } from './routes/yachtRoutes.ts'
import { type PriceLevel, serveTestEndpoints } from './testEndpoints/testEndpoints.ts'

/** Dependencies of the app. */
export interface AppParts extends Omit<Parts, 'options'> {
  /** Options, or a function that is called for each request; missing options get their defaults. */
  readonly options?: Partial<SandboxOptions> | (() => SandboxOptions)
  /** Faults for later requests. @default no faults */
  readonly faults?: Faults
}

/** Seconds that a browser caches the response of a preflight; Chromium allows at most two hours. */
const preflightLife = 7200
/** Largest order, in bytes: two rides of 50 people each, with all texts at the form's maximum length. */
export const largestOrder = 131_072
/** Paths of the requests that send an order. */
const ordersPath = new RegExp(`^/v[14](${endpoints.createOrder.path}|${endpoints.updateOrder.path})$`)

/** Refuses a body over so many bytes before all of it is read. */
const upTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, 'too_large', { count: String(maxSize / 1024) })
    },
  })
const usualLimit = upTo(largestBody)
const orderLimit = upTo(largestOrder)

/** The API of the sandbox as a Web-standard app: `app.fetch(request)`. It does not need Node. */
export function createApp({
  places,
  store,
  clock: given,
  options,
  faults = createFaults(),
}: AppParts): Hono<{ Bindings: Connection }> {
  const settled = { ...defaultOptions, ...(typeof options === 'function' ? {} : options) }
  const givenOptions = typeof options === 'function' ? options : () => settled
  const prices: PriceLevel = { level: 1 }
  const readOptions = (): SandboxOptions => {
    const { tariff, ...rest } = givenOptions()
    return { ...rest, tariff: { ...tariff, level: tariff.level * prices.level } }
  }
  const clock = settableClock(given)
  const parts: Parts = { places, store, clock, options: readOptions }
  const app = new Hono<{ Bindings: Connection }>()

  app.use(
    cors({
      origin: (origin) => {
        const { allowedOrigins } = readOptions()
        return allowedOrigins.includes('*') ? '*' : allowedOrigins.includes(origin) ? origin : null
      },
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'X-Sandbox-Fault'],
      exposeHeaders: ['ETag', 'Retry-After'],
      maxAge: preflightLife,
    }),
  )
  app.use((context, next) =>
    ordersPath.test(context.req.path) ? orderLimit(context, next) : usualLimit(context, next),
  )
  if (readOptions().faultsAllowed) {
    serveTestEndpoints(app, { faults, store, clock, prices })
    serveLoop(app)
    app.use(spoilCalls(faults))
  }
  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'internal')
    if (refusal.status === 500 && !isCut(error)) console.error(error)
    return context.json(refusalBody(refusal, langOf(context.req.query('lang'))), refusal.status, {
      'Cache-Control': 'no-store',
      ...refusal.headers,
    })
  })
  app.notFound((context) => {
    const methods = methodsOf(context.req.path).join(', ')
    throw methods === ''
      ? new Refusal(404, 'unknown_call')
      : new Refusal(405, 'wrong_method', { methods }, {}, { Allow: methods })
  })

  knowVisitors(app, parts)
  serveSignIn(app, parts)
  servePlaces(app, parts)
  servePrices(app, parts)
  serveSettings(app, parts)
  serveTimes(app, parts)
  serveOrders(app, parts)
  serveRoads(app, parts)
  serveOfferExtras(app, parts)
  serveCompany(app, parts)
  serveYachts(app, parts)
  return app
}
