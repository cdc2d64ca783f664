import type { Platform } from '@wherry/booking'

const storeIn = (storage: Storage): Platform['storage']['local'] => ({
  get: (name) => storage.getItem(name),
  set: (name, value) => storage.setItem(name, value),
  remove: (name) => storage.removeItem(name),
  names: () => Object.keys(storage),
})

function listen<T extends Event>(target: EventTarget, types: string[], listener: (event: T) => void) {
  for (const type of types) target.addEventListener(type, listener as EventListener)
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener)
  }
}

/** A platform as an app of its own might pass it to the screens. */
export const platform: Platform = {
  clock: {
    now: Date.now,
    setTimeout: (run, milliseconds) => {
      const timer = window.setTimeout(run, milliseconds)
      return () => window.clearTimeout(timer)
    },
  },
  location: {
    hostName: location.hostname,
    open: (url) => location.assign(url),
    assign: async (url) => {
      location.assign(url)
      return true
    },
    reload: () => location.reload(),
  },
  storage: { local: storeIn(localStorage), session: storeIn(sessionStorage) },
  cookies: { get: () => null, set: () => undefined, remove: () => undefined },
  clipboard: {
    write: (text) =>
      navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
  },
  device: {
    print: () => window.print(),
    save: async ({ name, type, text }) => {
      const link = Object.assign(document.createElement('a'), {
        href: URL.createObjectURL(new Blob([text], { type })),
        download: name,
      })
      link.click()
      return true
    },
    share: null,
  },
  geolocation: { isOffered: async () => false, current: async () => 'unavailable' },
  online: {
    get: () => navigator.onLine,
    subscribe: (listener) => listen(window, ['online', 'offline'], () => listener(navigator.onLine)),
  },
  visibility: {
    get: () => !document.hidden,
    subscribe: (listener) => listen(document, ['visibilitychange'], () => listener(!document.hidden)),
  },
  watchInView: (element, share, listener) => {
    const observer = new IntersectionObserver(
      (entries) => listener((entries.at(-1)?.intersectionRatio ?? 0) >= share),
      { threshold: share },
    )
    observer.observe(element)
    return () => observer.disconnect()
  },
  pageEvents: {
    onPageShow: (listener) =>
      listen<PageTransitionEvent>(window, ['pageshow'], ({ persisted }) => listener(persisted)),
    onHistory: (listener) => listen(window, ['popstate'], listener),
    holdLeaving: () => () => undefined,
  },
  isCopiedTab: false,
  framed: false,
  host: null,
  languages: () => navigator.languages,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  randomId: () => crypto.randomUUID(),
  random: Math.random,
  report: (error) => console.error(error),
  fetch: (url, init) => fetch(url, init),
}
