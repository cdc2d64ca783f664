import type { Endpoint } from '@wherry/booking/contract/endpoint.ts'
import type { AnswerOf } from '@wherry/booking/contract/endpoints.ts'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import type { Connection } from '../faults.ts'
import { langOf } from '../lang.ts'
import type { Lang } from '../places/place.ts'

/** The app that calls are added to. */
export type Api = Hono<{ Bindings: Connection }>

/** A call as it came, checked against its endpoint. */
export interface Call<E extends Endpoint> {
  readonly query: v.InferOutput<E['query']>
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : null
  /** Part of the path. */
  param(name: string): string
  readonly lang: Lang
  /** Null: a visitor without an account. */
  readonly userId: number | null
  readonly currency: string
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
  /** `trans_host_name`, or null. */
  readonly hostName: string | null
}

/** Answers an endpoint under each version that its rule allows. */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  answer: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): void {
  const versions = endpoint.version === 'byFrame' ? ['v1', 'v4'] : [endpoint.version]
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  for (const version of versions) {
    api.on(endpoint.method, `/${version}${path}`, async (context) => {
      const body = await answer(await readCall(context, endpoint))
      return context.json(body as object, 200, { 'Cache-Control': 'no-store' })
    })
  }
}

async function readCall<E extends Endpoint>(context: Context, endpoint: E): Promise<Call<E>> {
  const query = context.req.query()
  const json = endpoint.body === null ? null : await context.req.json().catch(() => undefined)
  return {
    query: checked(endpoint.query, query, 'query') as Call<E>['query'],
    body: (endpoint.body === null ? null : checked(endpoint.body, json, 'body')) as Call<E>['body'],
    param: (name) => context.req.param(name) ?? '',
    lang: langOf(query['lang']),
    userId: userIdOf(query['user_id']),
    currency: query['currency'] ?? 'EUR',
    key: context.req.header('Idempotency-Key') ?? null,
    hostName: query['trans_host_name'] ?? null,
  }
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
