/** A preload link that the build writes into the page for some visits only (apps/module/hints.ts). */
const hinted = /(?:\n *)?<link (?=[^<>]*\bdata-(?:lang|on)=)[^<>]*>/g
const langIn = /\bdata-lang="(\w+)"/
const onIn = /\bdata-on="([^"]*)"/

/**
 * The visitor's language, out of those with preload links in the build. The module chooses by the same rule (SHELL-23).
 *
 * @param html the page as it was built
 * @param hostLang the language of the configuration
 */
export function langOf(html: string, request: Request, hostLang: unknown): string {
  const langs = [...html.matchAll(hinted)].flatMap(([link]) => langIn.exec(link)?.[1] ?? [])
  const accepted = request.headers.get('accept-language')?.split(',') ?? []
  const wished = [new URL(request.url).searchParams.get('lang'), hostLang, ...accepted]
  const short = (tag: unknown) => String(tag).trim().toLowerCase().split(/[-_;]/)[0]!
  return wished.map(short).find((tag) => langs.includes(tag)) ?? langs[0] ?? ''
}

/** True if the page is loaded in a frame, by the browser's Fetch Metadata (W3C). */
export const isFramed = (request: Request) => request.headers.get('sec-fetch-dest') === 'iframe'

/**
 * Facts of a visit that are known from its request: the segments of its path, and whether it has a frame, a search or a
 * partner.
 */
function partsOf(request: Request, basePath: string): ReadonlySet<string> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice(basePath.length).split('/')
  const own = {
    framed: isFramed(request),
    search: searchParams.has('from') && searchParams.has('to'),
    partner: searchParams.has('partner'),
  }
  return new Set([...path, ...Object.entries(own).flatMap(([part, is]) => (is ? [part] : []))])
}

/**
 * Keeps only the preload links that this visit needs, in its language, and removes the others.
 *
 * @param html the page as it was built
 * @param isDrawn true if the edge draws the first offers
 */
export function keepHints(
  html: string,
  request: Request,
  { basePath, lang, isDrawn }: { basePath: string; lang: string; isDrawn: boolean },
): string {
  const parts = new Set([...partsOf(request, basePath), ...(isDrawn ? ['drawn'] : [])])
  return html.replace(hinted, (link) => {
    const isOfLang = (langIn.exec(link)?.[1] ?? lang) === lang
    const on = onIn.exec(link)?.[1]
    return isOfLang && (on === undefined || on.split(' ').some((part) => parts.has(part))) ? link : ''
  })
}
