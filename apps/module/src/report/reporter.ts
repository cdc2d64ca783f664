import { isAborted } from '@wherry/booking/client/clientError.ts'

/** What the page's errors and calls go through; `keepCrumbs` takes both where errors are reported to somebody. */
export const outlet: {
  fetch(url: string, init?: RequestInit): Promise<Response>
  send?(error: unknown, context?: Readonly<Record<string, unknown>>): void
} = {
  fetch: (...args) => fetch(...args),
}

/** Null: no part of the code was missing on this page. */
let reloads: boolean | null = null

/**
 * Whether the page is being loaded anew, which a missing part of the code leads to once (SHELL-21): decided by the first
 * that is missing, so that two of them do not lead on for ever.
 */
function reloadsFor(error: unknown): boolean {
  // Without a connection there would be no page left.
  if ((error as Error | null)?.name !== 'ChunkLoadError' || !navigator.onLine) return false
  if (reloads !== null) return reloads
  const flag = 'page-force-refreshed'
  try {
    reloads = localStorage[flag] !== 'true'
    localStorage[flag] = reloads
  } catch {
    // Where nothing can be stored, a page that came by a reload is not loaded anew again.
    reloads =
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type !== 'reload'
  }
  if (reloads) location.reload()
  return reloads
}

/**
 * Tells of an error: to the console, and to the service where there is one. Never throws.
 *
 * @returns false: the page is being loaded anew, so nobody is told of it.
 */
export function report(error: unknown, context?: Readonly<Record<string, unknown>>): boolean {
  if (reloadsFor(error)) return false
  console.error(error, context ?? '')
  outlet.send?.(error, context)
  return true
}

/**
 * Listens for errors of our own that nobody has caught (ERR-06): what an extension does is not ours, and a call that was
 * taken back is no error.
 */
export function onUnexpected(tell: (error: Error) => void): void {
  const listen = (name: 'error' | 'unhandledrejection') =>
    addEventListener(name, (event) => {
      const error = 'reason' in event ? event.reason : event.error
      if (error instanceof Error && !/-extension:/.test(`${error.stack}`) && !isAborted(error)) tell(error)
    })
  listen('error')
  listen('unhandledrejection')
}
