import type { Endpoint } from '@wherry/booking/contract/endpoint.ts'
import { type AnswerOf, endpoints } from '@wherry/booking/contract/endpoints.ts'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { bearerToken } from '../auth/sessions.ts'
import { type Visitor, visitorOf } from '../auth/visitor.ts'
import { Refusal } from '../errors.ts'
import type { Connection } from '../faults/connection.ts'
import { langOf } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { Session } from '../store/store.ts'
import { guest, type SandboxUser } from '../users/user.ts'

/** The app that calls are added to. */
export type Api = Hono<{ Bindings: Connection }>

declare module 'hono' {
  interface ContextVariableMap {
    /** Where sessions and users are found. */
    visitorParts: Pick<Parts, 'store' | 'clock'>
  }
}

/** A call as it came, checked against its endpoint. */
export interface Call<E extends Endpoint> {
  readonly query: v.InferOutput<E['query']>
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : null
  /** Part of the path. */
  param(name: string): string
  readonly lang: Lang
  /** Who asks: the signed-in user, a page's visitor, or the guest. */
  readonly user: SandboxUser
  /** Null: not signed in. */
  readonly session: Session | null
  /** The id of {@link user}. Null: a visitor without an account. */
  readonly userId: number | null
  readonly currency: string
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
  /** The header `If-Match`, or null. */
  readonly ifMatch: string | null
  /** `trans_host_name`, or null. */
  readonly hostName: string | null
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
}

/** Calls that nobody's identity is asked of: signing in and out must work with an old token, a map has no users. */
const openCalls: ReadonlySet<string> = new Set([
  endpoints.login.name,
  endpoints.authLogin.name,
  endpoints.logout.name,
  endpoints.directions.name,
])

/** Lets the calls that are served after it know their visitors. */
export function knowVisitors(api: Api, { store, clock }: Pick<Parts, 'store' | 'clock'>): void {
  api.use((context, next) => {
    context.set('visitorParts', { store, clock })
    return next()
  })
}

/** Answers an endpoint under each version that its rule allows. */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  answer: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  for (const before of startsOf(endpoint)) {
    api.on(endpoint.method, `${before}${path}`, async (context) => {
      const body = await answer(await readCall(context, endpoint))
      return context.json(body as object, 200, { 'Cache-Control': 'no-store' })
    })
  }
}

function startsOf({ version }: Endpoint): readonly string[] {
  if (version === 'byFrame') return ['/v1', '/v4']
  return [version === null ? '' : `/${version}`]
}

async function readCall<E extends Endpoint>(context: Context, endpoint: E): Promise<Call<E>> {
  const query = context.req.query()
  // Who asks comes first: a body that does not fit tells a stranger nothing.
  const { user, session } = visitorIn(context, endpoint)
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
    key: context.req.header('Idempotency-Key') ?? null,
    ifMatch: context.req.header('If-Match') ?? null,
    hostName: query['trans_host_name'] ?? null,
    setHeader: (name, value) => context.header(name, value),
  }
}

function visitorIn(context: Context, { name }: Endpoint): Visitor {
  if (openCalls.has(name)) return { user: guest, session: null }
  const header = bearerToken(context.req.header('Authorization'))
  const inQuery = name === endpoints.settingUser.name ? context.req.query('token') : undefined
  const token = header ?? (inQuery || null)
  return visitorOf({ token, userId: userIdOf(context.req.query('user_id')) }, context.var.visitorParts)
}

/** A user id of the wire as a number, null for none. @throws Refusal 400 for what no user id looks like */
export function userIdOf(asked: string | number | null | undefined): number | null {
  if (asked === undefined || asked === null || asked === '') return null
  const userId = Number(asked)
  if (!Number.isSafeInteger(userId) || userId < 0) throw new Refusal(400, 'unknown_user')
  return userId
}

function checked(schema: v.GenericSchema, value: unknown, where: string): unknown {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Refusal(400, 'invalid_request', { path: [where, v.getDotPath(issue)].filter(Boolean).join('.') })
}
