import { isMissingPart } from '../kernel/missingPart.ts'
import { isAborted } from '../wire/clientError.ts'

/**
 * Functions that the page calls with errors and requests; `keepCrumbs` replaces both if errors are reported to a
 * service.
 */
export const outlet: {
  fetch(url: string, init?: RequestInit): Promise<Response>
  send?(error: unknown, context?: Readonly<Record<string, unknown>>): void
} = {
  fetch: (...args) => fetch(...args),
}

/**
 * Longest wait for the page that comes next, in milliseconds. A visitor who is still here then has stayed: the link was a
 * download, or wrote a mail.
 */
const leaving = 30_000

/** Instant at which the visitor last began to leave this page, in milliseconds since it was opened. */
let leftAt = -leaving
globalThis.addEventListener?.('beforeunload', ({ timeStamp }) => {
  leftAt = timeStamp
})

/** True if this page is being reloaded because a part of the code is missing. Null: no part was missing so far. */
let reloads: boolean | null = null

/**
 * Reloads the page once if a part of the code is missing (SHELL-21), and then returns true. The first missing part
 * decides, so that two of them cannot cause endless reloads.
 */
function reloadsFor(error: unknown): boolean {
  // Without a connection a reload would leave an empty page.
  if (!isMissingPart(error) || !navigator.onLine) return false
  if (reloads !== null) return reloads
  const flag = 'page-force-refreshed'
  try {
    reloads = localStorage[flag] !== 'true'
    localStorage[flag] = reloads
  } catch {
    // Without storage, a page that was loaded by a reload is not reloaded again.
    reloads =
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type !== 'reload'
  }
  if (reloads) location.reload()
  return reloads
}

/**
 * Reports an error to the console, and to the service if there is one. Never throws. A part of the code that does not load
 * while the visitor leaves is no error: Firefox and WebKit end the imports of a page as soon as another one is asked for,
 * and a reload would take its place.
 *
 * @returns false: the page is being reloaded, so nothing was reported.
 */
export function report(error: unknown, context?: Readonly<Record<string, unknown>>): boolean {
  if (performance.now() - leftAt < leaving && isMissingPart(error)) return true
  if (reloadsFor(error)) return false
  console.error(error, context ?? '')
  outlet.send?.(error, context)
  return true
}

/** Listens for uncaught errors of the module (ERR-06). Errors of browser extensions and aborted calls are ignored. */
export function onUnexpected(tell: (error: Error) => void): void {
  const listen = (name: 'error' | 'unhandledrejection') =>
    addEventListener(name, (event) => {
      const error = 'reason' in event ? event.reason : event.error
      if (error instanceof Error && !/-extension:/.test(`${error.stack}`) && !isAborted(error)) tell(error)
    })
  listen('error')
  listen('unhandledrejection')
}
