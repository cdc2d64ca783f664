import { accent } from './accents.ts'
import { plain } from './answers.ts'
import { asset } from './assets.ts'
import { readHosts } from './hosts.ts'
import { serveLoader } from './loader.ts'
import { logout, readSessions } from './logout.ts'
import type { EdgeOptions } from './options.ts'
import { servePage } from './page.ts'
import { readSources, refusalsPath } from './policy.ts'
import { takeRefusal } from './refusals.ts'
import { readSettings } from './settings/readSettings.ts'
import { readAllTexts, serveTexts } from './texts.ts'

/**
 * Serves the built module as one Web-standard handler: the page with its configuration and policy, hashed files for a
 * year, themes with an accent, the loader for partners' pages. Unknown paths get 404, unknown hosts 421.
 *
 * For operators: keep the hashed files of `assets/` of the last 30 days beside the newest, so that a page opened before a
 * release still finds its later parts. Keep each released loader, as `embed/v1/loader.<hash>.js` of the build, as long
 * as a partner's page may have it pinned.
 *
 * @throws Error that names a setting without which the edge serves nobody (`readSettings`)
 */
export function createEdge(given: EdgeOptions): (request: Request) => Promise<Response> {
  const { report = (text) => console.error(text) } = given
  const options = readSettings(given, report)
  const { readAsset, basePath } = options
  const isServed = readHosts(options, report)
  const texts = readAllTexts(options, report)
  const page = servePage(options, texts, report)
  const loader = serveLoader(options, report)
  const sessions = readSessions(options, report)
  const accents = `${basePath}/accents/`
  // `servePage` reports an invalid report address.
  const { reports } = readSources(options, () => {})

  return async (request) => {
    // Node's server checks only the characters of a host, so it lets 1.2.3.999 pass, which is no address.
    if (!URL.canParse(request.url)) return plain(400, 'No such host')
    const { pathname, search, searchParams, hostname } = new URL(request.url)
    if (!isServed(hostname)) return plain(421, 'No such host here')
    if (sessions && request.method === 'POST' && pathname === '/profile/logout')
      return logout(request, sessions)
    if (reports !== null && request.method === 'POST' && pathname === basePath + refusalsPath)
      return takeRefusal(request, reports)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    if (pathname.startsWith('/assets/')) return asset(readAsset, pathname.slice(1))
    if (pathname.startsWith(accents)) return accent(pathname.slice(accents.length))
    if (pathname === `${basePath}/texts.json`) return serveTexts(texts, searchParams.get('partner'))
    const script = await loader(pathname)
    if (script) return script
    if (pathname === basePath || pathname.startsWith(`${basePath}/`)) return page(request)
    if (pathname === '/') return new Response(null, { status: 302, headers: { location: basePath + search } })
    return plain(404, 'Not found')
  }
}
