import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Parts } from '../../parts.ts'
import type { Markup } from '../layout.ts'
import { scriptOf } from './partnerBundle.ts'

/**
 * A hostile site on a third origin. It frames the module, frames a partner's page with the module, opens that page in a
 * window, and gives the partner an advert that forges messages. Its pages list their attempts, only in English.
 */
export function createHostilePages({ options }: Parts): Hono {
  const app = new Hono()
  const addresses = () => {
    const { moduleUrl, partnerUrl } = options()
    const own = (parent: string) =>
      `${moduleUrl}?partner=2001&lang=en&inst=1-1&parent=${encodeURIComponent(parent)}`
    return { module: new URL(moduleUrl).origin, moduleUrl, partnerUrl, own }
  }

  app.get('/script.js', async (context) =>
    context.body(await scriptOf('hostileScript.ts'), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  )
  app.get('/', (context) =>
    context.html(
      page('A hostile site', [
        html`<p>Each page tries something that must not succeed.</p><ul>
<li><a href="/frames">Frames the module under its own name and under the partner’s</a></li>
<li><a href="/around">Frames the partner’s page that has the module</a></li>
<li><a href="/element">Uses the partner’s script and element</a></li>
<li><a href="/opener">Opens the partner’s page in a window and shouts at it</a></li>
<li><a href="/ad">The advert that the partner has beside the module</a></li></ul>`,
      ]),
    ),
  )
  app.get('/frames', (context) => {
    const { own, partnerUrl } = addresses()
    const { origin } = new URL(context.req.url)
    return context.html(
      page('Win a free ride', [
        html`<iframe id="as-self" title="As itself" src="${own(origin)}"></iframe>
<iframe id="as-partner" title="As the partner" src="${own(partnerUrl)}"></iframe>
<script src="/script.js"></script>`,
      ]),
    )
  })
  app.get('/around', (context) =>
    context.html(
      page('Win a free ride', [
        html`<iframe id="around" title="The partner" src="${addresses().partnerUrl}/?lang=en"></iframe>`,
      ]),
    ),
  )
  app.get('/element', (context) => {
    const { module, moduleUrl } = addresses()
    return context.html(
      page('Win a free ride', [
        html`<script async src="${module}/embed/v1/loader.js"></script>
<wherry-module base-url="${moduleUrl}" partner="2001" lang="en"></wherry-module>`,
      ]),
    )
  })
  app.get('/opener', (context) =>
    context.html(
      page('Win a free ride', [
        html`<button id="open" data-url="${addresses().partnerUrl}/element?lang=en">Open</button>
<pre id="tried"></pre><script src="/script.js"></script>`,
      ]),
    ),
  )
  app.get('/ad', (context) =>
    context.html(
      page('Pied Piper Cabs', [
        html`<p>Rats? We take them anywhere.</p><pre id="tried"></pre><script src="/script.js"></script>`,
      ]),
    ),
  )
  return app
}

function page(title: string, body: readonly Markup[]): Markup {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><h1>${title}</h1>
${body}
</body></html>`
}
