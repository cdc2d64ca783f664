import { frameUrl } from '@wherry/embed'
import { Hono } from 'hono'
import { langOf } from '../../lang.ts'
import type { Parts } from '../../parts.ts'
import { randomHex } from '../../randomHex.ts'
import { wayBody } from './partnerBodies.ts'
import { scriptOf } from './partnerBundle.ts'
import { frameMarkup, partnerPage } from './partnerPage.ts'
import { sites } from './partnerSites.ts'
import { styleOf } from './partnerStyle.ts'
import { ways } from './partnerWays.ts'

/** Headers of all partners' pages, besides the policy. */
const headers = { 'Referrer-Policy': 'strict-origin-when-cross-origin', 'Cache-Control': 'no-store' }

const javascript = { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' }

/** The source of an address in a CSP. The syntax has no IPv6 address, so for one the whole scheme is allowed. */
const inPolicy = (url: string) => (url.includes('[') ? 'http:' : new URL(url).origin)

/**
 * Serves two partners' sites with the module: an airline, which embeds it in another way on each page, and at `/hotel` a
 * hotel with a plain frame.
 */
export function createPartnerPages({ options }: Parts): Hono {
  const app = new Hono()
  const [airline, hotel] = sites
  for (const site of sites)
    app.get(`/${site.sheet}.css`, (context) =>
      context.text(styleOf(site), 200, { ...headers, 'Content-Type': 'text/css; charset=utf-8' }),
    )
  app.get('/script.js', async (context) => context.body(await scriptOf('partnerScript.ts'), 200, javascript))
  app.get('/react.js', async (context) =>
    context.body(await scriptOf('partnerReactScript.tsx'), 200, javascript),
  )

  for (const way of ways)
    app.get(way.path, (context) => {
      const lang = langOf(context.req.query('lang'))
      const { moduleUrl, payUrl, hostileUrl } = options()
      const module = new URL(moduleUrl).origin
      const nonce = randomHex(16)
      const isClosed = context.req.query('origin') === 'none'
      const body = wayBody(way, { site: airline, lang, moduleUrl, payUrl, hostileUrl, nonce, isClosed })
      const policy = {
        '/': '',
        '/sandbox': '',
        '/strict': `script-src 'nonce-${nonce}'; require-trusted-types-for 'script'; trusted-types 'none'; form-action 'none'; `,
        '/react': "script-src 'self'; ",
      }[way.path as string]
      return context.html(partnerPage(airline, way, lang, body), 200, {
        ...headers,
        'Content-Security-Policy': [
          `default-src 'none'; style-src 'self'; ${policy ?? `script-src 'self' ${module}; `}`,
          `frame-src ${module}${way.path === '/ad' ? ` ${inPolicy(hostileUrl)}` : ''}; base-uri 'none'`,
        ].join(''),
      })
    })

  app.get(hotel.path, (context) => {
    const lang = langOf(context.req.query('lang'))
    const { moduleUrl } = options()
    const { partner, from, to, accent } = hotel
    const source = frameUrl({
      baseUrl: moduleUrl,
      partner,
      section: 'transfer',
      from,
      to,
      lang,
      accent,
      hideMenu: true,
    })
    return context.html(partnerPage(hotel, null, lang, frameMarkup(hotel, lang, source)), 200, {
      ...headers,
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; frame-src ${new URL(moduleUrl).origin}; base-uri 'none'`,
    })
  })
  return app
}
