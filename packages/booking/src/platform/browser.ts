import type { Clock, Platform, Visibility } from '../kernel/platform.ts'
import { announcementId } from '../kernel/values/pageAnswers.ts'
import { outlet, report } from '../report/reporter.ts'
import { browserClipboard } from './clipboard.ts'
import { readCookie } from './readCookie.ts'
import { safeStore } from './store.ts'
import type { Turn } from './turns.ts'

const geolocation = () => import('./geolocation.ts').then((part) => part.browserGeolocation)
const toDevice = () => import('./toDevice.ts')

const onWindow = (type: string, listener: (event: Event) => void): (() => void) => {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}

/** Name in the session storage that is set while a document of the tab is shown. */
const heldName = 'wherry-tab'

const clock: Clock = {
  now: () => Date.now(),
  setTimeout(run, milliseconds) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Fetch of the page. The code for answers that the edge writes into the page is loaded only where there are some. */
function pageFetch(): Platform['fetch'] {
  const ask: Platform['fetch'] = (...args) => outlet.fetch(...args)
  const announcement = document.getElementById(announcementId)
  if (!announcement) return ask
  const taking = import('./pageAnswers.ts')
    .then(({ readPageAnswers }) => readPageAnswers(announcement, clock))
    .catch(() => null)
  return async (...args) => (await (await taking)?.(...args)) ?? ask(...args)
}

/** The real platform, the only code that uses the browser's globals. In a frame `frame/framedPlatform` builds on it. */
export function browserPlatform(): Platform {
  const setCookie = (name: string, value: string, maxAgeSeconds: number) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax; Secure`
    } catch {
      // Cookies are blocked. Values that have to last are also in the storage, or are requested again.
    }
  }
  // Handlers of back and forward. Their listener must be registered before the router's, because Chromium calls the
  // listeners of a window in their order, even capturing ones.
  const turns: Turn[] = []
  window.addEventListener('popstate', (event) => turns.at(-1)?.(event))
  const session = safeStore(() => window.sessionStorage)
  // A document removes the name when it is left. If the name is set at the start, the tab is a copy of an open one.
  const isCopiedTab = session.get(heldName) !== null
  onWindow('pageshow', () => session.set(heldName, '1'))
  onWindow('pagehide', () => session.remove(heldName))
  return {
    isCopiedTab,
    framed: window.parent !== window,
    host: null,
    clock,
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
    // The code for the position is loaded when a list of places is opened.
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
    // The code for printing, saving and sharing is loaded once something is booked.
    device: {
      print: () => window.print(),
      save: (file) =>
        toDevice()
          .then(({ save }) => save(file))
          .catch(() => false),
      // Not offered in a frame, because the needed permission policy makes desktop Chrome log a warning in the
      // partner's page.
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
      holdLeaving(ask) {
        // This listener is added at once, because the page may be closed before the other code has loaded. That code is
        // loaded on demand, because only the editor needs it.
        const endClose = onWindow('beforeunload', (event) => event.preventDefault())
        const hold = import('./leaving.ts').then(({ holdLeaving }) => holdLeaving(ask, turns))
        hold.catch(report)
        return () => {
          endClose()
          hold.then((end) => end()).catch(() => {})
        }
      },
    },
    languages: () => navigator.languages,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    randomId,
    random: () => Math.random(),
    report,
    fetch: pageFetch(),
  }
}

/**
 * Makes a UUID, version 4; `crypto.randomUUID` exists in secure contexts only. The mask keeps the fixed bits of each
 * digit.
 */
const randomId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(
      16,
    ),
  )

/** Visibility of this tab. */
const browserVisibility: Visibility = {
  get: () => document.visibilityState === 'visible',
  subscribe(listener) {
    const tell = () => listener(browserVisibility.get())
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
}

/** Watches an element by an IntersectionObserver. */
const watchInView: Platform['watchInView'] = (element, share, listener) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) listener(last.isIntersecting && last.intersectionRatio >= share)
    },
    { threshold: share },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
