import { html } from 'hono/html'
import { textIn } from '../../lang.ts'
import type { Lang } from '../../places/place.ts'
import type { Markup } from '../layout.ts'
import { invented, type PartnerSite, sites } from './partnerSites.ts'
import { sideTexts, type Way, ways } from './partnerWays.ts'

/** The module in a plain frame of a page; `limits` are the permissions of its sandbox. @default no sandbox */
export const frameMarkup = (site: PartnerSite, lang: Lang, source: string, limits?: string): Markup =>
  html`<iframe src="${source}" title="${textIn(site.frameTitle, lang)}" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"
 allow="payment; geolocation; storage-access; clipboard-write"${limits === undefined ? '' : html` sandbox="${limits}"`}></iframe>`

/** A page of a partner's site around the embedded module. `way` is null for a site with only one way to embed it. */
export function partnerPage(site: PartnerSite, way: Way | null, lang: Lang, body: Markup): Markup {
  const here = way?.path ?? site.path
  const toLang = (other: Lang) => `${here}?lang=${other}`
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${textIn(site.title, lang)} · ${site.name}</title><link rel="stylesheet" href="/${site.sheet}.css"></head>
<body class="${way && here !== '/' ? 'wide' : ''}">
<header class="bar">${site.mark}<b>${site.name}</b>${site.links.map((link) => html`<a href="${toLang(lang)}">${textIn(link, lang)}</a>`)}
<nav aria-label="Language"><a lang="en" href="${toLang('en')}">EN</a> · <a lang="ru" href="${toLang('ru')}">RU</a> · <a lang="es" href="${toLang('es')}">ES</a></nav></header>
${way ? menu(way, lang) : ''}
<main>
<h1>${textIn(site.title, lang)}</h1>
<ul>${site.facts.map((fact) => html`<li>${textIn(fact, lang)}</li>`)}</ul>
<p>${textIn(way?.hint ?? site.text, lang)}</p>
${body}
</main>
<footer>${textIn(invented, lang, { name: site.name })} ${sites.map((other) => html` <a href="${other.path}?lang=${lang}">${other.name}</a>`)}</footer>
</body></html>`
}

const menu = (way: Way, lang: Lang) =>
  html`<nav class="ways" aria-label="${textIn(sideTexts.ways, lang)}">${ways.map(
    ({ path, name }) =>
      html`<a href="${path}?lang=${lang}"${path === way.path ? html` aria-current="page"` : ''}>${textIn(name, lang)}</a>`,
  )}</nav>`
