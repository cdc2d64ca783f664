import type { Crumb, ErrorReporting } from './crumb.ts'
import { plainAddress } from './plainAddress.ts'
import { outlet } from './reporter.ts'

/** Maximum number of stored steps (ERR-02). */
const most = 100

/** Creates a list of the last steps; the oldest is dropped first. */
export function createCrumbs(now: () => number) {
  const crumbs: Crumb[] = []
  return {
    note(kind: Crumb['kind'], text: string): void {
      crumbs.push({ at: now(), kind, text })
      if (crumbs.length > most) crumbs.shift()
    },
    /** Returns the last 100 steps, oldest first. */
    all: (): readonly Crumb[] => [...crumbs],
  }
}

/** Describes a pressed control by its kind only, because a name may be a person's. */
function pressed(event: Event): string | null {
  const control =
    event.target instanceof Element && event.target.closest('a,button,input,select,textarea,[role]')
  if (!control) return null
  const role = control.getAttribute('role')
  const type = control.getAttribute('type')
  return control.localName + (type ? `[type=${type}]` : '') + (role ? `[role=${role}]` : '')
}

/**
 * Starts to record steps, and to report errors with them. The library of the reporting service is loaded with the first
 * error.
 */
export function keepCrumbs(to: ErrorReporting): void {
  if (!['live', 'stage1'].includes(to.environment)) return
  const { note, all } = createCrumbs(Date.now)
  const { fetch } = outlet
  outlet.fetch = async (url, init) => {
    let end: number | string = 'failed'
    try {
      const answer = await fetch(url, init)
      end = answer.status
      return answer
    } finally {
      note('call', `${init?.method ?? 'GET'} ${plainAddress(url)} ${end}`)
    }
  }
  outlet.send = (error, context) => {
    const crumbs = all()
    import('./send.ts').then(({ send }) => send(to, error, { context, crumbs })).catch(() => {})
  }
  const go = () => note('go', plainAddress(location.pathname))
  go()
  // The module's router dispatches the last two events for its own navigation.
  for (const name of ['popstate', 'pushState', 'replaceState']) addEventListener(name, go)
  const onClick = (event: Event) => {
    const what = pressed(event)
    if (what) note('click', what)
  }
  addEventListener('click', onClick, true)
}
