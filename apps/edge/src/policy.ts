import type { EdgeSettings } from './options.ts'
import { isExactOrigin, isHost, isLocal } from './origin.ts'

/** What the page may ask beside its own host, as sources of a policy. */
export interface Sources {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  /** The API's origin; none where it is the page's own. */
  readonly api: readonly string[]
  /** Account hosts by the hosts of pages, with their ports; null: one address is the account's on every host. */
  readonly accounts: ReadonlyMap<string, string> | null
  /** The address that refusals are handed on to. Null: nowhere. */
  readonly reports: string | null
}

/** The addresses among what the module reads at start-up; anything may stand in the others. */
interface Addresses {
  apiBase?: unknown
  accountUrl?: unknown
  accountHosts?: unknown
  directionsBase?: unknown
  accentsUrl?: unknown
  imageHosts?: unknown
  tiles?: { url?: unknown } | null
}

/** Below the base path, where browsers report what the policy refused. */
export const refusalsPath = '/refusals'

/** The policies of Trusted Types that the module has: DOMPurify's own. Everything else sets no HTML. */
export const trustedPolicies = ['dompurify']

/** A host and all below it. */
function withBelow(host: string): string[] {
  if (isLocal(host)) return [`http://${host}:*`, `https://${host}:*`]
  return [`https://${host}`, `https://*.${host}`]
}

/** Reads from the settings what the page may ask; an address that no policy can hold is left out, and told of. */
export function readSources(settings: EdgeSettings, report: (text: string) => void): Sources {
  const config: Addresses = settings.config
  const unfit = (what: string, value: unknown): [] => {
    report(`The page may not ask ${what}: ${JSON.stringify(value)} has no origin that a policy can hold`)
    return []
  }
  const originOf = (what: string, value: unknown): string[] => {
    // A path is of the page's own host.
    if (value == null || (typeof value === 'string' && /^\/(?!\/)/.test(value))) return []
    const origin = typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : ''
    return isExactOrigin(origin) ? [origin] : unfit(what, value)
  }
  const hostOf = (value: unknown): string[] => {
    const host = typeof value === 'string' ? value.toLowerCase() : ''
    return isHost(host) ? withBelow(host) : unfit('a host of pictures', value)
  }
  const below = (origin: string) => {
    const { hostname } = new URL(origin)
    return isLocal(hostname) ? [] : [`https://*.${hostname}`]
  }
  const api = originOf('the API', config.apiBase)
  const account = originOf('the account', config.accountUrl)
  const tiles = originOf('for tiles', config.tiles?.url)
  // Pictures are images; an archive of vector tiles is read by calls.
  const isArchive = isArchiveAddress(config.tiles?.url)
  const accounts = Object.entries(config.accountHosts ?? {}).flatMap(([page, host]): [string, string][] => {
    const found = originOf('the account', `https://${String(host)}`)
    return found[0] ? [[page, found[0]]] : []
  })
  const { errorReporting } = settings
  const reportAddress = (text: string | null) => {
    if (text === null || isReportAddress(text)) return text
    report(
      `The page reports no refusals to ${JSON.stringify(text)}: it is neither a path nor an https address`,
    )
    return null
  }
  return {
    images: unique([
      ...[...api, ...account].flatMap((origin) => [origin, ...below(origin)]),
      ...(Array.isArray(config.imageHosts) ? config.imageHosts : []).flatMap(hostOf),
      // Leaflet empties a tile that has left the map with a picture of its own.
      ...(tiles.length > 0 && !isArchive ? [...tiles, 'data:'] : []),
    ]),
    api,
    connections: unique([
      ...api,
      ...originOf('for roads', config.directionsBase),
      ...originOf('for accents', config.accentsUrl),
      ...(isArchive ? tiles : []),
      ...(errorReporting ? originOf('to report errors', errorReporting.dsn) : []),
    ]),
    accounts: config.accountUrl == null ? new Map(accounts) : null,
    reports: reportAddress(settings.cspReports ?? null),
  }
}

/** As the module reads it (booking's domain/tiles.ts). */
const isArchiveAddress = (url: unknown): boolean =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).pathname.endsWith('.pmtiles')

const unique = (sources: readonly string[]): string[] => [...new Set(sources)]

/** A path of the page's host, an https address, or one of this very machine; not where the page itself reports to. */
const isReportAddress = (text: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/(?!\/))[^\s,;]*$/.test(text) &&
  !text.endsWith(refusalsPath)

/** What the policy says of one page. */
export interface PolicyOf {
  readonly nonce: string
  readonly sources: Sources
  /** The content of `frame-ancestors`. */
  readonly ancestors: string
  /** The page's own host: pictures may lie below it too (SEC-01). */
  readonly host: string
  /** Path of the page's host that refusals are reported to; null: they are not. */
  readonly reportsTo: string | null
}

/** Names under which countries hand domains out, as the module knows them (booking's domain/accountUrl.ts). */
const handedOut = /^(ac|co|com|edu|gov|net|or|org)\.[a-z]{2}$/

/** The account's host where it goes by the page's (SHELL-15), below which its pictures are: `account.` in its first place. */
function accountOf(host: string, accounts: Sources['accounts']): string[] {
  if (accounts === null) return []
  const parts = host.split('.').slice(1)
  const rest = parts.join('.')
  const isDomain = parts.length > 1 && /[a-z]/.test(parts.at(-1) ?? '') && !handedOut.test(rest)
  return [accounts.get(host) ?? (isDomain ? `https://account.${rest}` : [])].flat()
}

/**
 * The page's content security policy (SEC-03): what has this answer's nonce and what that brings, styles of the build,
 * the addresses of the configuration, and HTML from no text but DOMPurify's.
 */
export function contentPolicy({ nonce, sources, ancestors, host, reportsTo }: PolicyOf): string {
  const own =
    isHost(host) && !isLocal(host) ? [`https://*.${host}`, ...accountOf(host, sources.accounts)] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...unique([...own, ...sources.images])],
    'connect-src': ["'self'", ...sources.connections],
    'form-action': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedPolicies,
    ...(reportsTo === null ? {} : { 'report-uri': [reportsTo] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
