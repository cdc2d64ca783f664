import { html, raw } from 'hono/html'
import type { Lang } from '../places/place.ts'

/** Escaped HTML, the result of `html`. */
export type Markup = ReturnType<typeof html>

export interface PageOptions {
  readonly title: string
  readonly lang: Lang
  /** Links of the page in the other languages, by language. */
  readonly languages?: Readonly<Record<Lang, string>>
  /** Name in the header of the page. @default 'Wherry sandbox' */
  readonly brand?: string
  /** Widest column in pixels. @default 960 */
  readonly width?: number
  /** Target of the name in the header of the page. @default no link */
  readonly home?: string
  /** Content at the end of the header, for instance the signed-in user. */
  readonly aside?: Markup
}

/** Refuses scripts, foreign content and framing: these pages need none. */
export const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline' 'self'; font-src 'self'; form-action 'self' http://localhost:* http://127.0.0.1:* https:; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const

const style = raw(`
:root{color-scheme:light;--page:#f5f7f6;--card:#fff;--sunken:#edf0ee;--ink:#0f1412;--ink-2:#48534d;--ink-3:#606b65;
--line:#d5dcd8;--accent:#00ad5a;--accent-ink:#03170c;--accent-text:#00703a;--good:#13733d;--good-bg:#e6f6ec;
--wait:#855300;--wait-bg:#fff3dc;--bad:#bf2f25;--bad-bg:#fdeeec;--quiet-bg:#edf0ee}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--page:#0f1412;--card:#171d1a;--sunken:#1f2723;--ink:#f0f4f2;
--ink-2:#b6c0bb;--ink-3:#929d97;--line:#36413b;--accent-text:#5ecf92;--good:#6fd39b;--good-bg:#102a1b;--wait:#f1bf5b;
--wait-bg:#2f2410;--bad:#f59c92;--bad-bg:#361a17;--quiet-bg:#1f2723}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/24px Onest,'Onest Fallback',system-ui,sans-serif}
h1,h2,h3,p,ul,ol,dl,dd,table,figure,pre{margin:0}
h1{font:600 28px/34px Onest,'Onest Fallback',system-ui,sans-serif;letter-spacing:-.02em}
h2{font:600 18px/24px Onest,'Onest Fallback',system-ui,sans-serif}
a{color:var(--accent-text);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:4px}
.bar{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:16px clamp(16px,4vw,40px);
background:var(--card);border-bottom:1px solid var(--line)}
.bar b{margin-inline-end:auto;font-weight:600}
.bar .tongues{display:flex;gap:0 20px;white-space:nowrap}.bar a,.bar span{padding:10px 2px;min-width:24px;text-align:center}
.bar a{color:var(--ink-2);text-decoration:none}.bar b a{color:inherit;padding-inline:0}.bar a:hover{text-decoration:underline}
.main{margin:0 auto;padding:40px 16px 64px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px;display:grid;gap:16px;align-content:start;
grid-template-columns:minmax(0,1fr)}
.together{white-space:nowrap}.note{color:var(--ink-2)}.small{font-size:14px;line-height:20px;color:var(--ink-2)}
.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px}.facts dt{color:var(--ink-2)}
.facts dd{overflow-wrap:anywhere}
.sum{font:600 36px/42px Onest,'Onest Fallback',system-ui,sans-serif;letter-spacing:-.025em}
.acts{display:flex;flex-wrap:wrap;gap:12px}
.acts form{display:contents}
.act{font:500 16px/24px Onest,'Onest Fallback',system-ui,sans-serif;min-height:48px;padding:12px 24px;border-radius:8px;cursor:pointer;
border:1px solid var(--ink-3);background:var(--card);color:var(--ink);text-decoration:none;display:inline-block}
.act.go{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
.act:hover{filter:brightness(.97)}
@media(max-width:480px){.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:8px}.act{width:100%;text-align:center}
.card{padding:16px}}
.badge{display:inline-block;padding:2px 8px;border-radius:6px;font:500 14px/20px Onest,'Onest Fallback',system-ui,sans-serif;
background:var(--quiet-bg);color:var(--ink-2)}
.badge.paid{background:var(--good-bg);color:var(--good)}.badge.pending{background:var(--wait-bg);color:var(--wait)}
.badge.declined{background:var(--bad-bg);color:var(--bad)}
h3{font:600 16px/24px Onest,'Onest Fallback',system-ui,sans-serif}h4{font:500 14px/20px Onest,'Onest Fallback',system-ui,sans-serif;margin:0 0 -8px}
h3 code,td code,p code,li code{overflow-wrap:anywhere}.toc ul{padding-inline-start:20px;overflow-wrap:anywhere}
.plainly{padding-inline-start:20px}
.docs{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}.docs-text{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.docs-text>*,.card[id],h2[id]{scroll-margin-top:16px}.toc{font-size:15px}
@media(min-width:1100px){.docs{grid-template-columns:300px minmax(0,1fr)}.toc{position:sticky;top:16px;align-self:start;
max-height:calc(100vh - 32px);overflow-y:auto;padding:16px}}
table{border-collapse:collapse;width:100%;font-size:15px}
th{text-align:start;font-weight:500;color:var(--ink-2)}
th,td{padding:12px 16px 12px 0;border-bottom:1px solid var(--line);vertical-align:top}
tr[aria-current] td:first-child{box-shadow:inset 3px 0 var(--accent);padding-inline-start:12px}
td .badge{white-space:nowrap}
@media(min-width:700px){.stack td:first-child{min-width:150px;max-width:280px}}
@media(max-width:699px){.stack,.stack tbody,.stack tr,.stack td{display:block}
.stack thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.stack tr{padding:12px 0;border-bottom:1px solid var(--line)}.stack td{border:0;padding:2px 0}
.stack td:first-child{font-weight:500}.stack td+td:not(:last-child)::before{content:attr(data-head) ": ";color:var(--ink-2)}}
.rows{list-style:none;margin:0;padding:0}
.row{display:grid;gap:8px 24px;padding:16px 0;border-top:1px solid var(--line);align-items:start}
.row:first-child{border-top:0;padding-top:0}.row[aria-current]{box-shadow:inset 3px 0 var(--accent);padding-inline-start:16px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.ride dl{display:contents}.row dt{font-size:14px;line-height:20px;color:var(--ink-2)}
.row dd{overflow-wrap:anywhere}.ride dd:has(.badge){margin-top:4px}
.ride{grid-template-columns:repeat(2,minmax(0,1fr))}
.ride .whole{grid-column:1/-1}
.links{display:flex;flex-wrap:wrap;gap:0 20px}.links a{padding:8px 0}
@media(min-width:900px){.ride{grid-template-columns:130px 190px minmax(0,1fr) 180px 120px}.ride dl .whole{grid-column:auto}}
.person{grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;padding:12px 0;align-items:center}
.person>:not(b,form){grid-column:1/-1}
.person .act{width:auto;min-height:44px;padding:9px 16px}
@media(min-width:760px){.person{grid-template-columns:56px minmax(0,1fr)}.person.named{grid-template-columns:56px minmax(0,1fr) 280px auto}
.person>:not(b,form){grid-column:auto}.person form{grid-column:4;grid-row:1}.person .pair{display:grid}}
.card.whole{position:relative}.card.whole a::after{content:'';position:absolute;inset:0;border-radius:12px}
.card.whole:hover{border-color:var(--ink-3)}.card.whole:hover a{text-decoration:underline}
.jump{display:flex;flex-wrap:wrap;gap:0 24px}.jump a{padding:10px 0}
.main>[id]{scroll-margin-top:16px}.part{display:grid;gap:16px}
.pair{position:relative;display:flex;flex-wrap:wrap;gap:0 16px}
.field{display:grid;gap:6px}.field label{font-weight:500}
.field input{font:400 16px/24px Onest,'Onest Fallback',system-ui,sans-serif;min-height:48px;padding:11px 14px;border-radius:8px;
border:1px solid var(--ink-3);background:var(--card);color:var(--ink);width:100%}
.wrong{color:var(--bad);background:var(--bad-bg);border-radius:8px;padding:12px 16px}
@media(max-width:480px){.bar{gap:0 14px}.bar b{width:100%}.signed{width:100%;justify-content:space-between}.bar .tongues{gap:0 14px}}
.signed{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center}.signed form{display:contents}
.bar .signed span{padding:0;text-align:start;overflow-wrap:anywhere}
.signed .act{width:auto;min-height:44px;padding:9px 16px}
code,pre{font:400 14px/20px ui-monospace,SFMono-Regular,Menlo,monospace}
pre{background:var(--sunken);border-radius:8px;padding:16px;overflow-x:auto;max-height:420px}
summary{cursor:pointer;padding:10px 0;font-weight:500}
`)

