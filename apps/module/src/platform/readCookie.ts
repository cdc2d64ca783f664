/** Where a browser keeps cookies, as `document`; both may throw. */
export interface CookieJar {
  cookie: string
}

/** What a cookie holds. Null: there is none, another's text stands under its name, or the browser tells nothing. */
export function readCookie(jar: CookieJar, name: string): string | null {
  try {
    const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null
  } catch {
    return null
  }
}
