import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import type { BodyOf, QueryOf, ReadAnswerOf } from '../contract/endpoints.ts'
import type { Platform } from '../platform/platform.ts'
import { ClientError } from './clientError.ts'
import type { ClientConfig, Identity } from './config.ts'
import { limitSignal } from './limitSignal.ts'
import { readAnswer } from './readAnswer.ts'
import { refusalOf, retryAfterOf } from './refusal.ts'

/** Time limits in milliseconds (ERR-07), retries included. */
export const timeLimits = { read: 15_000, prices: 30_000, orders: 60_000 } as const

/** How often a read is asked again by itself, at most. */
const maxRetries = 2
/** First wait before a read is asked again, in milliseconds; each further one is twice as long. */
const firstWait = 300

/** Statuses of a redirect; browsers hide it behind a 0. */
const redirects: readonly number[] = [0, 301, 302, 303, 307, 308]

/** What one call needs beside its endpoint. */
export type CallRequest<E extends Endpoint> = {
  signal: AbortSignal
  /** Parts of the path by name. */
  parts?: Readonly<Record<string, string>>
  query?: QueryOf<E>
  /** ISO 4217 of what is priced. @default that of who asks */
  currency?: string | undefined
  /** UUID for the header Idempotency-Key. */
  idempotencyKey?: string
  /** Tag of what was read, for the header If-Match. Null: what is there is overwritten. */
  ifMatch?: string | null
} & (E['body'] extends GenericSchema ? { body: BodyOf<E> } : { body?: undefined })

/** An answer that fits the contract. */
export interface Exchange<E extends Endpoint> {
  value: ReadAnswerOf<E>
  /** Tag of this state of things, to be sent as `ifMatch`. Null: the answer has none. */
  etag: string | null
}

/** What every group of calls goes through. */
export interface Core {
  /** Asks and reads one answer; rejects with ClientError only. */
  call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<ReadAnswerOf<E>>
  /** The same, with the answer's tag. */
  exchange<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Exchange<E>>
  /** Who asks, as of now. */
  identity(): Identity
  /** Whether a token goes along, as of now. */
  isSignedIn(): boolean
  /** Frame mode. */
  readonly framed: boolean
  /** Whom the service is told it serves (EMBED-01). */
  readonly platform: 'frame' | 'web' | 'app'
  /** The token that settings are asked by in an app (EMBED-02), as of now. Null: they are asked by the user. */
  appToken(): string | null
  /** Exact origins that a payment may lead to. Null: this very machine alone. */
  readonly redirectOrigins: readonly string[] | null
  /** Key of the maps service, empty where it needs none. Null: there is no such service. */
  readonly directionsKey: string | null
  /** Reports what is wrong with an answer, without personal data. */
  report(error: ClientError, context?: Readonly<Record<string, unknown>>): void
}

