import { readUrl } from './readUrl.ts'

/** An address from the service or a person that was checked and may become a link or a navigation (SEC-01). */
export type SafeUrl = string & { readonly isSafeUrl: true }

/** Allowed hosts of a kind of address, each with its subdomains; `any` if the kind has no list of its own. */
export type SafeHosts = readonly string[] | 'any'

const local = ['localhost', '127.0.0.1', '[::1]']

/**
 * Checks an address and returns it as the browser normalises it: https, or http on localhost, without user name, on one
 * of the hosts. Null: the text is no such address.
 */
export function safeUrl(text: string, hosts: SafeHosts): SafeUrl | null {
  const url = readUrl(text)
  if (!url) return null
  const { protocol, hostname, username, password, href } = url
  if (username !== '' || password !== '') return null
  // A host name with an empty label is invalid and must not count as a subdomain.
  if (/^\.|\.\./.test(hostname)) return null
  if (protocol !== 'https:' && !(protocol === 'http:' && local.includes(hostname))) return null
  return hosts === 'any' || hosts.some((host) => isOfHost(hostname, host)) ? (href as SafeUrl) : null
}

const isOfHost = (name: string, host: string) =>
  host !== '' && (name === host.toLowerCase() || name.endsWith(`.${host.toLowerCase()}`))
