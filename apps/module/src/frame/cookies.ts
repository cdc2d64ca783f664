import type { Cookies } from '@wherry/booking/platform/platform.ts'

/** Where a browser keeps cookies, as `document`; both may throw. */
export interface CookieJar {
  cookie: string
}

/**
 * Cookies of a frame: partitioned by the page around it. What the browser does not take is held in memory for as long
 * as the page lives (EMBED-12).
 */
export function framedCookies(jar: CookieJar): Cookies {
  const memory = new Map<string, string | null>()
  const scope = '; Path=/; SameSite=None; Secure; Partitioned'

  function stored(name: string): string | null {
    try {
      const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
      return found ? decodeURIComponent(found.slice(name.length + 1)) : null
    } catch {
      return null
    }
  }

  function write(name: string, value: string, maxAgeSeconds: number): void {
    try {
      jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}${scope}`
    } catch {
      // Held in memory then.
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
