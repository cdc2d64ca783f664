import { isFramed } from './hints.ts'
import { hasOwnCurrency, isSignedIn } from './visitor.ts'

interface FirstReadsOf {
  basePath: string
  config: object
  /** Of ours, the language that the visitor will read. */
  lang: string
}

/** What needs no escaping in an address nor in markup; a place of another name is read by the module alone. */
const isPlain = (id: string | null): id is string => id !== null && /^\w[\w-]{0,99}$/.test(id)

/**
 * What the module will ask for first, named in the page so that it is asked for beside the script and not after it: the
 * places of a search, and a partner's look. Nothing of who is signed in, whose answers are their own.
 *
 * The address has to be the module's own to the letter (packages/booking/src/client/core.ts), or the same is asked for
 * twice; `e2e/src/firstReads.test.ts` counts.
 *
 * @returns links, as HTML
 */
export function firstReads(request: Request, { basePath, config, lang }: FirstReadsOf): string {
  const { apiBase } = config as { apiBase?: unknown }
  const { pathname, hostname, searchParams } = new URL(request.url)
  const isSearch = [basePath, `${basePath}/`, `${basePath}/rent`].includes(pathname)
  if (typeof apiBase !== 'string' || !isSearch || isSignedIn(request)) return ''
  const isFrame = isFramed(request) && searchParams.get('isFrame') !== 'false'
  const partner = searchParams.get('partner')
  const query = new URLSearchParams({ module_type: isFrame ? 'frame' : 'booking', lang })
  if (isFrame && partner) query.set('user_id', partner)
  query.set('currency', currencyOf(searchParams, lang, hostname))
  if (!isFrame) query.set('trans_host_name', hostname)
  const paths = [
    ...['from', 'to'].flatMap((side) => {
      const id = searchParams.get(side)
      return isPlain(id) ? [`/places/${id}`] : []
    }),
    ...(isPlain(partner) ? [`/partners/booking-module-settings/${partner}`] : []),
    ...(isPlain(partner) && isFrame ? [`/partners/frame-user-settings/${partner}`] : []),
  ]
  const address = (path: string) => `${apiBase}/${isFrame ? 'v1' : 'v4'}${path}?${query}`
  return [...new Set(paths)]
    .map((path) => `<link rel="preload" as="fetch" crossorigin href="${escaped(address(path))}">`)
    .join('')
}

/** SHELL-24, where the address names none. */
function currencyOf(query: URLSearchParams, lang: string, host: string): string {
  const named = query.get('currency')?.toUpperCase()
  if (named && /^[A-Z]{3}$/.test(named)) return named
  if (lang !== 'ru') return 'EUR'
  return hasOwnCurrency(host, lang) ? 'KZT' : 'RUB'
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
