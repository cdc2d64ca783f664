import type { Attributes } from './options.ts'

/**
 * The address of the module's document: the base URL, the path of the section, and all other values in the query.
 *
 * @throws TypeError if `base-url` is no absolute URL.
 */
export function addressOf(attributes: Attributes): string {
  const { 'base-url': base, section, accent, 'hide-menu': hidden, ...rest } = attributes
  const url = new URL(base!)
  if (/^(rent|yacht)$/.test(section!)) url.pathname = `${url.pathname}/${section}`.replace('//', '/')
  const query: Attributes = { ...rest, accent: accent?.replace('#', ''), menu: hidden == null ? '' : '0' }
  for (const name in query) if (query[name]) url.searchParams.set(name.replace('-', '_'), query[name])
  return url.href
}

/**
 * Parses an address that a page may navigate to: https, or http on this machine, without credentials. Null for any
 * other text.
 */
export function safeAddress(text: string): URL | null {
  try {
    const url = new URL(text)
    return /^http(s:..|:..(localhost|127\.0\.0\.1|\[::1])(?=[:/]))[^/@]*\//.test(url.href) ? url : null
  } catch {
    return null
  }
}
