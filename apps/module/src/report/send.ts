import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import type { Crumb, ErrorReporting } from './crumb.ts'
import { scrub, scrubText } from './scrub.ts'

/** What is reported from one page at most: an error that comes again and again says nothing new. */
const most = 30

const sent = new Set<unknown>()
let client: BrowserClient | null = null

/** What is told beside an error. */
export interface Told {
  context: Readonly<Record<string, unknown>> | undefined
  /** What was done before it, oldest first. */
  crumbs: readonly Crumb[]
}

/**
 * Reports an error with what went before it. Nothing that the service's library collects by itself goes along: the event
 * is made anew of what is named here, and scrubbed (SEC-05).
 */
export function send({ dsn, environment }: ErrorReporting, error: unknown, told: Told): void {
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
    // None listens to the console, to clicks or to calls, and none adds the address or the referrer.
    integrations: [],
    sendClientReports: false,
    // Otherwise the service is told to keep the person's network address.
    dataCollection: { userInfo: false },
    beforeSend: (event, { originalException, data }) => cleanEvent(event, originalException, data as Told),
  })
  made.init()
  return made
}

/** What a call's failure says, without the service's words, which may name a person. Null: it is none of a call. */
function factsOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ClientError') return null
  const { endpoint, kind, status, code, path } = error as Error & Readonly<Record<string, unknown>>
  return [endpoint, kind, status, code, path].filter(Boolean).join(' ')
}

/** The event with what is named here and nothing else. */
export function cleanEvent(event: ErrorEvent, error: unknown, { context, crumbs }: Told): ErrorEvent {
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
        type: scrubText(type ?? ''),
        value: scrubText(facts ?? value ?? ''),
        stacktrace: {
          frames: (stacktrace?.frames ?? []).map(({ filename, function: name, lineno, colno, in_app }) => ({
            filename: (filename ?? '').replace(/[?#].*/s, ''),
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
