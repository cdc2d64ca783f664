import { useAnnounce } from '@wherry/ui'
import { useEffect, useState } from 'react'
import { useModule } from '../../module/module.tsx'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useFinderMode } from '../../module/search/useFinderMode.ts'
import { useSearchOptions } from '../../module/search/useSearchOptions.ts'
import { useLaterT } from '../../module/useLaterT.ts'
import { type FinderOffersProps, loadFinderOffers } from '../../offers/index.ts'
import { useRoutePlaces } from '../../places/index.ts'
import {
  addressOf,
  allowsReturn,
  type InputKey,
  maxStops,
  type OfferChoice,
  openStop,
} from '../../search/index.ts'
import { lazyPart } from '../../view/lazy.tsx'
import { useInputs } from '../../view/search/useInputs.ts'
import type { FinderScreenProps } from './finderProps.ts'
import { RouteForm } from './RouteForm.tsx'
import { SearchLayout } from './SearchLayout.tsx'
import { useOrderOfAddress } from './useOrderOfAddress.tsx'

const FinderOffers = lazyPart<FinderOffersProps>(loadFinderOffers)

export type { SearchAddress } from '../../search/index.ts'

/** Screen of the search: two places and the stops between them, then the offers. */
export function FinderScreen(props: FinderScreenProps) {
  const { search, onSearch, onChosen, onAnySeats } = props
  const { stores } = useModule()
  const t = useLaterT('start')
  const announce = useAnnounce()
  useFinderMode('transfer')
  const { from, to, stops } = useFinder()
  const dispatch = useFinderDispatch()
  const inputs = useInputs()
  /** True if a stop has to be completed first; its input then takes the focus. */
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
  // A place that the address does not have may come from the order.
  const reading = {
    from: { ...places.from, isReading: places.from.isReading || (order.isReading && from.item === null) },
    to: { ...places.to, isReading: places.to.isReading || (order.isReading && to.item === null) },
  }
  // The address's stops are in the state only after the first paint. Empty lines keep their places until
  // then.
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
    if (isBegun) void FinderOffers.preload()
  }, [isBegun])
  const onChanged = (side?: InputKey) => {
    carry(false)
    const { from, to } = stores.finder.get()
    if (side === 'from' && from.item && !to.item) inputs.focus('to')
  }
  const choose = (choice: OfferChoice) => {
    if (isHeld()) return
    dispatch(choice)
    if (stores.finder.get().selected?.priceId === choice.priceId) onChosen()
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
        // The price request of a change includes the order's own price, so it waits for the order.
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