/** A whole page of the sandbox. */
export function page(
  { title, lang, languages, brand = 'Wherry sandbox', width = 960, home, aside }: PageOptions,
  body: Markup,
): Markup {
  const names: readonly (readonly [Lang, string])[] = [
    ['en', 'English'],
    ['ru', 'Русский'],
    ['es', 'Español'],
  ]
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${brand}</title><link rel="stylesheet" href="/fonts/fonts.css"><style>${style}</style>
</head>
<body>
<header class="bar"><b>${home === undefined ? brand : html`<a href="${home}">${brand}</a>`}</b>${
    languages === undefined
      ? ''
      : html`<div class="tongues">${names.map(([code, name]) =>
          code === lang
            ? html`<span lang="${code}" aria-current="true">${name}</span>`
            : html`<a lang="${code}" href="${languages[code]}">${name}</a>`,
        )}</div>`
  }${aside ?? ''}</header>
<main class="main" style="max-width:${width}px">${body}</main>
</body></html>`
}

/** The same path with another language in its query, for each language. */
export function inEachLanguage(url: string): Record<Lang, string> {
  const to = (lang: Lang) => {
    const other = new URL(url)
    other.searchParams.set('lang', lang)
    return other.pathname + other.search
  }
  return { en: to('en'), ru: to('ru'), es: to('es') }
}
