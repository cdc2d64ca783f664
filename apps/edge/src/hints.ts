/** A file that the build names in the page for some visits (apps/module/hints.ts). */
const hinted = /\n? *<link (?=[^>]*\bdata-(?:lang|on)=)[^>]*>/g
const langIn = /\bdata-lang="(\w+)"/
const onIn = /\bdata-on="([^"]*)"/

/** Which of the languages that have first texts a visitor reads: as the module itself will choose (SHELL-23). */
function langOf(request: Request, hostLang: unknown, langs: readonly string[]): string | undefined {
  const accepted = request.headers.get('accept-language')?.split(',') ?? []
  const wished = [new URL(request.url).searchParams.get('lang'), hostLang, ...accepted]
  const short = (tag: unknown) => String(tag).trim().toLowerCase().split(/[-_;]/)[0]
  return wished.map(short).find((tag) => langs.includes(tag!)) ?? langs[0]
}

/** What of a visit is known by its request: the page, and whether it stands in a frame. */
function partsOf(request: Request, basePath: string): ReadonlySet<string> {
  const [, page = ''] = new URL(request.url).pathname.slice(basePath.length).split('/')
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
  return new Set([page, ...(isFramed ? ['framed'] : [])])
}

/**
 * Leaves in the page the links to what this visit will need, in its language, and takes out all other ones.
 *
 * @param html the page as it was built
 * @param hostLang the language of the configuration
 */
export function keepHints(html: string, request: Request, basePath: string, hostLang: unknown): string {
  const langs = [...new Set([...html.matchAll(hinted)].flatMap(([link]) => langIn.exec(link)?.[1] ?? []))]
  const lang = langOf(request, hostLang, langs)
  const parts = partsOf(request, basePath)
  return html.replace(hinted, (link) => {
    const isOfLang = (langIn.exec(link)?.[1] ?? lang) === lang
    const on = onIn.exec(link)?.[1]
    return isOfLang && (on === undefined || on.split(' ').some((part) => parts.has(part))) ? link : ''
  })
}
