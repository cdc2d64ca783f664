import type { Platform } from '@wherry/booking/platform/platform.ts'
import { outlet, report } from '../report/reporter.ts'
import { browserClipboard } from './clipboard.ts'
import { readCookie } from './readCookie.ts'
import { safeStore } from './store.ts'
import type { Turn } from './turns.ts'
import { browserVisibility, watchInView } from './view.ts'

const geolocation = async () => (await import('./geolocation.ts')).browserGeolocation
const toDevice = () => import('./toDevice.ts')

const onWindow = (type: string, listener: (event: Event) => void): (() => void) => {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}

/** Held for as long as a document of the tab is shown. */
const heldName = 'wherry-tab'

/**
 * The real outside: the one place that touches the browser's globals. In a frame `frame/framedPlatform` takes it from
 * here.
 */
export function browserPlatform(): Platform {
  const setCookie = (name: string, value: string, maxAgeSeconds: number) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax; Secure`
    } catch {
      // Blocked: what has to last is in the storage as well, or is asked again.
    }
  }
  // Here, before the router: Chromium calls a window's own listeners in their order, whether they capture or not.
  const turns: Turn[] = []
  window.addEventListener('popstate', (event) => turns.at(-1)?.(event))
  const session = safeStore(() => window.sessionStorage)
  // A document that is left gives the session back: a copy of a tab finds it held by the one that it was made from.
  const isCopiedTab = session.get(heldName) !== null
  onWindow('pageshow', () => session.set(heldName, '1'))
  onWindow('pagehide', () => session.remove(heldName))
  return {
    isCopiedTab,
    framed: window.parent !== window,
    host: null,
    clock: {
      now: () => Date.now(),
      setTimeout(run, milliseconds) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    location: {
      hostName: window.location.hostname,
      open: (url, how) => (how?.replace ? window.location.replace(url) : window.location.assign(url)),
      async assign(url) {
        window.location.assign(url)
        return true
      },
      reload: () => window.location.reload(),
    },
    storage: {
      local: safeStore(() => window.localStorage),
      session,
    },
    cookies: {
      get: (name) => readCookie(document, name),
      set: setCookie,
      remove: (name) => setCookie(name, '', 0),
    },
    // Wanted first when a list of places is opened.
    geolocation: {
      isOffered: () =>
        geolocation()
          .then((here) => here.isOffered())
          .catch(() => false),
      current: () =>
        geolocation()
          .then((here) => here.current())
          .catch(() => 'unavailable'),
    },
    clipboard: browserClipboard,
    // The code comes once something is booked.
    device: {
      print: () => window.print(),
      save: (file) =>
        toDevice()
          .then(({ save }) => save(file))
          .catch(() => false),
      // A frame would have to be allowed it, by a name that desktop Chrome warns of in the partner's page.
      share:
        window.parent === window && 'share' in navigator
          ? (what) =>
              toDevice()
                .then(({ share }) => share(what))
                .catch(() => false)
          : null,
    },
    online: {
      get: () => navigator.onLine,
      subscribe(listener) {
        const ends = [onWindow('online', () => listener(true)), onWindow('offline', () => listener(false))]
        return () => {
          for (const end of ends) end()
        }
      },
    },
    visibility: browserVisibility,
    watchInView,
    pageEvents: {
      onPageShow(listener) {
        const endVisible = browserVisibility.subscribe((isVisible) => isVisible && listener(false))
        const endShow = onWindow('pageshow', (event) => listener((event as PageTransitionEvent).persisted))
        return () => {
          endVisible()
          endShow()
        }
      },
      onHistory: (listener) => onWindow('popstate', listener),
      // Wanted by the editor alone.
      holdLeaving(ask) {
        const hold = import('./leaving.ts').then(({ holdLeaving }) => holdLeaving(ask, turns))
        hold.catch(report)
        return () => void hold.then((end) => end()).catch(() => {})
      },
    },
    languages: () => navigator.languages,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    randomId,
    random: () => Math.random(),
    report,
    fetch: (...args) => outlet.fetch(...args),
  }
}

/** A version 4 UUID by hand: `randomUUID` exists in secure contexts only. Of each digit that is drawn the mask keeps its place. */
const randomId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(
      16,
    ),
  )
