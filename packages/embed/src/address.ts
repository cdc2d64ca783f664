import type { Attributes } from './options.ts'

/**
 * The address of the module's document: the base, the section's path, everything else in the query.
 *
 * @throws TypeError where `base-url` is no absolute URL.
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
 * The address as a browser reads it, where a page may be led to it: https, or http on this very machine, nobody's name
 * in it. Null: none of that, or no whole address.
 */
export function safeAddress(text: string): URL | null {
  try {
    const url = new URL(text)
    return /^http(s:..|:..(localhost|127\.0\.0\.1|\[::1])(?=[:/]))[^/@]*\//.test(url.href) ? url : null
  } catch {
    return null
  }
}
