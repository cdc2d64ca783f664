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

/** What one call needs beside its endpoint. */
export type CallRequest<E extends Endpoint> = {
  signal: AbortSignal
  /** Parts of the path by name. */
  parts?: Readonly<Record<string, string>>
  query?: QueryOf<E>
  /** UUID for the header Idempotency-Key. */
  idempotencyKey?: string
} & (E['body'] extends GenericSchema ? { body: BodyOf<E> } : { body?: undefined })

/** What every group of calls goes through. */
export interface Core {
  /** Asks and reads one answer; rejects with ClientError only. */
  call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<ReadAnswerOf<E>>
  /** Who asks, as of now. */
  identity(): Identity
  /** Frame mode. */
  readonly framed: boolean
  /** Reports what is wrong with an answer, without personal data. */
  report(error: ClientError, context?: Readonly<Record<string, unknown>>): void
}

/** The one place that calls fetch. */
export function createCore(platform: Platform, config: ClientConfig): Core {
  const report: Core['report'] = (error, context) =>
    platform.report(error, { endpoint: error.endpoint, status: error.status, path: error.path, ...context })

  function address(endpoint: Endpoint, parts: Readonly<Record<string, string>>, query: object): string {
    const version = endpoint.version === 'byFrame' ? (config.framed ? 'v1' : 'v4') : endpoint.version
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => partOfPath(parts[name], endpoint))
    const who = config.identity()
    const search = new URLSearchParams()
    const all = {
      module_type: who.moduleType,
      lang: who.lang,
      user_id: who.userId,
      currency: who.currency,
      trans_host_name: config.framed ? null : who.hostName,
      ...query,
    }
    for (const [name, value] of Object.entries(all)) {
      if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
    }
    return `${config.apiBase}/${version}${path}?${search}`
  }

  async function ask<E extends Endpoint>(
    endpoint: E,
    request: CallRequest<E>,
    signal: AbortSignal,
  ): Promise<ReadAnswerOf<E>> {
    const token = config.token()
    const headers: Record<string, string> = { accept: 'application/json' }
    if (token) headers.authorization = `Bearer ${token}`
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey
    if (request.body !== undefined) headers['content-type'] = 'application/json'

    const response = await platform.fetch(address(endpoint, request.parts ?? {}, request.query ?? {}), {
      method: endpoint.method,
      headers,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
      // Answers differ by visitor and language: no cache between may mix them up.
      cache: 'no-store',
    })
    const text = await response.text()
    const { status } = response
    const refused = refusalOf(status, text, endpoint)
    if (refused) {
      const retryAfter = retryAfterOf(response.headers.get('retry-after'), platform.clock.now())
      throw new ClientError('rejected', { endpoint: endpoint.name, status, retryAfter, ...refused })
    }

    const reading = readAnswer(endpoint, parseJson(text))
    if (!reading.fits) {
      throw new ClientError('unreadable', { endpoint: endpoint.name, status, path: reading.path })
    }
    if (reading.dropped.length > 0) {
      const [path] = reading.dropped
      report(new ClientError('unreadable', { endpoint: endpoint.name, status, path }), {
        dropped: reading.dropped.slice(0, 20),
      })
    }
    return reading.value
  }

  /** Milliseconds to wait before a failed read is asked again. Null: it is not. */
  function waitAfter(error: ClientError, endpoint: Endpoint, retries: number): number | null {
    if (endpoint.method !== 'GET' || endpoint.limit === 'orders' || retries >= maxRetries) return null
    const again = error.kind === 'network' || error.status === 429 || (error.status ?? 0) >= 500
    if (!again || error.kind === 'unreadable' || !platform.online.get()) return null
    const wait = firstWait * 2 ** retries
    return error.retryAfter ?? wait / 2 + platform.random() * wait
  }

  async function call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<ReadAnswerOf<E>> {
    const limit = timeLimits[endpoint.limit]
    const deadline = platform.clock.now() + limit
    const limited = limitSignal(platform.clock, limit, request.signal)

    function named(error: unknown): ClientError {
      if (request.signal.aborted) return new ClientError('aborted', { endpoint: endpoint.name, cause: error })
      if (limited.isOver()) return new ClientError('timeout', { endpoint: endpoint.name, cause: error })
      if (error instanceof ClientError) return error
      return new ClientError('network', { endpoint: endpoint.name, cause: error })
    }

    try {
      for (let retries = 0; ; retries += 1) {
        try {
          limited.signal.throwIfAborted()
          return await ask(endpoint, request, limited.signal)
        } catch (failure) {
          const error = named(failure)
          const wait = error.kind === 'aborted' ? null : waitAfter(error, endpoint, retries)
          if (wait === null || platform.clock.now() + wait >= deadline) throw error
          await limited.wait(wait)
        }
      }
    } catch (failure) {
      const error = named(failure)
      if (error.kind === 'unreadable' || (error.status ?? 0) >= 500) report(error)
      throw error
    } finally {
      limited.release()
    }
  }

  return { call, report, identity: () => config.identity(), framed: config.framed }
}

/** A part of the path; one that would be read as a step up or be missing names nothing that could be found. */
function partOfPath(part: string | undefined, endpoint: Endpoint): string {
  if (!part || /^\.{1,2}$/.test(part))
    throw new ClientError('rejected', { endpoint: endpoint.name, status: 404 })
  return encodeURIComponent(part)
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
