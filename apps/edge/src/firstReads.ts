import { defaultCurrency } from '../../../packages/booking/src/kernel/values/currency.ts'
import { escaped } from './answers.ts'
import { isFramed } from './hints.ts'
import { isSignedIn } from './visitor.ts'

interface FirstReadsOf {
  basePath: string
  config: object
  /** The visitor's language, one of the module's. */
  lang: string
}

/** The module's first requests, as far as the address of a visit names them. */
export interface FirstReads {
  /** The API's base address with the version of the calls. */
  readonly base: string
  /** Parameters of every call. */
  readonly query: URLSearchParams
  /** Ids of the places of a search, the pickup first. */
  readonly places: readonly string[]
  /** Paths of a partner's settings. */
  readonly settings: readonly string[]
  /** Platform of the module if the two places are a search for transfers, whose prices are requested; else null. */
  readonly pricesFor: 'web' | 'app' | null
}

/** True if an id needs no escaping in an address or in HTML. Another id gets no link: the module requests it itself. */
const isPlain = (id: string | null): id is string => id !== null && /^\w[\w-]{0,99}$/.test(id)

/** Parameters of a search by which its prices are requested otherwise, or not at all. */
const otherPrices = ['hours', 'action', 'order_id']

/**
 * Reads the module's first requests from the address of a visit. Null for a signed-in user, since these responses are
 * personal, and for an address that names none.
 *
 * Each address has to equal the module's own exactly (packages/booking/src/wire/core.ts), else the same data is
 * requested twice; `e2e/src/firstReads.test.ts` and `e2e/src/firstAnswers.test.ts` count the requests.
 */
export function readFirst(request: Request, { basePath, config, lang }: FirstReadsOf): FirstReads | null {
  const { apiBase } = config as { apiBase?: unknown }
  const { pathname, hostname, searchParams } = new URL(request.url)
  const isFinder = pathname === basePath || pathname === `${basePath}/`
  if (typeof apiBase !== 'string' || !(isFinder || pathname === `${basePath}/rent`)) return null
  if (isSignedIn(request)) return null
  const isFrame = isFramed(request) && searchParams.get('isFrame') !== 'false'
  const partner = searchParams.get('partner')
  const query = new URLSearchParams({ module_type: isFrame ? 'frame' : 'booking', lang })
  if (isFrame && partner) query.set('user_id', partner)
  query.set('currency', currencyOf(searchParams, lang, hostname))
  if (!isFrame) query.set('trans_host_name', hostname)
  const places = new Set([searchParams.get('from'), searchParams.get('to')].filter(isPlain))
  const isTransfer = isFinder && !isFrame && places.size === 2
  return {
    base: `${apiBase}/${isFrame ? 'v1' : 'v4'}`,
    query,
    places: [...places],
    settings: [
      ...(isPlain(partner) ? [`/partners/booking-module-settings/${partner}`] : []),
      ...(isPlain(partner) && isFrame ? [`/partners/frame-user-settings/${partner}`] : []),
    ],
    pricesFor:
      !isTransfer || otherPrices.some((name) => searchParams.has(name))
        ? null
        : searchParams.get('platform') === 'app'
          ? 'app'
          : 'web',
  }
}

/** Path of a place in the API, after the version. */
export const placePath = (id: string): string => `/places/${id}`

/** Preload links for requests to the API, so that they start beside the script and not after it. @returns HTML */
export const preloadLinks = ({ base, query }: FirstReads, paths: readonly string[]): string =>
  paths
    .map((path) => `<link rel="preload" as="fetch" crossorigin href="${escaped(`${base}${path}?${query}`)}">`)
    .join('')

/** The currency of an address; null: it names none. */
export function namedCurrency(query: URLSearchParams): string | null {
  const named = query.get('currency')?.toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(named) ? named : null
}

/** The currency of the address, else the default one (SHELL-24). */
const currencyOf = (query: URLSearchParams, lang: string, host: string): string =>
  namedCurrency(query) ?? defaultCurrency(lang, host)
