/** A name as a policy can hold it: small letters, digits and hyphens, no dot at its end, nothing that ends a source. */
const hostName = /^(?!-)[a-z\d-]{1,63}(?<!-)(\.(?!-)[a-z\d-]{1,63}(?<!-))*$/
const local = /^(localhost|127(\.\d{1,3}){3})$/

/** Whether a host is this very machine, where http is as good as https. */
export const isLocal = (host: string): boolean => local.test(host)

/** Whether the text is a host's name, or an IPv4 address, that a policy can hold: no wildcard, no port, in lower case. */
export const isHost = (text: string): boolean => text.length <= 253 && hostName.test(text)

/**
 * Whether the text is an origin as a browser writes it, and one that a policy can hold: https, or http on this very
 * machine; no wildcard, no path, no user. An IPv6 address is none: a policy has no way to write it.
 */
export function isExactOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal(hostname))
  return origin === text && isSafe && isHost(hostname)
}
