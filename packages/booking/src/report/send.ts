import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { isMissingPart } from '../kernel/missingPart.ts'
import { readUrl } from '../kernel/values/readUrl.ts'
import type { Crumb, ErrorReporting } from './crumb.ts'
import { plainPath } from './plainAddress.ts'
import { scrub, scrubText } from './scrub.ts'

/** Maximum number of reports from one page; further errors are rarely new. */
const most = 30

const sent = new Set<unknown>()
let client: BrowserClient | null = null

/** Details that are sent with an error. */
export interface ErrorDetails {
  context: Readonly<Record<string, unknown>> | undefined
  /** Steps before the error, the oldest first. */
  crumbs: readonly Crumb[]
}

/**
 * Reports an error with the steps before it. Data that the service's library collects by itself are not sent: the event
 * is built from the fields named here, and scrubbed (SEC-05).
 */
export function send({ dsn, environment }: ErrorReporting, error: unknown, told: ErrorDetails): void {
  if (sent.size >= most || sent.has(error)) return
  sent.add(error)
  client ??= createClient(dsn, environment)
  client.captureException(error, { originalException: error, data: told }, new Scope())
}

function createClient(dsn: string, environment: string): BrowserClient {
  const made = new BrowserClient({
    dsn,
    environment,
    stackParser: defaultStackParser,
    transport: (options) => makeFetchTransport(options, (url, init) => fetch(url, init)),
    // No integrations, because they would record the console, clicks and requests, and add the address and the
    // referrer.
    integrations: [],
    sendClientReports: false,
    // Without this setting the service stores the person's IP address.
    dataCollection: { userInfo: false },
    beforeSend: (event, { originalException, data }) =>
      cleanEvent(event, originalException, data as ErrorDetails),
  })
  made.init()
  return made
}

/**
 * Facts about a failed request, without the service's message, which may contain a name. Null: the error is not from a
 * request.
 */
function factsOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ClientError') return null
  const { endpoint, kind, status, code, path } = error as Error & Readonly<Record<string, unknown>>
  return [endpoint, kind, status, code, path].filter(Boolean).join(' ')
}

/** Path of a script. Any other path may be that of a page, such as an order's, whose address is the key to it. */
const scriptPath = /^(?!.*\/(?:approveorder|orders)\/).*\.m?[jt]sx?$/

/**
 * The file of a frame of the stack without secrets: an inline script is of the page's own address. Empty if it is of no
 * file.
 */
function fileOf(filename: string): string {
  const address = readUrl(filename)
  if (!address || !/^https?:$/.test(address.protocol)) return ''
  const { origin, pathname } = address
  return origin + (scriptPath.test(pathname) ? pathname : plainPath(pathname))
}

/** The event with the fields that are named here, and no others. */
export function cleanEvent(event: ErrorEvent, error: unknown, { context, crumbs }: ErrorDetails): ErrorEvent {
  const facts = factsOf(error)
  return {
    type: undefined,
    ...(event.event_id && { event_id: event.event_id }),
    ...(event.timestamp && { timestamp: event.timestamp }),
    ...(event.environment && { environment: event.environment }),
    platform: 'javascript',
    level: 'error',
    exception: {
      values: (event.exception?.values ?? []).map(({ type, value, stacktrace }) => ({
        // Each browser has its own error for a missing part of the code; one type keeps its reports together.
        type: isMissingPart(error) ? 'ChunkLoadError' : scrubText(type ?? ''),
        value: scrubText(facts ?? value ?? ''),
        stacktrace: {
          frames: (stacktrace?.frames ?? []).map(({ filename, function: name, lineno, colno, in_app }) => ({
            filename: fileOf(filename ?? ''),
            function: scrubText(name ?? ''),
            lineno: lineno ?? 0,
            colno: colno ?? 0,
            in_app: in_app ?? true,
          })),
        },
      })),
    },
    breadcrumbs: crumbs.map(({ at, kind, text }) => ({
      timestamp: at / 1000,
      category: kind,
      message: scrubText(text),
    })),
    contexts: { wherry: scrub(context ?? {}) as Record<string, unknown> },
  }
}
