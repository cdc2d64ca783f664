import { useEffect, useRef } from 'react'
import { useModule } from '../../hooks/module.tsx'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useOffers } from '../../hooks/useOffers.ts'
import { useRoutePlaces } from '../../hooks/useRoutePlaces.ts'
import * as css from './FinderScreen.css.ts'
import { Offers } from './Offers.tsx'
import { RouteDrawing } from './RouteDrawing.tsx'
import { RouteForm } from './RouteForm.tsx'
import { SellingPoints } from './SellingPoints.tsx'

/** What the search page's query holds (SHELL-17); what it does not know the app leaves out. */
export interface FinderSearch {
  /** Place id of the pickup. */
  from?: string | undefined
  /** Place id of the drop-off. */
  to?: string | undefined
  action?: 'change' | 'repeat' | 'new' | undefined
  orderId?: string | undefined
}

export interface FinderScreenProps {
  search: FinderSearch
  /**
   * Carries both places to the address. `replace` is true where the address only follows what stands on the screen,
   * so that back does not stop there.
   */
  onSearch(next: { from?: string; to?: string }, how: { replace: boolean }): void
  /** An offer was chosen and stands in the finder's state. */
  onChosen(): void
}

/** The search: two places, then the offers. */
export function FinderScreen({ search, onSearch, onChosen }: FinderScreenProps) {
  const { config, stores } = useModule()
  const { from, to } = useFinder()
  const dispatch = useFinderDispatch()
  const resolving = useRoutePlaces(search)
  const offers = useOffers()
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }

  const pushPlaces = (replace: boolean) => {
    const { from, to } = stores.finder.get()
    onSearch(
      {
        ...(from.item && { from: from.item.placeId }),
        ...(to.item && { to: to.item.placeId }),
      },
      { replace },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on the way in: the address follows what was kept
  useEffect(() => {
    const { from, to } = stores.finder.get()
    if (!search.from && !search.to && (from.item || to.item)) pushPlaces(true)
  }, [])

  const isSet = (side: 'from' | 'to') => resolving[side] || (side === 'from' ? from : to).item !== null
  const isAsking = isSet('from') && isSet('to')
  const change = () => {
    inputs.to.current?.focus()
    inputs.to.current?.select()
  }
  return (
    <>
      <div className={css.finder} data-empty={isAsking ? undefined : ''}>
        <RouteForm
          resolving={resolving}
          inputs={inputs}
          onChosen={(side) => {
            pushPlaces(false)
            const { from, to } = stores.finder.get()
            if (side === 'from' && from.item && !to.item) inputs.to.current?.focus()
          }}
        />
        <div className={css.side} data-framed={config.framed ? '' : undefined}>
          <RouteDrawing />
        </div>
        {isAsking && (
          <div className={css.list}>
            <Offers
              offers={offers}
              onChange={change}
              onChoose={(offer) => {
                dispatch({ type: 'offerChosen', priceId: offer.priceId })
                onChosen()
              }}
            />
          </div>
        )}
      </div>
      {!isAsking && <SellingPoints />}
    </>
  )
}
