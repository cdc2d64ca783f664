/** A file that the build names in the page for some visits (apps/module/hints.ts). */
const hinted = /(?:\n *)?<link (?=[^<>]*\bdata-(?:lang|on)=)[^<>]*>/g
const langIn = /\bdata-lang="(\w+)"/
const onIn = /\bdata-on="([^"]*)"/

/**
 * Which of the languages that the build has first texts of a visitor reads: as the module itself will choose (SHELL-23).
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

/** A page that stands in another one, as its browser says (Fetch Metadata, W3C). */
export const isFramed = (request: Request) => request.headers.get('sec-fetch-dest') === 'iframe'

/** What of a visit is known by its request: the words of its path, whether it is framed, searches, has a partner. */
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
 * Leaves in the page the links to what this visit will need, in its language, and takes out all other ones.
 *
 * @param html the page as it was built
 */
export function keepHints(html: string, request: Request, basePath: string, lang: string): string {
  const parts = partsOf(request, basePath)
  return html.replace(hinted, (link) => {
    const isOfLang = (langIn.exec(link)?.[1] ?? lang) === lang
    const on = onIn.exec(link)?.[1]
    return isOfLang && (on === undefined || on.split(' ').some((part) => parts.has(part))) ? link : ''
  })
}
