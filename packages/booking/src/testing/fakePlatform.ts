import type { Clock, Cookies, FileToSave, Platform, Store } from '../kernel/platform.ts'
import { testClock } from './testClock.ts'

/** A clock that the test advances. */
export interface FakeClock extends Clock {
  /** Advances the clock and runs the timers that are due, in their order. */
  advance(milliseconds: number): void
  /** Count of waiting timers. */
  readonly waiting: number
}

/** Creates a clock that starts at an instant in epoch milliseconds and does not run. */
export function createFakeClock(start: number): FakeClock {
  let now = start
  let count = 0
  const timers = new Map<number, { at: number; run: () => void }>()
  return {
    now: () => now,
    setTimeout: (run, milliseconds) => {
      count += 1
      const id = count
      timers.set(id, { at: now + Math.max(0, milliseconds), run })
      return () => timers.delete(id)
    },
    advance: (milliseconds) => {
      const end = now + milliseconds
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
        if (!due) break
        timers.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].run()
      }
      now = end
    },
    get waiting() {
      return timers.size
    },
  }
}

/** A store in memory. */
export function createMemoryStore(): Store & { readonly size: number } {
  const texts = new Map<string, string>()
  return {
    get: (name) => texts.get(name) ?? null,
    set: (name, value) => void texts.set(name, value),
    remove: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
    get size() {
      return texts.size
    },
  }
}

/** A store without any content, as in a browser that forbids storage. */
export function createDeadStore(): Store {
  return { get: () => null, set: () => {}, remove: () => {}, names: () => [] }
}

function createMemoryCookies(clock: Clock): Cookies {
  const cookies = new Map<string, { value: string; until: number }>()
  return {
    get: (name) => {
      const cookie = cookies.get(name)
      return cookie && cookie.until > clock.now() ? cookie.value : null
    },
    set: (name, value, maxAgeSeconds) =>
      void cookies.set(name, { value, until: clock.now() + maxAgeSeconds * 1000 }),
    remove: (name) => void cookies.delete(name),
  }
}

/** A fake platform with records of its calls and functions to control it. */
export interface FakePlatform extends Platform {
  readonly reports: { error: unknown; context?: Readonly<Record<string, unknown>> }[]
  /** A fake platform that records its calls and can be controlled by a test. */
  readonly left: string[]
  /** Texts that were copied, in their order. */
  readonly copied: string[]
  /** Prints, saved files and shared texts, in their order. */
  readonly taken: ('print' | FileToSave | { readonly title: string; readonly text: string })[]
  setOnline(online: boolean): void
  /** Shows or hides the page; it is visible at first. */
  setVisible(isVisible: boolean): void
  showPage(persisted: boolean): void
  /** Goes back or forward; if leaving is guarded, the guard asks instead. */
  goBack(): void
  /** True if leaving is guarded, so that closing the page would ask. */
  isHeld(): boolean
}

/** Parts of the platform that replace the fake ones in a test or story. */
export type PlatformParts = Partial<Platform>

/**
 * Creates a platform in memory. Unless `parts` replace them, the clock runs from `fixtureNow`, visibility in the
 * viewport is real, and ids count up.
 */
export function createFakePlatform(parts: PlatformParts = {}): FakePlatform {
  const clock = parts.clock ?? testClock
  const reports: FakePlatform['reports'] = []
  const left: string[] = []
  const copied: string[] = []
  const taken: FakePlatform['taken'] = []
  const online = new Set<(online: boolean) => void>()
  const shown = new Set<(persisted: boolean) => void>()
  const history = new Set<() => void>()
  const visible = new Set<(isVisible: boolean) => void>()
  const holds = new Set<(leave: () => void) => void>()
  let isOnline = true
  let isVisible = true
  let ids = 0

  function listen<T>(listeners: Set<T>, listener: T): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    clock,
    location: {
      hostName: 'www.example.com',
      open: (url) => void left.push(url),
      assign: async (url) => left.push(url) > 0,
      reload: () => void left.push('reload'),
    },
    storage: { local: createMemoryStore(), session: createMemoryStore() },
    cookies: createMemoryCookies(clock),
    clipboard: {
      write: async (text) => {
        copied.push(text)
        return true
      },
    },
    device: {
      print: () => void taken.push('print'),
      save: async (file) => taken.push(file) > 0,
      share: async (what) => taken.push(what) > 0,
    },
    geolocation: { isOffered: async () => false, current: async () => 'unavailable' },
    online: { get: () => isOnline, subscribe: (listener) => listen(online, listener) },
    visibility: { get: () => isVisible, subscribe: (listener) => listen(visible, listener) },
    watchInView: realView,
    pageEvents: {
      onPageShow: (listener) => listen(shown, listener),
      onHistory: (listener) => listen(history, listener),
      holdLeaving: (ask) => listen(holds, ask),
    },
    isCopiedTab: false,
    framed: false,
    host: null,
    timeZone: () => 'Europe/London',
    languages: () => [],
    randomId: () => {
      ids += 1
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`
    },
    random: () => 0.5,
    report: (error, context) => void reports.push(context ? { error, context } : { error }),
    fetch: () => Promise.reject(new TypeError('no network in this test')),
    ...parts,
    reports,
    left,
    copied,
    taken,
    setOnline: (next) => {
      isOnline = next
      for (const listener of online) listener(next)
    },
    setVisible: (next) => {
      isVisible = next
      for (const listener of visible) listener(next)
    },
    showPage: (persisted) => {
      for (const listener of shown) listener(persisted)
    },
    goBack: () => {
      const leave = () => {
        for (const listener of history) listener()
      }
      const [ask] = holds
      if (ask) ask(leave)
      else leave()
    },
    isHeld: () => holds.size > 0,
  }
}

const realView: Platform['watchInView'] = (element, share, listener) => {
  const observer = new IntersectionObserver(
    (entries) => listener((entries.at(-1)?.intersectionRatio ?? 0) >= share),
    { threshold: share },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
