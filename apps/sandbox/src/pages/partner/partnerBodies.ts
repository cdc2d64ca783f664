import { frameUrl } from '@wherry/embed'
import { html } from 'hono/html'
import { textIn } from '../../lang.ts'
import type { Lang } from '../../places/place.ts'
import type { Markup } from '../layout.ts'
import { magazine } from './partnerMagazine.ts'
import { frameMarkup } from './partnerPage.ts'
import type { PartnerSite } from './partnerSites.ts'
import { sideTexts, type Way } from './partnerWays.ts'

/** Parameters of a page of the airline. */
export interface WayParts {
  readonly site: PartnerSite
  readonly lang: Lang
  readonly moduleUrl: string
  readonly payUrl: string
  readonly hostileUrl: string
  readonly nonce: string
  /** True if the frame's `sandbox` has no `allow-same-origin`. */
  readonly isClosed: boolean
}

/** Permissions of a sandboxed frame (decisions/0019). */
const limits =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The embedded module of a page, with the content around it. */
export function wayBody({ path }: Way, parts: WayParts): Markup {
  const { site, lang, moduleUrl, payUrl, hostileUrl, nonce, isClosed } = parts
  const { partner, from, accent } = site
  const options = { baseUrl: moduleUrl, partner, from, lang, accent, hideMenu: true }
  const say = (name: keyof typeof sideTexts) => textIn(sideTexts[name], lang)
  const loader = `${new URL(moduleUrl).origin}/embed/v1/loader.js`
  const scripts = html`<script async src="${loader}"></script>`
  const element = (section: Markup | string = '') => html`<wherry-module
  base-url="${moduleUrl}"
  partner="${partner}"
  from="${from}"
  lang="${lang}"
  accent="${accent}"
  hide-menu${section}></wherry-module>`
  const own = html`<script defer src="/script.js"></script>`
  const withSide = (main: Markup, code: string, set: Markup | string) => html`<div class="beside with-side">
<div>${main}</div><div class="side">
<section><h2>${say('code')}</h2><pre><code>${code}</code></pre></section>${set}
<section><h2>${say('events')}</h2><ol id="events"></ol><p>${say('none')}</p></section></div></div>`

  switch (path) {
    case '/':
      return frameMarkup(site, lang, frameUrl({ ...options, section: 'transfer' }))
    case '/element':
      return html`${scripts}${own}${withSide(element(), `${scripts}\n${element()}`, controls(lang))}`
    case '/react':
      return html`<div id="booking" data-heading="${say('events')}" data-none="${say('none')}"
 data-options="${JSON.stringify({ ...options, redirectOrigins: [new URL(payUrl).origin] })}"></div><script src="/react.js"></script>`
    case '/two': {
      const both = html`${element()}
${element(html` section="rent"`)}`
      return html`${scripts}${own}${withSide(both, `${scripts}\n${both}`, '')}`
    }
    case '/strict': {
      const tag = html`<script async nonce="${nonce}" src="${loader}"></script>`
      return html`${tag}<script defer nonce="${nonce}" src="/script.js"></script>${withSide(element(), `${String(tag).replace(nonce, '…')}\n${element()}`, '')}`
    }
    case '/sandbox': {
      const listed = isClosed ? limits : `${limits} allow-same-origin`
      const other = `/sandbox?lang=${lang}${isClosed ? '' : '&origin=none'}`
      return html`<p><a href="${other}">${say(isClosed ? 'open' : 'closed')}</a></p>
${frameMarkup(site, lang, frameUrl({ ...options, section: 'transfer' }), listed)}`
    }
    case '/far':
      return html`${magazine(lang)}
${scripts}${own}${withSide(element(), `${scripts}\n${element()}`, '')}`
    case '/ad':
      return html`<iframe class="advert" title="Pied Piper Cabs" src="${hostileUrl}/ad"></iframe>
${scripts}${own}${withSide(element(), `${scripts}\n${element()}`, '')}`
  }
}

/** Controls that change the attributes of a running module, with their possible values. */
function controls(lang: Lang): Markup {
  const choices = {
    theme: ['light', 'dark', 'wherry', 'alfa-on-white'],
    accent: ['#2451d6', '#b4532a', '#00ad5a', '#ffdd2d'],
    lang: ['en', 'ru', 'es'],
    currency: ['EUR', 'USD', 'TRY', 'RUB'],
    section: ['transfer', 'rent'],
    from: ['ap-IST', 'ap-BCN'],
  }
  return html`<section><h2>${textIn(sideTexts.set, lang)}</h2><div class="set">${Object.entries(choices).map(
    ([name, values]) => html`<label><code>${name}</code><select name="${name}" autocomplete="off">
<option value="">${textIn(sideTexts.unset, lang)}</option>${values.map(
      (value) => html`<option${isFirst(name, value, lang) ? html` selected` : ''}>${value}</option>`,
    )}</select></label>`,
  )}</div></section>`
}

/** True for the value that the element has when the page is opened. */
const isFirst = (name: string, value: string, lang: Lang) =>
  value === { lang, accent: '#2451d6', from: 'ap-IST' }[name]
