import { readUrl } from './readUrl.ts'

/** An address from outside that may become a link or a navigation (SEC-01). */
export type SafeUrl = string & { readonly isSafeUrl: true }

/** The hosts that an address of a kind may name, each with all below it; `any` where the kind has no list of its own. */
export type SafeHosts = readonly string[] | 'any'

const local = ['localhost', '127.0.0.1', '[::1]']

/**
 * The address as the browser will read it: https, or http on this very machine, without a user in it, of one of the
 * hosts. Null: none of that, or no whole address.
 */
export function safeUrl(text: string, hosts: SafeHosts): SafeUrl | null {
  const url = readUrl(text)
  if (!url) return null
  const { protocol, hostname, username, password, href } = url
  if (username !== '' || password !== '') return null
  // A name with nothing before a dot is nobody's, and not below the host that it ends in.
  if (/^\.|\.\./.test(hostname)) return null
  if (protocol !== 'https:' && !(protocol === 'http:' && local.includes(hostname))) return null
  return hosts === 'any' || hosts.some((host) => isOfHost(hostname, host)) ? (href as SafeUrl) : null
}

const isOfHost = (name: string, host: string) =>
  host !== '' && (name === host.toLowerCase() || name.endsWith(`.${host.toLowerCase()}`))
