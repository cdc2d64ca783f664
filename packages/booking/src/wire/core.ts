import type { GenericSchema } from 'valibot'
import type { Platform } from '../kernel/platform.ts'
import { ClientError } from './clientError.ts'
import type { ClientConfig, Identity } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import type { BodyOf, QueryOf, ReadAnswerOf } from './endpoints.ts'
import { limitSignal } from './limitSignal.ts'
import { readAnswer } from './readAnswer.ts'
import { refusalOf, retryAfterOf, withoutReferences } from './refusal.ts'

/** Time limits in milliseconds (ERR-07), retries included. */
export const timeLimits = { read: 15_000, prices: 30_000, orders: 60_000 } as const

/** Maximum number of automatic retries of a read. */
const maxRetries = 2
/** First wait before a retry of a read, in milliseconds; each further wait is twice as long. */
const firstWait = 300

/** Statuses of a redirect; browsers report it as 0. */
const redirects: readonly number[] = [0, 301, 302, 303, 307, 308]

/** Parts of one request beside its endpoint. */
export type CallRequest<E extends Endpoint> = {
  signal: AbortSignal
  /** Parts of the path by name. */
  parts?: Readonly<Record<string, string>>
  query?: QueryOf<E>
  /** Currency of the prices, ISO 4217. @default the user's */
  currency?: string | undefined
  /** UUID for the header Idempotency-Key. */
  idempotencyKey?: string
  /** Tag of the version that was read, for the header If-Match. Null: any version is overwritten. */
  ifMatch?: string | null
} & (E['body'] extends GenericSchema ? { body: BodyOf<E> } : { body?: undefined })

/** A response that matches the contract, with its tag. */
export interface Exchange<E extends Endpoint> {
  value: ReadAnswerOf<E>
  /** Tag of this version, to be sent as `ifMatch`. Null: the response has none. */
  etag: string | null
}

/** The common core of all groups of requests. */
export interface Core {
  /** Sends a request and reads its response; rejects with ClientError only. */
  call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<ReadAnswerOf<E>>
  /** Sends a request and returns the response with its tag; rejects with ClientError only. */
  exchange<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Exchange<E>>
  /** Current user, language and currency. */
  identity(): Identity
  /** True if requests currently have a token. */
  isSignedIn(): boolean
  /** True in frame mode. */
  readonly framed: boolean
  /** Platform that is sent to the service (EMBED-01). */
  readonly platform: 'frame' | 'web' | 'app'
  /** Current token of an app for the settings request (EMBED-02). Null: the settings are requested for the user. */
  appToken(): string | null
  /** Exact origins of payment pages. Null: localhost only. */
  readonly redirectOrigins: readonly string[] | null
  /** Key of the maps service, empty if it needs none. Null: there is no such service. */
  readonly directionsKey: string | null
  /** Reports a response that does not match the contract, without personal data. */
  report(error: ClientError, context?: Readonly<Record<string, unknown>>): void
}

/** Creates the core, the only part of the client that calls fetch. */
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
        // The requests for signing in have no user yet: neither an earlier token nor its user is sent.
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
      // Responses differ by visitor and language, so no cache may store them.
      cache: 'no-store',
      credentials: endpoint.base === 'directions' ? 'omit' : 'same-origin',
      // A redirect could send a booking with its names and phones to a foreign host. Only redirects of the page's own
      // host are followed.
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
      const facts = { endpoint: endpoint.name, status, retryAfter }
      throw new ClientError('rejected', { ...facts, ...(await withoutReferences(refused, platform.clock)) })
    }

    // The response to a change may be empty; the response to a read may not.
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

  /** Time in ms before a failed read is retried. Null: it is not retried. */
  function waitAfter({ kind, status = 0, retryAfter }: ClientError, endpoint: Endpoint, retries: number) {
    const again = kind === 'network' || status === 429 || status >= 500
    if (!again || !isRead(endpoint) || retries >= maxRetries || !platform.online.get()) return null
    const wait = firstWait * 2 ** retries
    return Math.max(retryAfter ?? 0, wait / 2 + platform.random() * wait)
  }

  /** Sends a request within the time limit; a read is retried. */
  async function insist<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Exchange<E>> {
    const limit = timeLimits[endpoint.limit]
    const deadline = platform.clock.now() + limit
    const limited = limitSignal(platform.clock, limit, request.signal)

    function named(cause: unknown): ClientError {
      // A refusal that came in time is no timeout, even if the time is over before its message is read.
      const isLate = limited.isOver() && !(cause instanceof ClientError && cause.kind === 'rejected')
      const kind = request.signal.aborted ? 'aborted' : isLate ? 'timeout' : 'network'
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
      // Only the person sends an order again; it is never retried automatically.
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
    // Addresses end up in logs and referrers, so no token of a cookie or of a sign-in is put into one (SEC-04).
    appToken: () => (config.appToken === config.token() ? config.appToken : null),
    redirectOrigins: config.redirectOrigins ?? null,
    directionsKey: config.directionsBase ? (config.directionsKey ?? '') : null,
  }
}

const isRead = ({ method, limit }: Endpoint) => method === 'GET' && limit !== 'orders'

const takesToken = ({ base, access }: Endpoint) => base === undefined && access !== 'none'

/**
 * Encodes a part of the path. A missing part, `.` and `..` are rejected as not found. Commas and semicolons stay,
 * because they separate the coordinates of the maps service.
 */
function partOfPath(part: string | undefined, endpoint: Endpoint): string {
  if (!part || /^\.{1,2}$/.test(part))
    throw new ClientError('rejected', { endpoint: endpoint.name, status: 404 })
  return encodeURIComponent(part).replace(/%2C|%3B/g, decodeURIComponent)
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
