/** A host name that is valid in a content security policy: lower-case letters, digits and hyphens, no dot at its end. */
const hostName = /^(?!-)[a-z\d-]{1,63}(?<!-)(\.(?!-)[a-z\d-]{1,63}(?<!-))*$/
const local = /^(localhost|127(\.\d{1,3}){3})$/

/** True if a host is this machine, for which http is as safe as https. */
export const isLocal = (host: string): boolean => local.test(host)

/** True if the text is a host name or an IPv4 address that is valid in a policy: no wildcard, no port, in lower case. */
export const isHost = (text: string): boolean => text.length <= 253 && hostName.test(text)

/**
 * True if a value is an origin as a browser writes it and is valid in a policy: https, or http to a host that is
 * trusted with it; no wildcard, no path, no user, not the protocol's own port. An IPv6 address is never valid: the
 * syntax of a policy has no form for it.
 */
function isOrigin(value: unknown, isTrusted: (host: string) => boolean): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isTrusted(hostname))
  return origin === value && isSafe && isHost(hostname)
}

/** True of an origin that is valid in a policy, with https, or with http on this machine. */
export const isExactOrigin = (value: unknown): value is string => isOrigin(value, isLocal)

/**
 * True of an exact origin, or of one with http whose host name has no dot, `http://sessions:3000`: such a name is known
 * in the operator's network alone, so no secret leaves that network in plain text.
 */
export const isServiceOrigin = (value: unknown): value is string =>
  isOrigin(value, (host) => isLocal(host) || !host.includes('.'))
