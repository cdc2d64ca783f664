import { inject } from 'vitest'

/** Hosts that a page may request: those of the module, the service, the account, the partner and the bank. */
export const ownHosts = (): string[] =>
  [inject('module'), inject('api'), inject('account'), inject('partner'), inject('pay')].map(
    (url) => new URL(url).host,
  )

/** Hosts that links lead to: a page may navigate to them, but not request anything from them. */
export const linkedHosts: readonly string[] = [
  ...['apps.example.com', 'play.example.com', 'alder-air.example.com', 'bramble.example', 'wherry.example'],
]

/**
 * @param hosts further allowed hosts, such as that of a separate edge
 * @returns the address of a request to a host that is not allowed. Null: it is allowed
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
