import { inject } from 'vitest'

/** Hosts that a page of the product may ask by itself: its own, the service's, the account's; and the partner's around it. */
export const ownHosts = (): string[] =>
  [inject('module'), inject('api'), inject('account'), inject('partner'), inject('pay')].map(
    (url) => new URL(url).host,
  )

/** Hosts that links lead to: a page goes there when a person follows one, and asks them for nothing before. */
export const linkedHosts: readonly string[] = [
  ...['apps.example.com', 'play.example.com', 'alder-air.example.com', 'bramble.example', 'wherry.example'],
]

/**
 * @param hosts more that are known, as that of an edge of one's own
 * @returns what a request breaks: its address, where its host is not known. Null: it may be
 */
export function unlisted(
  address: string,
  isNavigation: boolean,
  hosts: readonly string[] = [],
): string | null {
  const { protocol, host, hostname } = new URL(address)
  if (!/^(https?|wss?):$/.test(protocol)) return null
  if ([...ownHosts(), ...hosts].includes(host)) return null
  return isNavigation && linkedHosts.includes(hostname) ? null : address
}
