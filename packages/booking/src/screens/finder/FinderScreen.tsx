import { useAnnounce } from '@wherry/ui'
import { useEffect, useState } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { allowsReturn } from '../../domain/returnOffer.ts'
import { useModule } from '../../hooks/module.tsx'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useFinderMode } from '../../hooks/useFinderMode.ts'
import { useLaterT } from '../../hooks/useLaterT.ts'
import { useRoutePlaces } from '../../hooks/useRoutePlaces.ts'
import { useSearchOptions } from '../../hooks/useSearchOptions.ts'
import { type InputKey, maxStops, openStop } from '../../state/finder.ts'
import { addressOf } from '../../state/searchAddress.ts'
import { lazyPart } from '../shared/lazyPart.tsx'
import type { FinderOffersProps } from './FinderOffers.tsx'
import type { FinderScreenProps } from './finderProps.ts'
import { RouteForm } from './RouteForm.tsx'
import { SearchLayout } from './SearchLayout.tsx'
import { useInputs } from './useInputs.ts'
import { useOrderOfAddress } from './useOrderOfAddress.tsx'

const FinderOffers = lazyPart<FinderOffersProps>(
  async () => (await import('./FinderOffers.tsx')).FinderOffers,
)

export type { SearchAddress } from '../../state/searchAddress.ts'
export type { FinderScreenProps, FinderSearch } from './finderProps.ts'

/** The search: two places and the stops between them, then the offers. */
export function FinderScreen(props: FinderScreenProps) {
  const { search, onSearch, onChosen, onAnySeats } = props
  const { stores } = useModule()
  const t = useLaterT('start')
  const announce = useAnnounce()
  useFinderMode('transfer')
  const { from, to, stops } = useFinder()
  const dispatch = useFinderDispatch()
  const inputs = useInputs()
  /** Whether a stop has to be settled first; the person is led to it. */
  const isHeld = () => {
    const stop = openStop(stores.finder.get())
    if (!stop) return false
    if (!stop.item && !stop.error && stop.wanted === null)
      dispatch({ type: 'placeFailed', side: stop.id, error: 'Finder.stopRequired' })
    inputs.focus(stop.id)
    const isWaiting = stop.check === 'checking' || (stop.wanted !== null && !stop.error)
    announce(t(isWaiting ? 'Finder.checkingStop' : (stop.error ?? 'Finder.stopRequired')))
    return true
  }
  const go = (how?: { byItself: boolean }) => {
    if (!isHeld()) onChosen(how)
  }
  const order = useOrderOfAddress('transfer', { ...props, onChosen: go })
  useSearchOptions('transfer', search, !order.isReading && !order.isClosed, (next) =>
    onSearch(next, { replace: true }),
  )
  const places = useRoutePlaces(search)
  // What the address does not name may stand in the order.
  const reading = {
    from: { ...places.from, isReading: places.from.isReading || (order.isReading && from.item === null) },
    to: { ...places.to, isReading: places.to.isReading || (order.isReading && to.item === null) },
  }
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

  const isSet = (side: 'from' | 'to') =>
    reading[side].isReading || (side === 'from' ? from : to).item !== null
  const isAsking = isSet('from') && isSet('to')
  const isBegun = isSet('from') || isSet('to')
  useEffect(() => {
    if (isBegun) FinderOffers.preload()
  }, [isBegun])
  const onChanged = (side?: InputKey) => {
    carry(false)
    const { from, to } = stores.finder.get()
    if (side === 'from' && from.item && !to.item) inputs.focus('to')
  }
  const choose = (offer: Offer) => {
    if (isHeld()) return
    dispatch({ type: 'offerChosen', priceId: offer.priceId })
    if (stores.finder.get().selected?.priceId === offer.priceId) onChosen()
  }
  return (
    <SearchLayout
      order={order}
      isBegun={isBegun}
      isAsking={isAsking}
      onPending={onChosen}
      start={{
        onChosen: onChanged,
        onRide: (from, to) => onSearch({ ...search, from, to, subAddress: undefined }, { replace: false }),
      }}
      form={
        <RouteForm
          reading={reading}
          inputs={inputs}
          ghosts={ghosts}
          isNew={allowsReturn(search.action)}
          onChanged={onChanged}
          onRefused={() => carry(true)}
        />
      }
    >
      <FinderOffers
        // The prices of a change name the order's own price, so they wait for it.
        isAsked={!(order.isReading && search.action === 'change')}
        isWaiting={order.isReading}
        passengersCount={search.passengersCount ?? null}
        onAnySeats={onAnySeats}
        onChange={() => inputs.focus('to')}
        onChoose={choose}
      />
    </SearchLayout>
  )
}
