import type { Offer } from '../domain/offer.ts'
import type { Host } from '../platform/platform.ts'
import type { ModuleCore } from './module.tsx'
import { settingsOf } from './settings.ts'
import { toldSum } from './toldSum.ts'

/** Tells the page around what comes of the search and of reading who the visitor is (EMBED-06). The answer ends it. */
export function tellHost({ stores, shared, ...core }: ModuleCore, host: Host): () => void {
  const { finder } = stores
  const settings = settingsOf({ stores, shared, ...core }).state
  let before = finder.get()
  /** The failure that the page knows of. Null: none, or it is over. */
  let told: string | null = null

  const endFinder = finder.subscribe(() => {
    const now = finder.get()
    const { offers, selected } = now
    const isNews = offers !== before.offers && offers.status !== before.offers.status
    if (isNews && (offers.status === 'ready' || offers.status === 'notFound'))
      host.tell('results', resultsOf(offers.list))
    if (isNews && offers.status === 'failed') host.tell('error', { code: `prices-${offers.failure}` })
    if (selected && selected.priceId !== before.selected?.priceId)
      host.tell('price-selected', { ...toldSum(selected.price), carClass: selected.carClass.id })
    before = now
  })
  function tellSettings(): void {
    const { error, user, loading } = settings.get()
    // That the same fails again, asked anew by the person or by itself, is no news.
    if (!error && user && !loading) told = null
    const code = error && (error.status === 403 ? 'forbidden' : 'settings')
    if (!code || code === told) return
    told = code
    host.tell('error', { code })
  }
  const endSettings = settings.subscribe(tellSettings)
  tellSettings()
  return () => {
    endFinder()
    endSettings()
  }
}

function resultsOf(list: readonly Offer[]) {
  const [first, ...rest] = list
  if (!first) return { count: 0 }
  const lowest = rest.reduce(
    (low, { price }) => (price.currency === low.currency && price.minor < low.minor ? price : low),
    first.price,
  )
  const { value, currency } = toldSum(lowest)
  return { count: list.length, minPrice: value, currency }
}
