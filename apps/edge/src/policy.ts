import { isRecord } from './checked.ts'
import type { EdgeSettings } from './options.ts'
import { isExactOrigin, isHost, isLocal } from './origin.ts'

/** Hosts that the page may request besides its own host, as sources of a policy. */
export interface Sources {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  /** The API's origin; empty if the API has the page's own origin. */
  readonly api: readonly string[]
  /** Account origins by the page's host; null if the account has one address for all hosts. */
  readonly accounts: ReadonlyMap<string, string> | null
  /** The address to which reports of violations are forwarded; null if there are no reports. */
  readonly reports: string | null
}

/** The addresses in the module's configuration, not validated yet. */
interface Addresses {
  apiBase?: unknown
  accountUrl?: unknown
  accountHosts?: unknown
  directionsBase?: unknown
  accentsUrl?: unknown
  imageHosts?: unknown
  tiles?: { url?: unknown } | null
}

/** Path below the base path to which browsers report violations of the policy. */
export const refusalsPath = '/refusals'

/** Trusted Types policies of the module: only DOMPurify's. No other code sets HTML. */
export const trustedPolicies = ['dompurify']

/** Sources for a host and all its subdomains; for this machine, all ports. */
function withBelow(host: string): string[] {
  if (isLocal(host)) return [`http://${host}:*`, `https://${host}:*`]
  return [`https://${host}`, `https://*.${host}`]
}

/** Reads the allowed sources from the settings. An address that is invalid in a policy is left out and reported. */
export function readSources(settings: EdgeSettings, report: (text: string) => void): Sources {
  const config: Addresses = settings.config
  const unfit = (what: string, key: string, value: unknown): [] => {
    report(
      `The page may not ask ${what}: ${JSON.stringify(value)} of ${key} has no origin that a policy can hold`,
    )
    return []
  }
  const originOf = (what: string, key: string, value: unknown): string[] => {
    // A path belongs to the page's own host, which is always allowed.
    if (value == null || (typeof value === 'string' && /^\/(?!\/)/.test(value))) return []
    const origin = typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : ''
    return isExactOrigin(origin) ? [origin] : unfit(what, key, value)
  }
  const hostOf = (value: unknown): string[] => {
    const host = typeof value === 'string' ? value.toLowerCase() : ''
    return isHost(host) ? withBelow(host) : unfit('a host of pictures', 'config.imageHosts', value)
  }
  const below = (origin: string) => {
    const { hostname } = new URL(origin)
    return isLocal(hostname) ? [] : [`https://*.${hostname}`]
  }
  const api = originOf('the API', 'config.apiBase', config.apiBase)
  const account = originOf('the account', 'config.accountUrl', config.accountUrl)
  const tiles = originOf('for tiles', 'config.tiles.url', config.tiles?.url)
  // Picture tiles are loaded as images; an archive of vector tiles is loaded by `fetch`.
  const isArchive = isArchiveAddress(config.tiles?.url)
  const hosts = isRecord(config.accountHosts) ? Object.entries(config.accountHosts) : []
  const accounts = hosts.flatMap(([page, host]): [string, string][] => {
    const found =
      typeof host === 'string' ? originOf('the account', 'config.accountHosts', `https://${host}`) : []
    return found[0] ? [[page, found[0]]] : []
  })
  const { errorReporting } = settings
  const reportAddress = (text: string | null) => {
    if (text === null || isReportAddress(text)) return text
    report(
      `The page reports no refusals to ${JSON.stringify(text)}: cspReports has to be a path or an https address`,
    )
    return null
  }
  return {
    images: unique([
      ...[...api, ...account].flatMap((origin) => [origin, ...below(origin)]),
      ...(Array.isArray(config.imageHosts) ? config.imageHosts : []).flatMap(hostOf),
      // Leaflet replaces a tile that has left the map by an empty `data:` image.
      ...(tiles.length > 0 && !isArchive ? [...tiles, 'data:'] : []),
    ]),
    api,
    connections: unique([
      ...api,
      ...originOf('for roads', 'config.directionsBase', config.directionsBase),
      ...originOf('for accents', 'config.accentsUrl', config.accentsUrl),
      ...(isArchive ? tiles : []),
      ...(errorReporting ? originOf('to report errors', 'errorReporting.dsn', errorReporting.dsn) : []),
    ]),
    accounts: config.accountUrl == null ? new Map(accounts) : null,
    reports: reportAddress(settings.cspReports ?? null),
  }
}

/** True for an archive of tiles, by the module's own rule (booking's module/config/tiles.ts). */
const isArchiveAddress = (url: unknown): boolean =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).pathname.endsWith('.pmtiles')

const unique = (sources: readonly string[]): string[] => [...new Set(sources)]

/** True for a path of the page's host, an https address, or an address of this machine; but not for the edge's own report path. */
const isReportAddress = (text: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/(?!\/))[^\s,;]*$/.test(text) &&
  !text.endsWith(refusalsPath)

/** Parameters of the policy for one page. */
export interface PolicyOf {
  readonly nonce: string
  readonly sources: Sources
  /** The content of `frame-ancestors`. */
  readonly ancestors: string
  /** The page's own host: images may also come from its subdomains (SEC-01). */
  readonly host: string
  /** Path of the page's host for reports of violations; null if there are no reports. */
  readonly reportsTo: string | null
}

/** Public suffixes such as `co.uk`, the same as in the module (booking's kernel/values/accountUrl.ts). */
const handedOut = /^(ac|co|com|edu|gov|net|or|org)\.[a-z]{2}$/

/** Origin of the account, which has its pictures: the configured one of the page's host, else `account.` in place of its first label (SHELL-15). */
function accountOf(host: string, accounts: Sources['accounts']): string[] {
  if (accounts === null) return []
  const parts = host.split('.').slice(1)
  const rest = parts.join('.')
  const isDomain = parts.length > 1 && /[a-z]/.test(parts.at(-1) ?? '') && !handedOut.test(rest)
  return [accounts.get(host) ?? (isDomain ? `https://account.${rest}` : [])].flat()
}

/**
 * The page's content security policy (SEC-03). It allows scripts with this response's nonce and the scripts that those
 * load, styles of the build, the addresses of the configuration, and HTML only from DOMPurify.
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
