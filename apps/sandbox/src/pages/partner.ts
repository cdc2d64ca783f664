import { frameUrl } from '@wherry/embed'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { Markup } from './layout.ts'

interface PartnerSite {
  readonly path: '/' | '/hotel'
  readonly partner: string
  readonly name: string
  /** Its sign, an inline picture. */
  readonly mark: Markup
  readonly links: readonly Texts[]
  readonly title: Texts
  readonly facts: readonly Texts[]
  readonly text: Texts
  readonly frameTitle: Texts
  readonly from: string
  readonly to?: string
  readonly accent: string
  /** Colours of the page: bar, ground, ink. */
  readonly look: {
    readonly bar: string
    readonly ground: string
    readonly ink: string
    readonly font: string
  }
}

const sites: readonly PartnerSite[] = [
  {
    path: '/',
    partner: '2001',
    name: 'Alder Air',
    mark: html`<svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M16 3c7 4 10 9 10 14.5A10 10 0 0 1 16 28 10 10 0 0 1 6 17.5C6 12 9 7 16 3Z" fill="#fff"/><path d="M16 10v18M16 17l5-4M16 22l-5-4" stroke="#1f3a5f" stroke-width="1.75" stroke-linecap="round"/></svg>`,
    links: [
      { en: 'Fly', ru: 'Рейсы', es: 'Vuelos' },
      { en: 'My trips', ru: 'Мои поездки', es: 'Mis viajes' },
    ],
    title: {
      en: 'Your trip to Istanbul, Katharina',
      ru: 'Ваша поездка в Стамбул, Катарина',
      es: 'Tu viaje a Estambul, Katharina',
    },
    facts: [
      { en: 'AL 412', ru: 'AL 412', es: 'AL 412' },
      {
        en: 'Oslo 04:55 → Istanbul 09:45',
        ru: 'Осло 04:55 → Стамбул 09:45',
        es: 'Oslo 04:55 → Estambul 09:45',
      },
      { en: '2 adults, 1 child', ru: '2 взрослых, 1 ребёнок', es: '2 adultos, 1 niño' },
    ],
    text: {
      en: 'Add a car now and the driver will know your flight.',
      ru: 'Закажите машину сейчас, и водитель будет знать ваш рейс.',
      es: 'Añade un coche ahora y el conductor conocerá tu vuelo.',
    },
    frameTitle: { en: 'Book a transfer', ru: 'Заказ трансфера', es: 'Reserva de traslado' },
    from: 'ap-IST',
    accent: '#2451d6',
    look: { bar: '#1f3a5f', ground: '#f6f2ea', ink: '#22303f', font: 'Georgia,"Times New Roman",serif' },
  },
  {
    path: '/hotel',
    partner: '2002',
    name: 'Hotel Miramar',
    mark: html`<svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="#b4532a"/><path d="M5 20c4-3 7-3 11 0s7 3 11 0" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="M10 14a6 6 0 0 1 12 0" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`,
    links: [
      { en: 'Rooms', ru: 'Номера', es: 'Habitaciones' },
      { en: 'How to get here', ru: 'Как добраться', es: 'Cómo llegar' },
    ],
    title: { en: 'How to get here', ru: 'Как добраться', es: 'Cómo llegar' },
    facts: [
      { en: 'La Rambla 51, Barcelona', ru: 'Ла-Рамбла, 51, Барселона', es: 'La Rambla, 51, Barcelona' },
      { en: '14 km from the airport', ru: '14 км от аэропорта', es: 'A 14 km del aeropuerto' },
    ],
    text: {
      en: 'A driver meets you in the arrivals hall and brings you to our door. You pay the driver.',
      ru: 'Водитель встретит вас в зале прилёта и привезёт к нашим дверям. Платите водителю.',
      es: 'Un conductor te espera en llegadas y te trae hasta la puerta. Pagas al conductor.',
    },
    frameTitle: {
      en: 'Book a car to the hotel',
      ru: 'Заказ машины до отеля',
      es: 'Reserva de coche al hotel',
    },
    from: 'ap-BCN',
    to: 'ad-la-rambla-51',
    accent: '#b4532a',
    look: {
      bar: '#fdfaf5',
      ground: '#ffffff',
      ink: '#33241c',
      font: '"Gill Sans","Trebuchet MS",system-ui,sans-serif',
    },
  },
]

