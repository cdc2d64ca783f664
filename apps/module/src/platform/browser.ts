import type { Platform } from '@wherry/booking/platform/platform.ts'
import { browserClipboard } from './clipboard.ts'
import { safeStore } from './store.ts'
import { browserVisibility, watchInView } from './view.ts'

/** Whether the page stands in a frame; a parent that hides itself is one too. */
function isFramed(): boolean {
  try {
    return window.self !== window.top
  } catch {
    return true
  }
}

const geolocation = async () => (await import('./geolocation.ts')).browserGeolocation

const onWindow = (type: string, listener: (event: Event) => void): (() => void) => {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}

/** The real outside: the one place that touches the browser's globals. */
export function browserPlatform(): Platform {
  const framed = isFramed()
  const secure = window.isSecureContext ? '; Secure' : ''
  const framedCookie = framed ? '; SameSite=None; Secure; Partitioned' : `; SameSite=Lax${secure}`
  // Here, before the router: Chromium calls a window's own listeners in their order, whether they capture or not.
  let turn: ((event: Event) => void) | null = null
  const setTurn = (listener: typeof turn) => {
    turn = listener
  }
  window.addEventListener('popstate', (event) => turn?.(event))
  return {
    framed,
    clock: {
      now: () => Date.now(),
      setTimeout(run, milliseconds) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    location: {
      hostName: window.location.hostname,
      open: (url) => window.location.assign(url),
      assign(url) {
        if (framed) return false
        window.location.assign(url)
        return true
      },
    },
    storage: {
      local: safeStore(() => window.localStorage),
      session: safeStore(() => window.sessionStorage),
    },
    cookies: {
      get(name) {
        const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
        return found ? decodeURIComponent(found.slice(name.length + 1)) : null
      },
      set(name, value, maxAgeSeconds) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
        document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}${framedCookie}`
      },
      remove(name) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
        document.cookie = `${name}=; Path=/; Max-Age=0${framedCookie}`
      },
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
        const hold = import('./leaving.ts').then(({ holdLeaving }) => holdLeaving(ask, setTurn))
        return () => void hold.then((end) => end())
      },
    },
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    randomId: () => crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
    random: () => Math.random(),
    report: (error, context) => console.error(error, context ?? ''),
    fetch: (...args) => fetch(...args),
  }
}

/** A version 4 UUID by hand: `randomUUID` exists in secure contexts only. */
function uuidFrom(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
