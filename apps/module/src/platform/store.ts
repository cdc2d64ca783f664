import type { Store } from '@wherry/booking/platform/platform.ts'

/**
 * A store over the browser's that never throws. What it cannot keep (storage blocked, full, or gone midway) is held
 * in memory for as long as the page lives.
 *
 * @param open gives the browser's storage; it may throw, as Chromium's getter does where cookies are blocked.
 */
export function safeStore(open: () => Storage): Store {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(open())
    } catch {
      return null
    }
  }
  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)),
    set(name, value) {
      const kept = attempt((storage) => {
        storage.setItem(name, value)
        return true
      })
      if (kept) memory.delete(name)
      else {
        memory.set(name, value)
        attempt((storage) => storage.removeItem(name))
      }
    },
    remove(name) {
      memory.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
    names: () => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
  }
}