/** The one place that calls fetch. */
export function createCore(platform: Platform, config: ClientConfig): Core {
  const report: Core['report'] = (error, context) =>
    platform.report(error, { endpoint: error.endpoint, status: error.status, path: error.path, ...context })

  function address<E extends Endpoint>(endpoint: E, request: CallRequest<E>): string {
    const { parts = {}, query } = request
    const version = endpoint.version === 'byFrame' ? (config.framed ? 'v1' : 'v4') : endpoint.version
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => partOfPath(parts[name], endpoint))
    const who = config.identity()
    const all = {
      ...(endpoint.base !== 'directions' && {
        module_type: who.moduleType,
        lang: who.lang,
        // While signing in there is nobody yet: neither the token of before nor its user goes along.
        user_id: endpoint.access === 'none' ? null : who.userId,
        currency: request.currency ?? who.currency,
        trans_host_name: config.framed ? null : who.hostName,
      }),
      ...(query as object),
    }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(all)) {
      if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
    }
    return `${config[`${endpoint.base ?? 'api'}Base`] ?? ''}${version ? `/${version}` : ''}${path}?${search}`
  }

  async function ask<E extends Endpoint>(
    endpoint: E,
    request: CallRequest<E>,
    signal: AbortSignal,
  ): Promise<Exchange<E>> {
    const token = takesToken(endpoint) && config.token()
    const headers: Record<string, string> = { accept: 'application/json' }
    if (token) headers.authorization = `Bearer ${token}`
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey
    if (request.ifMatch) headers['if-match'] = request.ifMatch
    if (request.body !== undefined) headers['content-type'] = 'application/json'

    const response = await platform.fetch(address(endpoint, request), {
      method: endpoint.method,
      headers,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
      // Answers differ by visitor and language: no cache between may mix them up.
      cache: 'no-store',
      credentials: endpoint.base === 'directions' ? 'omit' : 'same-origin',
      // Followed, a booking with its names and phones could end on a host that is not ours. The page's own host is.
      redirect: endpoint.base === 'site' ? 'follow' : 'manual',
    })
    const text = await response.text()
    const { status } = response
    const unreadable = (path: string) =>
      new ClientError('unreadable', { endpoint: endpoint.name, status, path })
    if (redirects.includes(status)) throw unreadable('')
    const body = parseJson(text)
    const refused = refusalOf(status, body, endpoint)
    if (refused) {
      const retryAfter = retryAfterOf(response.headers.get('retry-after'), platform.clock.now())
      throw new ClientError('rejected', { endpoint: endpoint.name, status, retryAfter, ...refused })
    }

    // An answer to a change may be none at all; what is read has to be something.
    const isEmpty = text.trim() === ''
    const { value, dropped, cut } = readAnswer(
      endpoint,
      isEmpty && endpoint.method !== 'GET' ? {} : body,
      (path) => unreadable(isEmpty ? '' : path),
    )
    if (dropped.length + cut.length > 0)
      report(unreadable(dropped[0] ?? ''), { dropped: dropped.slice(0, 20), cut })
    return { value, etag: response.headers.get('etag') }
  }

  /** Milliseconds to wait before a failed read is asked again. Null: it is not. */
  function waitAfter({ kind, status = 0, retryAfter }: ClientError, endpoint: Endpoint, retries: number) {
    const again = kind === 'network' || status === 429 || status >= 500
    if (!again || !isRead(endpoint) || retries >= maxRetries || !platform.online.get()) return null
    const wait = firstWait * 2 ** retries
    return Math.max(retryAfter ?? 0, wait / 2 + platform.random() * wait)
  }

  /** Asks within the time limit, a read several times. */
  async function insist<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Exchange<E>> {
    const limit = timeLimits[endpoint.limit]
    const deadline = platform.clock.now() + limit
    const limited = limitSignal(platform.clock, limit, request.signal)

    function named(cause: unknown): ClientError {
      const kind = request.signal.aborted ? 'aborted' : limited.isOver() ? 'timeout' : 'network'
      if (kind === 'network' && cause instanceof ClientError) return cause
      return new ClientError(kind, { endpoint: endpoint.name, cause })
    }

    try {
      for (let retries = 0; ; retries += 1) {
        try {
          limited.signal.throwIfAborted()
          return await ask(endpoint, request, limited.signal)
        } catch (failure) {
          const error = named(failure)
          const wait = waitAfter(error, endpoint, retries)
          if (wait === null || platform.clock.now() + wait >= deadline) {
            if (error.kind === 'unreadable' || (error.status ?? 0) >= 500) report(error)
            if (error.kind === 'rejected') config.onRejected?.(error)
            throw error
          }
          await limited.wait(wait)
        }
      }
    } finally {
      limited.release()
    }
  }

  async function exchange<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Exchange<E>> {
    const token = config.token()
    try {
      return await insist(endpoint, request)
    } catch (error) {
      if ((error as ClientError).status !== 401 || !takesToken(endpoint)) throw error
      const renewed = config.onUnauthorized?.(token, request.signal)
      // An order is sent by nobody but the person.
      if (!isRead(endpoint) || !(await renewed)) throw error
      return await insist(endpoint, request)
    }
  }

  return {
    exchange,
    call: async (endpoint, request) => (await exchange(endpoint, request)).value,
    report,
    identity: () => config.identity(),
    isSignedIn: () => Boolean(config.token()),
    framed: config.framed,
    platform: config.platform ?? (config.framed ? 'frame' : 'web'),
    // An address is logged and told on: no token of a cookie or of a sign-in stands in one (SEC-04).
    appToken: () => (config.appToken === config.token() ? config.appToken : null),
    redirectOrigins: config.redirectOrigins ?? null,
    directionsKey: config.directionsBase ? (config.directionsKey ?? '') : null,
  }
}

const isRead = ({ method, limit }: Endpoint) => method === 'GET' && limit !== 'orders'

const takesToken = ({ base, access }: Endpoint) => base === undefined && access !== 'none'

/**
 * A part of the path; one that would be read as a step up or be missing names nothing that could be found. Commas and
 * semicolons stay, they part the coordinates of the directions.
 */
function partOfPath(part: string | undefined, endpoint: Endpoint): string {
  if (!part || /^\.{1,2}$/.test(part))
    throw new ClientError('rejected', { endpoint: endpoint.name, status: 404 })
  return encodeURIComponent(part).replace(/%2C|%3B/g, decodeURIComponent)
}

/** What a text says in JSON; undefined: it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
