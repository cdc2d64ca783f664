import type { Offer } from '../../kernel/model/offer.ts'
import type { Host } from '../../kernel/platform.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { quotedTotal } from '../../module/quotedTotal.ts'
import { settingsOf } from '../../module/visitor/settings.ts'

/**
 * Notifies the host page about the results of the search and about errors of the visitor's settings (EMBED-06). The
 * returned function ends that.
 */
export function notifyHost(module: ModuleCore, host: Host): () => void {
  const { finder } = module.stores
  const settings = settingsOf(module).state
  let before = finder.get()
  /** The failure that the page knows of. Null: none, or it is over. */
  let told: string | null = null

  const endFinder = finder.subscribe(() => {
    const now = finder.get()
    const { offers, selected } = now
    const isNews = offers !== before.offers && offers.status !== before.offers.status
    if (isNews && (offers.status === 'ready' || offers.status === 'notFound'))
      host.notify('results', resultsOf(offers.list))
    if (isNews && offers.status === 'failed') host.notify('error', { code: `prices-${offers.failure}` })
    if (selected && selected.priceId !== before.selected?.priceId)
      host.notify('price-selected', { ...quotedTotal(selected.price), carClass: selected.carClass.id })
    before = now
  })
  function tellSettings(): void {
    const { error, user, loading } = settings.get()
    // A failure that happens again is not reported again, whoever has repeated the request.
    if (!error && user && !loading) told = null
    const code = error && (error.status === 403 ? 'forbidden' : 'settings')
    if (!code || code === told) return
    told = code
    host.notify('error', { code })
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
  const { value, currency } = quotedTotal(lowest)
  return { count: list.length, minPrice: value, currency }
}
