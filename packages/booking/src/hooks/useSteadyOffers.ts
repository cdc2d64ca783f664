import { useEffect, useMemo, useState } from 'react'
import type { Money } from '../domain/money.ts'
import type { Offer } from '../domain/offer.ts'
import { listDueAt } from '../domain/offerAge.ts'
import { changedPrices } from '../domain/offerChanges.ts'
import { isSameRoute, type OffersState } from '../state/finder.ts'
import { useModuleCore } from './module.tsx'
import type { PriceList } from './usePriceList.ts'

export interface SteadyOffers extends OffersState {
  /** The list that is shown is old: its prices are being asked again, and nothing of it can be chosen. */
  isRenewing: boolean
  /** Former prices of what costs something else than the person saw (PRICE-21), by the offer. */
  former: ReadonlyMap<Offer, Money>
}

interface Seen {
  now: OffersState
  /** The list of the same route that was shown before. Null: none. */
  before: readonly Offer[] | null
}

const unchanged: ReadonlyMap<Offer, Money> = new Map()

/**
 * The prices as they are looked at: asked again when they are old (PRICE-21) and the page is in front, with the old list on the screen until the
 * new one comes, and with the former price of what has changed. Remembers what was seen while the person is elsewhere.
 */
export function useSteadyOffers(offers: PriceList): SteadyOffers {
  const { platform, ...core } = useModuleCore()
  const shelf = core.shared('seenOffers', createShelf)
  const [seen, setSeen] = useState<Seen | null>(shelf.seen)
  const next = seenAfter(seen, offers)
  if (next !== seen) setSeen(next)
  useEffect(() => {
    shelf.seen = seen
  }, [shelf, seen])

  const { status, arrivedAt, list, retry } = offers
  useEffect(() => {
    if (status !== 'ready' || arrivedAt === null) return
    const { clock, visibility } = platform
    let stop = () => {}
    // A list that nobody looks at is not asked again: it waits for the eye, and then asks at once.
    const wait = () => {
      stop()
      const now = clock.now()
      const left = now < arrivedAt ? 0 : Math.max(0, listDueAt(list, arrivedAt) - now)
      stop = visibility.get() ? clock.setTimeout(retry, left) : () => {}
    }
    wait()
    const endVisible = visibility.subscribe(wait)
    return () => {
      stop()
      endVisible()
    }
  }, [platform, status, arrivedAt, list, retry])

  const isRenewing = status === 'loading' && next !== null
  const before = next?.before ?? null
  const shown = isRenewing ? next.now : offers
  const former = useMemo(
    () => (before && shown.status === 'ready' ? changedPrices(before, shown.list) : unchanged),
    [before, shown.status, shown.list],
  )
  return { ...shown, isRenewing, former }
}

const createShelf = (): { seen: Seen | null } => ({ seen: null })

function seenAfter(seen: Seen | null, offers: OffersState): Seen | null {
  const isSame = seen !== null && isSameRoute(seen.now.route, offers.route)
  if (offers.status === 'ready') {
    if (seen?.now.list === offers.list) return seen
    return { now: offers, before: isSame ? seen.now.list : null }
  }
  return offers.status === 'loading' && isSame ? seen : null
}
