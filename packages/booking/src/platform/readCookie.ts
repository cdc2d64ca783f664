/** An object with cookies, such as `document`; reading and writing may throw. */
export interface CookieJar {
  cookie: string
}

/** Reads the value of a cookie. Null: there is none, its value cannot be decoded, or the browser blocks access. */
export function readCookie(jar: CookieJar, name: string): string | null {
  try {
    const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null
  } catch {
    return null
  }
}
