import { createTheme } from '@wherry/ui/accent'

/** What the handler serves and to whom. */
export interface EdgeOptions {
  /**
   * A built file by its path inside the build (`index.html`, `assets/x.js`), or null where there is none.
   * The body is read at once: files are small and the same for everybody.
   */
  readAsset(path: string): Promise<Uint8Array | null>
  /** The path the module lives under. @default '/transfer' */
  basePath?: string
  /** What the module reads at start-up (apps/module/src/options.ts) besides the base path and where accents are; written into the page as JSON. */
  config: object
  /** Origins that may frame the module. One malformed entry closes it to all frames. @default none */
  allowedParents?: readonly string[]
  /**
   * Who keeps the sessions, as an origin: `POST /profile/logout` of the page's own host (API-16) is handed on to it with
   * the page's cookies. @default none, the call is 404
   */
  sessions?: string
}

/** The themes that an accent may be laid over. */
const themes = ['light', 'dark', 'alfa-on-white', 'wherry'] as const

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** The place in index.html that the configuration takes. */
const slot = '<!--wherry-config-->'

/** `<` written so that no text of the configuration can close the script element. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/**
 * The content of `frame-ancestors`: the allowed parents, or `'none'` where there are none or one is not an exact
 * origin.
 */
export function frameAncestors(parents: readonly string[]): string {
  if (parents.length === 0 || !parents.every(isOrigin)) return "'none'"
  return ["'self'", ...parents].join(' ')
}

/**
 * Serves the built module as one Web-standard handler: hashed files for a year, the page itself never from a cache,
 * the configuration inside it, and themes with an accent. Unknown paths are 404.
 */
export function createEdge(options: EdgeOptions): (request: Request) => Promise<Response> {
  const { readAsset, basePath = '/transfer', config, allowedParents = [], sessions } = options
  const policy = `frame-ancestors ${frameAncestors(allowedParents)}; object-src 'none'; base-uri 'none'`

  async function page(): Promise<Response> {
    const html = await readAsset('index.html')
    if (!html) return new Response('The module is not built', { status: 503 })
    const script = `<script type="application/json" id="wherry-config">${inScript({ accentsUrl: `${basePath}/accents`, ...config, basePath })}</script>`
    return new Response(
      new TextDecoder().decode(html).replace(slot, () => script),
      {
        headers: {
          'content-type': types['html']!,
          'cache-control': 'no-cache',
          'content-security-policy': policy,
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
        },
      },
    )
  }

  async function asset(path: string): Promise<Response> {
    const body = await readAsset(path)
    if (!body) return new Response('Not found', { status: 404 })
    return new Response(body as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': types[path.split('.').pop() ?? ''] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  }

  /** `{theme}/{RRGGBB}.json`: the theme with that accent, every text on it readable; the same for everybody. */
  function accent(path: string): Response {
    const [, name, color] = /^([a-z-]+)\/([\dA-F]{6})\.json$/.exec(path) ?? []
    const base = themes.find((theme) => theme === name)
    if (!base || !color) return new Response('Not found', { status: 404 })
    const { report: _, ...theme } = createTheme({ accent: `#${color}`, base })
    return Response.json(theme, {
      headers: {
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  }

  /** Only from the module's own page: another site must not sign anybody out. */
  async function logout(request: Request, upstream: string): Promise<Response> {
    const { origin, search } = new URL(request.url)
    if (request.headers.get('origin') !== origin) return new Response('Forbidden', { status: 403 })
    const headers = { cookie: request.headers.get('cookie') ?? '', accept: 'application/json' }
    const answer = await fetch(`${upstream}/profile/logout${search}`, { method: 'POST', headers }).catch(
      () => null,
    )
    if (!answer) return new Response('The service does not answer', { status: 502 })
    const kept = new Headers({ 'cache-control': 'no-store' })
    for (const name of ['content-type', 'set-cookie']) {
      const value = answer.headers.get(name)
      if (value) kept.set(name, value)
    }
    return new Response(answer.body, { status: answer.status, headers: kept })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (sessions && request.method === 'POST' && pathname === '/profile/logout')
      return logout(request, sessions)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    if (pathname.startsWith('/assets/')) return asset(pathname.slice(1))
    if (pathname.startsWith(`${basePath}/accents/`))
      return accent(pathname.slice(`${basePath}/accents/`.length))
    if (pathname === basePath || pathname.startsWith(`${basePath}/`)) return page()
    if (pathname === '/') return Response.redirect(new URL(basePath, request.url).href, 302)
    return new Response('Not found', { status: 404 })
  }
}
