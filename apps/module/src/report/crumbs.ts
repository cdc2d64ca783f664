import type { Crumb, ErrorReporting } from './crumb.ts'
import { outlet } from './reporter.ts'

/** How many are kept (ERR-02). */
const most = 100

/** A ring of crumbs: the oldest goes first. */
export function createCrumbs(now: () => number) {
  const crumbs: Crumb[] = []
  return {
    note(kind: Crumb['kind'], text: string): void {
      crumbs.push({ at: now(), kind, text })
      if (crumbs.length > most) crumbs.shift()
    },
    /** The last 100, oldest first. */
    all: (): readonly Crumb[] => [...crumbs],
  }
}

/** Words of paths; whatever else stands in one is an id: of an order, a user, or a place, which may be a home. */
const pathWord = /^(v\d|[a-z]+(-[a-z]+)*)?$/
const ofPlaces = ['find', 'check-location-from-places', 'get-country-by-point']

/** An address without its query and with no id in its path. */
export function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.origin)
  const words = pathname.split('/')
  const told = words.map((word, at) => {
    const isWord = words[at - 1] === 'places' ? ofPlaces.includes(word) : pathWord.test(word)
    return isWord ? word : '*'
  })
  return (origin === location.origin ? '' : origin) + told.join('/')
}

/** What was pressed, told by its kind alone: a name may be a person's. */
function pressed(event: Event): string | null {
  const control =
    event.target instanceof Element && event.target.closest('a,button,input,select,textarea,[role]')
  if (!control) return null
  const role = control.getAttribute('role')
  const type = control.getAttribute('type')
  return control.localName + (type ? `[type=${type}]` : '') + (role ? `[role=${role}]` : '')
}

/** Keeps crumbs from here on, and reports errors with them; the service's library comes with the first error. */
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
  // The router tells of the last two.
  for (const name of ['popstate', 'pushState', 'replaceState']) addEventListener(name, go)
  const onClick = (event: Event) => {
    const what = pressed(event)
    if (what) note('click', what)
  }
  addEventListener('click', onClick, true)
}
