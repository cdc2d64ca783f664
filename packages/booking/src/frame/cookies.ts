import type { Cookies } from '../kernel/platform.ts'
import { type CookieJar, readCookie } from '../platform/readCookie.ts'

/**
 * Cookies of a frame, partitioned by the page around it. A cookie that the browser refuses is kept in memory until the
 * page is closed (EMBED-12).
 */
export function framedCookies(jar: CookieJar): Cookies {
  const memory = new Map<string, string | null>()
  const scope = '; Path=/; SameSite=None; Secure; Partitioned'

  const stored = (name: string) => readCookie(jar, name)

  function write(name: string, value: string, maxAgeSeconds: number): void {
    try {
      jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}${scope}`
    } catch {
      // A browser that blocks cookies throws, so the value is kept in memory.
    }
  }

  return {
    get: (name) => (memory.has(name) ? memory.get(name)! : stored(name)),
    set(name, value, maxAgeSeconds) {
      write(name, value, maxAgeSeconds)
      if (stored(name) === value) memory.delete(name)
      else memory.set(name, value)
    },
    remove(name) {
      write(name, '', 0)
      if (stored(name) === null) memory.delete(name)
      else memory.set(name, null)
    },
  }
}
