import { type AnswerOf, baseQuery, type Endpoint, endpoints } from '@wherry/booking/wire'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { bearerToken } from '../auth/sessions.ts'
import { type Visitor, visitorOf } from '../auth/visitor.ts'
import { Refusal } from '../errors.ts'
import type { Connection } from '../faults/connection.ts'
import { langOf } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { Session, Store } from '../store/store.ts'
import { guest, type SandboxUser } from '../users/user.ts'

/** The app that calls are added to. */
export type Api = Hono<{ Bindings: Connection }>

type CallParts = Pick<Parts, 'store' | 'clock' | 'options'>

declare module 'hono' {
  interface ContextVariableMap {
    /** Store of sessions and users, the clock, and the options for requests. */
    callParts: CallParts
  }
}

/** A request, validated against its endpoint. */
export interface Call<E extends Endpoint> {
  readonly query: v.InferOutput<E['query']>
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : null
  /** A parameter of the path. */
  param(name: string): string
  readonly lang: Lang
  /** The signed-in user, a page's visitor, or the guest. */
  readonly user: SandboxUser
  /** Session of the user; null if the user is not signed in. */
  readonly session: Session | null
  /** The id of {@link user}; null for a visitor without an account. */
  readonly userId: number | null
  readonly currency: string
  /** The header `Idempotency-Key`, a UUID in lower case, or null. */
  readonly key: string | null
  /** The header `If-Match`, or null. */
  readonly ifMatch: string | null
  /** Host of the page from the parameter `trans_host_name`, or null. */
  readonly hostName: string | null
  /** Adds a header to the response. */
  setHeader(name: string, value: string): void
}

/** Gives the parts to find a request's user to all calls that are served after this. */
export function knowVisitors(api: Api, { store, clock, options }: CallParts): void {
  api.use((context, next) => {
    context.set('callParts', { store, clock, options })
    return next()
  })
}

/** Serves an endpoint under each version that its rule allows. */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  answer: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const methods = endpoint.method === 'PUT' ? ['PUT', 'POST'] : [endpoint.method]
  for (const before of startsOf(endpoint)) {
    api.on(methods, `${before}${path}`, async (context) => {
      checkMethod(context, endpoint)
      const body = await answer(await readCall(context, endpoint))
      return context.json(body as object, 200, { 'Cache-Control': 'no-store' })
    })
  }
}

function startsOf({ version }: Endpoint): readonly string[] {
  if (version === 'byFrame') return ['/v1', '/v4']
  return [version === null ? '' : `/${version}`]
}

/** Refuses POST for a call with PUT; or PUT, if the options refuse PUT. @throws Refusal */
function checkMethod(context: Context, { method }: Endpoint): void {
  if (method !== 'PUT') return
  const taken = context.var.callParts.options().refusesPut ? 'POST' : 'PUT'
  if (context.req.method !== taken)
    throw new Refusal(405, 'wrong_method', { methods: taken }, {}, { Allow: taken })
}

async function readCall<E extends Endpoint>(context: Context, endpoint: E): Promise<Call<E>> {
  const query = context.req.query()
  // The user is checked first, so that a stranger learns nothing from the validation of a body.
  const { user, session } = visitorIn(context, endpoint)
  if (endpoint.base !== 'directions') checked(baseQuery, query, 'query')
  const key = keyIn(context, endpoint)
  const json = endpoint.body === null ? null : await context.req.json().catch(() => undefined)
  return {
    query: checked(endpoint.query, query, 'query') as Call<E>['query'],
    body: (endpoint.body === null ? null : checked(endpoint.body, json, 'body')) as Call<E>['body'],
    param: (name) => context.req.param(name) ?? '',
    lang: langOf(query['lang']),
    user,
    session,
    userId: user.userId,
    currency: query['currency'] ?? 'EUR',
    key,
    ifMatch: context.req.header('If-Match') ?? null,
    hostName: query['trans_host_name'] ?? null,
    setHeader: (name, value) => context.header(name, value),
  }
}

function visitorIn(context: Context, { name, base, access }: Endpoint): Visitor {
  // Sign-in and sign-out must work with an expired token, and the maps service has no users.
  if (access === 'none' || base !== undefined) return { user: guest, session: null }
  const header = bearerToken(context.req.header('Authorization'))
  const inQuery = name === endpoints.settingUser.name ? context.req.query('token') : undefined
  const token = header ?? (inQuery || null)
  const visitor = visitorOf({ token, userId: userIdOf(context.req.query('user_id')) }, context.var.callParts)
  if (access === 'session' && visitor.session === null) throw new Refusal(401, 'sign_in_required')
  return visitor
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** The idempotency key of a request, or null. @throws Refusal 400 for a key that is no UUID */
function keyIn(context: Context, { headers = [] }: Endpoint): string | null {
  const sent = context.req.header('Idempotency-Key')?.toLowerCase()
  if (sent === undefined || !headers.includes('Idempotency-Key')) return null
  if (!uuid.test(sent)) throw new Refusal(400, 'invalid_request', { path: 'headers.Idempotency-Key' })
  return sent
}

/** Reads a user id of the wire as a number; null if absent. @throws Refusal 400 for an invalid one */
export function userIdOf(asked: string | number | null | undefined): number | null {
  if (asked === undefined || asked === null) return null
  if (!/^\d{1,15}$/.test(String(asked))) throw new Refusal(400, 'unknown_user')
  return Number(asked)
}

/**
 * Refuses a body with the id of another user than the caller (SEC-06). As in the query, the token counts: with a token the
 * id of a page's public visitor means the token's user. @throws Refusal
 */
export function checkClaims(
  claimed: readonly (string | number | null | undefined)[],
  { user, session }: Visitor,
  store: Pick<Store, 'user'>,
): void {
  for (const id of claimed) {
    const userId = userIdOf(id)
    if (userId === user.userId) continue
    const isPublic = userId !== null && store.user(userId)?.login === null
    if (session === null || !isPublic) throw new Refusal(403, 'other_user')
  }
}

function checked(schema: v.GenericSchema, value: unknown, where: string): unknown {
  // Validation stops at the length limit, so that no pattern runs over a text that is too long.
  const read = v.safeParse(schema, value, { abortPipeEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Refusal(400, 'invalid_request', { path: [where, v.getDotPath(issue)].filter(Boolean).join('.') })
}
