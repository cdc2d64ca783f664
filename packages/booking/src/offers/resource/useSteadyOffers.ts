import { useEffect, useMemo, useState } from 'react'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Money } from '../../kernel/values/money.ts'
import { useModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { isSameRoute, listDueAt, type OffersState } from '../../search/index.ts'
import { changedPrices } from '../rules/offerChanges.ts'
import type { PriceList } from './usePriceList.ts'

export interface SteadyOffers extends OffersState {
  /** True while an old list is shown and its prices are being requested again; nothing in it can be chosen. */
  isRenewing: boolean
  /** Former prices of the offers whose price has changed since the person saw them (PRICE-21), by offer. */
  former: ReadonlyMap<Offer, Money>
}

interface Seen {
  now: OffersState
  /** The list of the same route that was shown before. Null: there was none. */
  before: readonly Offer[] | null
}

const unchanged: ReadonlyMap<Offer, Money> = new Map()

/** The prices that the person saw last, for a list that is mounted later. */
const seenOffersOf = perModule((): { seen: Seen | null } => ({ seen: null }))

/**
 * A price list that stays up to date (PRICE-21): an old list is requested again while the page is visible, and stays on
 * the screen until the new one arrives. `former` has the former prices of changed offers. The shown list is remembered
 * while the person is on another screen.
 */
export function useSteadyOffers(offers: PriceList): SteadyOffers {
  const module = useModuleCore()
  const { platform } = module
  const last = seenOffersOf(module)
  const [seen, setSeen] = useState<Seen | null>(last.seen)
  const next = seenAfter(seen, offers)
  if (next !== seen) setSeen(next)
  useEffect(() => {
    last.seen = seen
  }, [last, seen])

  const { status, arrivedAt, list, retry } = offers
  useEffect(() => {
    if (status !== 'ready' || arrivedAt === null) return
    const { clock, visibility } = platform
    let stop = () => {}
    // In a hidden tab an old list is not requested again; the request is made when the tab becomes visible.
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

function seenAfter(seen: Seen | null, offers: OffersState): Seen | null {
  const isSame = seen !== null && isSameRoute(seen.now.route, offers.route)
  if (offers.status === 'ready') {
    if (seen?.now.list === offers.list) return seen
    return { now: offers, before: isSame ? seen.now.list : null }
  }
  return offers.status === 'loading' && isSame ? seen : null
}