const invented: Texts = {
  en: '{name} is invented; its page is part of the Wherry sandbox.',
  ru: '{name} — вымысел; эта страница — часть песочницы Wherry.',
  es: '{name} es inventado; su página es parte del entorno de pruebas de Wherry.',
}

/** Two sites of others that have the module in a plain frame: an airline at `/`, a hotel at `/hotel`. */
export function createPartnerPages({ options }: Parts): Hono {
  const app = new Hono()
  for (const site of sites) {
    app.get(site.path, (context) => {
      const lang = langOf(context.req.query('lang'))
      const { moduleUrl } = options()
      return context.html(partnerPage(site, lang, moduleUrl), 200, {
        'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src ${new URL(moduleUrl).origin}; base-uri 'none'`,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cache-Control': 'no-store',
      })
    })
  }
  return app
}

function partnerPage(site: PartnerSite, lang: Lang, moduleUrl: string): Markup {
  const { look } = site
  const source = frameUrl({
    baseUrl: moduleUrl,
    partner: site.partner,
    section: 'transfer',
    from: site.from,
    ...(site.to === undefined ? {} : { to: site.to }),
    lang,
    accent: site.accent,
    hideMenu: true,
  })
  const isLight = look.bar !== '#1f3a5f'
  const style = raw(`
    :root{color-scheme:light}*{box-sizing:border-box}
    body{margin:0;background:${look.ground};color:${look.ink};font:400 18px/28px ${look.font}}
    .bar{background:${look.bar};color:${isLight ? look.ink : '#fff'};display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;
      padding:16px clamp(16px,4vw,48px);border-bottom:1px solid ${isLight ? '#e6dccf' : look.bar}}
    .bar b{font-size:20px;margin-inline-end:auto}.bar a{color:inherit;text-decoration:none;padding:8px 0}
    .bar a:hover{text-decoration:underline}.bar a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
    main{max-width:1184px;margin:0 auto;padding:40px 16px 64px;display:grid;gap:20px}
    h1{font-size:clamp(28px,4vw,36px);line-height:1.2;font-weight:400;margin:0}p,ul{margin:0}
    ul{padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:4px 32px;font-size:16px}
    iframe{display:block;width:100%;height:960px;border:1px solid #ddd3c4;border-radius:16px;background:#fff}footer a{color:inherit;padding:0 4px}
    @media(max-width:700px){iframe{height:1180px}}
    footer{padding:24px clamp(16px,4vw,48px);font-size:14px;opacity:.85}`)
  const toLang = (other: Lang) => `${site.path}?lang=${other}`
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${textIn(site.title, lang)} · ${site.name}</title><style>${style}</style></head>
<body>
<header class="bar">${site.mark}<b>${site.name}</b>${site.links.map((link) => html`<a href="${toLang(lang)}">${textIn(link, lang)}</a>`)}
<nav aria-label="Language"><a lang="en" href="${toLang('en')}">EN</a> · <a lang="ru" href="${toLang('ru')}">RU</a> · <a lang="es" href="${toLang('es')}">ES</a></nav></header>
<main>
<h1>${textIn(site.title, lang)}</h1>
<ul>${site.facts.map((fact) => html`<li>${textIn(fact, lang)}</li>`)}</ul>
<p>${textIn(site.text, lang)}</p>
<iframe src="${source}" title="${textIn(site.frameTitle, lang)}" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"
 allow="payment; geolocation; storage-access; clipboard-write"></iframe>
</main>
<footer>${textIn(invented, lang, { name: site.name })} ${sites.map((other) => html` <a href="${other.path}?lang=${lang}">${other.name}</a>`)}</footer>
</body></html>`
}
