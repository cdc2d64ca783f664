import { createModule, ModuleProvider, useModule } from '@wherry/booking'
import { type Lang, languages, safeUrl } from '@wherry/booking/kernel'
import { DrawnHead, DrawnSide, type Landing, presetLanding } from '@wherry/booking/landing'
import { nowhere } from '@wherry/booking/platform/nowhere'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from '../src/routes.tsx'
import { inactive } from './inactive.tsx'
import { withSheet } from './withSheet.tsx'

/**
 * Values in a drawn finder that only a visit knows. The edge puts the visit's own in their places
 * (apps/edge/src/framed/framedShell.ts). XXX is the code of ISO 4217 for no currency.
 */
const slots = { currency: 'XXX', header: 'wherry-header-slot', top: 'wherry-top-slot' } as const

/** Queries of the prerendered addresses by the beginnings of their files' names. No place is read, so any ids will do. */
const searches = { '': '', 'from-': 'from=a', 'to-': 'to=b', 'search-': 'from=a&to=b' }

/** A landing whose head has everything that a head may have. */
const fullHead = (lang: Lang): Landing => ({
  ...{ layout: 'main', textsLang: lang === 'ru' ? 'ru' : 'en' },
  ...{ header: slots.header, top: { kind: 'plain', text: slots.top } },
  ...{ bottom: null, points: null, reviews: null, apps: null, promoCode: null },
  logo: { image: safeUrl('https://a.example/a.svg', 'any')!, site: null },
})

/** The head with its slots, in the language of its module. */
function Head() {
  const { serviceLang } = useModule()
  return <DrawnHead landing={fullHead(serviceLang)} />
}

const Side = () => <DrawnSide image={null} />
/** The content below the search is not in view, and comes with the module. */
const Body = () => null

/** The first piece of a text from `start` to `end`, with both. @throws Error if there is none */
function piece(html: string, start: string, end: string): string {
  const at = html.indexOf(start)
  const until = html.indexOf(end, at)
  if (at < 0 || until < 0) throw new Error(`No ${start} in ${html}`)
  return html.slice(at, until + end.length)
}

/**
 * Marks the parts of a landing's head that a partner may not have by comments: `<!--logo-->…<!--/logo-->`. The space of
 * the logo stays empty, since its picture comes with the module.
 *
 * @param html a head with all parts
 * @param ownTitle the title of a landing without a headline of the partner's
 * @throws Error if the head has other parts
 */
function marked(html: string, ownTitle: string): string {
  const title = piece(html, '<h2', '</h2>')
  const below = html.slice(html.indexOf(title) + title.length)
  const top = below.slice(0, below.lastIndexOf('</div>') + '</div>'.length)
  if (!top.startsWith('<div')) throw new Error(`The head of a landing cannot be drawn ahead: ${html}`)
  const part = (name: string, text: string) => `<!--${name}-->${text}<!--/${name}-->`
  return [
    piece(html, '<section', '>'),
    part('logo', `${piece(html, '<p', '>')}</p>`),
    part('header', title),
    part('own-header', ownTitle),
    part('top', top),
    '</section>',
  ].join('')
}

interface Drawn {
  lang: Lang
  sections: { rent: boolean; yacht: boolean }
  menu: boolean
  ssrSearch: string
  hasLanding: boolean
}

/** Prerenders the finder of a frame as inactive HTML. */
async function framedShell({ lang, sections, menu, ssrSearch, hasLanding }: Drawn): Promise<string> {
  const module = createModule({
    platform: { ...nowhere, framed: true },
    config: {
      ...{ apiBase: '', lang, framed: true, currency: slots.currency },
      sections: { transfer: true, ...sections },
    },
  })
  await Promise.all([module.prepare(), module.messages.load(lang, 'landing')])
  if (hasLanding) presetLanding(module, { Head, Side, Body })
  const html = inactive(
    <ModuleProvider module={module}>
      <App menu={menu} ssrSearch={ssrSearch} />
    </ModuleProvider>,
    true,
  )
  if (!hasLanding) return html
  const own = renderToStaticMarkup(
    <ModuleProvider module={module}>
      <DrawnHead landing={{ ...fullHead(lang), header: null }} />
    </ModuleProvider>,
  )
  const head = piece(
    html.slice(html.lastIndexOf('<section', html.indexOf(slots.header))),
    '<section',
    '</section>',
  )
  return html.replace(head, () => marked(head, piece(own, '<h2', '</h2>')))
}

/**
 * Prerendered finders of frames by file name: `framed-en.html`, with `landing-` if the frame's partner may have a landing,
 * with the places that its address names, with `-bare` if it has no menu, else with the sections that are on.
 */
export async function framedShells(): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  const on = [false, true]
  const menus = [
    { end: '-bare', menu: false, sections: { rent: false, yacht: false } },
    ...on.flatMap((rent) =>
      on.map((yacht) => ({
        ...{ end: `${rent ? '-rent' : ''}${yacht ? '-yacht' : ''}`, menu: true },
        sections: { rent, yacht },
      })),
    ),
  ]
  for (const [begin, ssrSearch] of Object.entries(searches))
    for (const hasLanding of begin === 'search-' ? [false] : on)
      for (const lang of languages)
        for (const { end, menu, sections } of menus)
          all[`framed-${hasLanding ? 'landing-' : ''}${begin}${lang}${end}.html`] = withSheet(
            await framedShell({ lang, sections, menu, ssrSearch, hasLanding }),
          )
  return all
}
