import { useAnnounce } from '@wherry/ui'
import { useEffect, useState } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { useModule } from '../../hooks/module.tsx'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useFinderMode } from '../../hooks/useFinderMode.ts'
import { useOffers } from '../../hooks/useOffers.ts'
import { useRoutePlaces } from '../../hooks/useRoutePlaces.ts'
import { useT } from '../../hooks/useT.ts'
import { maxStops, openStop } from '../../state/finder.ts'
import { addressOf, type SearchAddress } from '../../state/searchAddress.ts'
import { FinderMap } from '../map/FinderMap.tsx'
import { OrderedPromo, PromoFrame, usePromoLine } from '../promo/PromoFrame.tsx'
import * as css from './FinderScreen.css.ts'
import { Offers, usePreloadedOffers } from './Offers.tsx'
import { OffersWait } from './OffersWait.tsx'
import { RouteForm } from './RouteForm.tsx'
import { SellingPoints } from './SellingPoints.tsx'
import { useInputs } from './useInputs.ts'
import { useOrderOfAddress } from './useOrderOfAddress.tsx'

export type { SearchAddress } from '../../state/searchAddress.ts'

/** What the search page's query holds (SHELL-17); what it does not know the app leaves out. */
export interface FinderSearch extends SearchAddress {
  /** Fewest seats of the classes that are shown, from 1 (PRICE-09). @default any */
  passengersCount?: number | undefined
}

export interface FinderScreenProps {
  search: FinderSearch
  /** There and back can be chosen for a new ride (PRICE-12): the booking takes both ways. @default false */
  isReturnOffered?: boolean
  /** An order can be changed: the booking takes its changes. @default false */
  isChangeOffered?: boolean
  /** Here the offer of an order has led on by itself before: the person came back to choose. @default false */
  isLedOn?: boolean
  /**
   * Carries what the search is to the address; what is left out goes from it. `replace` is true where the address only
   * follows what stands on the screen, so that back does not stop there.
   */
  onSearch(next: SearchAddress, how: { replace: boolean }): void
  /** An offer was chosen and stands in the finder's state; `byItself`: for an order that is repeated or changed. */
  onChosen(how?: { byItself: boolean }): void
  /** To the same search among the cars by the hour. @default there are none */
  onRent?(next: SearchAddress): void
}

/** The search: two places and the stops between them, then the offers. */
export function FinderScreen(props: FinderScreenProps) {
  const { search, isReturnOffered = false, onSearch, onChosen } = props
  const { stores } = useModule()
  const t = useT()
  const announce = useAnnounce()
  useFinderMode('transfer')
  const { from, to, stops } = useFinder()
  const dispatch = useFinderDispatch()
  const order = useOrderOfAddress('transfer', props)
  const reading = useRoutePlaces(search)
  // What the address does not name may stand in the order.
  const resolving = {
    from: reading.from || (order.isReading && from.item === null),
    to: reading.to || (order.isReading && to.item === null),
  }
  // The prices of a change name the order's own price, so they wait for it.
  const offers = useOffers(!order.isClosed && !(order.isReading && search.action === 'change'))
  const inputs = useInputs()
  // The stops of the address stand in the state after the first paint; their lines are there from the first.
  const [isFirst, setFirst] = useState(true)
  useEffect(() => setFirst(false), [])
  const named = Math.min(search.subAddress?.length ?? 0, maxStops)
  const ghosts = isFirst ? Math.max(0, named - stops.length) : 0

  const carry = (replace: boolean) => {
    const next = addressOf(stores.finder.get(), search, replace)
    if (next) onSearch(next, { replace })
  }
  const fromId = from.item?.placeId
  const toId = to.item?.placeId
  const isNamed = search.from !== undefined || search.to !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address without places follows what was kept or is filled in
  useEffect(() => {
    if (!isNamed && (fromId !== undefined || toId !== undefined)) carry(true)
  }, [fromId, toId])

  const isSet = (side: 'from' | 'to') => resolving[side] || (side === 'from' ? from : to).item !== null
  const isAsking = isSet('from') && isSet('to')
  usePreloadedOffers(isSet('from') || isSet('to'))
  const promoLine = usePromoLine(isSet('from') || isSet('to'))
  const choose = (offer: Offer) => {
    const stop = openStop(stores.finder.get())
    if (stop) {
      dispatch({ type: 'left', side: stop.id })
      inputs.focus(stop.id)
      announce(t(stop.check === 'checking' ? 'Finder.checkingStop' : 'Finder.stopRequired'))
      return
    }
    dispatch({ type: 'offerChosen', priceId: offer.priceId })
    if (stores.finder.get().selected?.priceId === offer.priceId) onChosen()
  }
  return (
    <>
      {order.screen}
      {!order.isClosed && (
        <div className={css.finder} data-empty={isAsking ? undefined : ''}>
          <RouteForm
            resolving={resolving}
            inputs={inputs}
            ghosts={ghosts}
            isNew={isReturnOffered && (search.action === undefined || search.action === 'new')}
            onChanged={(side) => {
              carry(false)
              const { from, to } = stores.finder.get()
              if (side === 'from' && from.item && !to.item) inputs.focus('to')
            }}
            onRefused={() => carry(true)}
          />
          <FinderMap isExpected={isAsking} />
          {isAsking && (
            <div className={css.list}>
              {order.notice}
              <PromoFrame line={promoLine} status={offers.status}>
                {order.isReading ? (
                  <OffersWait />
                ) : (
                  <Offers
                    offers={offers}
                    passengersCount={search.passengersCount ?? null}
                    isChoosingDisabled={order.isLookOnly}
                    onChange={() => inputs.focus('to')}
                    onChoose={choose}
                  />
                )}
              </PromoFrame>
            </div>
          )}
        </div>
      )}
      {!isAsking && !order.isClosed && <SellingPoints />}
      <OrderedPromo />
    </>
  )
}
