import { type Endpoint, endpoints } from '@wherry/booking/wire'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { type ErrorCode, refusalBody } from '../errors.ts'
import { langOf } from '../lang.ts'
import { hostileText, wrongShape } from './answers.ts'
import { type Connection, cutBeforeAnswer } from './connection.ts'
import {
  type Fault,
  type FaultKind,
  faultKindNames,
  faultKinds,
  longestWait,
  parseFault,
  waitOf,
} from './kinds.ts'
import { manyRows } from './manyRows.ts'
import { operationOf } from './operation.ts'
import type { Faults } from './rules.ts'
import { halfOf, pause, trickleOf } from './streams.ts'

/** A request with a fault. */
interface SpoiltCall {
  readonly context: Context<{ Bindings: Connection }>
  readonly endpoint: Endpoint
  readonly fault: Fault
  readonly faults: Faults
  /** Carries out the request. */
  carryOut(): Promise<Response>
}

type Spoiler = (call: SpoiltCall) => Response | Promise<Response>

const loopPath = '/__loop'
const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
const gatewayPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
const portalPage =
  '<!doctype html><html><head><title>Welcome</title></head><body><p>Sign in to the network.</p></body></html>'

const spoilers: Readonly<Record<FaultKind, Spoiler>> = {
  latency: async ({ context, fault, carryOut }) => {
    await pause(waitOf(fault), context.req.raw.signal)
    return carryOut()
  },
  hang: async ({ context, faults }) => {
    const over = AbortSignal.any([context.req.raw.signal, faults.cleared()])
    if (!over.aborted) await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
    return cut(context)
  },
  reset: ({ context }) => cut(context),
  lost: async ({ context, carryOut }) => {
    await carryOut()
    return cut(context)
  },
  resetMidBody: async ({ context, carryOut }) => {
    const response = await carryOut()
    const bytes = await bytesOf(response)
    return withBody(response, halfOf(bytes, context.env), bytes.length)
  },
  trickle: async ({ fault, carryOut }) => {
    const response = await carryOut()
    const bytes = await bytesOf(response)
    return withBody(response, trickleOf(bytes, waitOf(fault)), bytes.length)
  },
  status400: refused(400, 'not_accepted'),
  status400NoError: async ({ carryOut }) => {
    const response = await carryOut()
    return response.ok ? new Response(response.body, { status: 400, headers: response.headers }) : response
  },
  status401: refused(401, 'sign_in'),
  status403: refused(403, 'forbidden'),
  status404: refused(404, 'not_found'),
  status409: refused(409, 'conflict'),
  status429: (call) => {
    const seconds = String(call.fault.retryAfter ?? faultKinds.status429.retryAfter)
    return refused(429, 'too_many_requests', { 'Retry-After': seconds })(call)
  },
  status500: refused(500, 'internal'),
  status502: () => new Response(gatewayPage, { status: 502, headers: html }),
  errorIn200: refused(200, 'not_now'),
  emptyBody: () => new Response('', { headers: json }),
  htmlBody: () => new Response(portalPage, { headers: html }),
  brokenJson: async ({ carryOut }) => {
    const response = await carryOut()
    const text = await response.text()
    return withBody(response, text.slice(0, Math.ceil(text.length / 2)))
  },
  wrongShape: changed(({ endpoint }, answer) => JSON.stringify(wrongShape(endpoint, answer))),
  hostileJson: changed((_, answer) => hostileText(answer)),
  noCors: async ({ carryOut }) => {
    const response = await carryOut()
    for (const name of [...response.headers.keys()])
      if (name.toLowerCase().startsWith('access-control-')) response.headers.delete(name)
    return response
  },
  manyRows: changed(({ endpoint }, answer) => manyRows(endpoint, answer) ?? JSON.stringify(answer)),
  redirectLoop: ({ context }) => context.redirect(loopPath, 302),
}

/** Applies a fault to a request, by its header `X-Sandbox-Fault`, its query `sandbox_fault`, or a rule; 400 for an unknown kind. */
export function spoilCalls(faults: Faults): MiddlewareHandler<{ Bindings: Connection }> {
  return async (context, next) => {
    const operation = operationOf(context.req.method, context.req.path)
    if (operation === null) return next()
    const text = context.req.header('X-Sandbox-Fault') ?? context.req.query('sandbox_fault') ?? ''
    const asked = parseFault(text)
    if (asked === null && text !== '') return unknownFault(context, text)
    const fault = asked ?? faults.take(operation)
    if (fault === null) return next()
    const spoilt = await spoilers[fault.kind]({
      context,
      endpoint: endpoints[operation],
      fault,
      faults,
      carryOut: async () => {
        await next()
        return context.res
      },
    })
    if (spoilt !== context.res) context.res = spoilt
  }
}

/** Refuses an unknown fault and lists the known ones, so that no test passes without its fault. */
function unknownFault(context: Context, text: string): Response {
  const message = `no fault ${text.slice(0, 40)}; there are ${faultKindNames.join(', ')}, with a colon and a number up to ${longestWait} where one is taken`
  return context.json({ error: { code: 'invalid_request', message } }, 400, { 'Cache-Control': 'no-store' })
}

/** Serves an address that redirects to itself. */
export function serveLoop(app: Hono<{ Bindings: Connection }>): void {
  app.all(loopPath, (context) => context.redirect(loopPath, 302))
}

async function cut(context: Context<{ Bindings: Connection }>): Promise<Response> {
  await cutBeforeAnswer(context.env)
  return new Response(null)
}

function refused(status: number, code: ErrorCode, headers: Record<string, string> = {}): Spoiler {
  return ({ context }) => {
    const body = refusalBody({ code, parts: {}, facts: {} }, langOf(context.req.query('lang')))
    return new Response(JSON.stringify(body), { status, headers: { ...json, ...headers } })
  }
}

/** Changes the JSON of a successful response; a refusal stays unchanged. */
function changed(
  change: (call: SpoiltCall, answer: unknown) => string | ReadableStream<Uint8Array>,
): Spoiler {
  return async (call) => {
    const response = await call.carryOut()
    if (!response.ok) return response
    return withBody(response, change(call, await response.json()))
  }
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

/** A response with the same headers and another body of so many bytes. */
function withBody(
  { status, headers }: Response,
  body: string | ReadableStream<Uint8Array>,
  length?: number,
): Response {
  const own = new Headers(headers)
  if (length !== undefined) own.set('Content-Length', String(length))
  return new Response(body, { status, headers: own })
}
