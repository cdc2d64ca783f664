import type { Store } from '../kernel/platform.ts'

/**
 * A store over the browser's storage that never throws. Values that the storage refuses (it is blocked, full, or
 * disappears) are kept in memory until the page is closed.
 *
 * @param open returns the browser's storage; it may throw, as Chromium's getter does if cookies are blocked.
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
