import { createModule, type ModuleCore, ModuleProvider } from '@wherry/booking'
import { accountUrlOf, type Lang, languageOf } from '@wherry/booking/kernel'
import { drawnCardsOf, priceEndOf } from '@wherry/booking/offers'
import { type DrawOffers, nowhere } from '@wherry/booking/platform/nowhere'
import { priceRouteOf } from '@wherry/booking/search'
import { pricesClient } from '@wherry/booking/wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { chooseOptions, readServed } from '../src/options.ts'
import { App } from '../src/routes.tsx'
import { readOnly } from './inactive.tsx'
import { sheetOf } from './sheetOf.ts'

/** Number of drawn cards: two screens of a phone. */
const mostCards = 4
/** Number of renders after which a part of the code that is still missing is given up. */
const mostRenders = 20

/** Texts by language, made once for all calls. */
const texts = new Map<Lang, ModuleCore['messages']>()

/**
 * Draws the page of a search with its places and its offers, by the same readers and components as the browser. Nothing of
 * a visitor is known but the address, and nothing is kept between two calls but the module's own code and texts.
 */
export const drawOffers: DrawOffers = async ({ address, served, answers, lang: hostLang }) => {
  const lang = languageOf(hostLang)
  const { origin, hostname, search } = new URL(address)
  const settings = readServed(served)
  const options = chooseOptions({ query: search, earlier: null, hostLang: lang, browserLangs: [] })
  const created = createModule({
    platform: {
      ...nowhere,
      location: { ...nowhere.location, hostName: hostname },
      fetch: async (asked) => {
        const body = answers.get(asked)
        return new Response(body, { status: body === undefined ? 404 : 200 })
      },
    },
    config: {
      ...settings,
      ...options,
      lang,
      accountUrl: settings.accountUrl ?? accountUrlOf(origin, settings.accountHosts ?? {}),
      sections: { transfer: true, ...settings.sections },
    },
  })
  const messages = texts.get(lang) ?? created.messages
  texts.set(lang, messages)
  const module = { ...created, messages }
  drawnCardsOf(module).most = mostCards
  const { client, stores } = module
  const { signal } = new AbortController()
  const query = new URLSearchParams(search)
  const [from, to] = await Promise.all([
    client.place(query.get('from') ?? '', signal),
    client.place(query.get('to') ?? '', signal),
    messages.load(lang, 'search'),
    messages.load(lang, 'offers'),
  ])
  const { dispatch } = stores.finder
  dispatch({ type: 'placeResolved', side: 'from', place: from })
  dispatch({ type: 'placeResolved', side: 'to', place: to })
  const { serviceLang, currency } = stores.session.get()
  const asker = { lang: serviceLang, currency, alternativeCurrency: null, userId: null }
  const route = priceRouteOf(stores.finder.get(), asker)
  const ends = { from: priceEndOf(from), to: priceEndOf(to) }
  if (!route || !ends.from || !ends.to) return null
  const asked = { from: ends.from, to: ends.to, alternativeCurrency: null, flexibleTariff: true }
  const offers = await pricesClient(client.core).prices(asked, signal)
  if (offers.length === 0) return null
  dispatch({ type: 'pricesRequested', route })
  dispatch({ type: 'pricesArrived', route, offers, at: nowhere.clock.now() })

  const render = () =>
    renderToStaticMarkup(
      <ModuleProvider module={module}>
        <App menu={settings.menu && options.menu} ssrSearch={search.slice(1)} />
      </ModuleProvider>,
      { identifierPrefix: 'drawn' },
    )
  // The first call of a process loads the parts of the code that come later, and renders their placeholders meanwhile.
  for (let renders = 0; renders < mostRenders; renders += 1) {
    const html = render()
    if (html.includes('<article')) return sheetOf(readOnly(html), 'data-offers-style')
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return null
}
