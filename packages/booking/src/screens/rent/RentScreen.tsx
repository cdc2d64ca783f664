import { Notice } from '@wherry/ui'
import { useEffect, useRef, useState } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { isRentLocked, rentSecondsOf } from '../../domain/rentOffer.ts'
import { clamp, isolate } from '../../format/outside.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useFinderMode } from '../../hooks/useFinderMode.ts'
import { useRent } from '../../hooks/useRent.ts'
import { useRoutePlaces } from '../../hooks/useRoutePlaces.ts'
import { useSearchOptions } from '../../hooks/useSearchOptions.ts'
import { useT } from '../../hooks/useT.ts'
import { addressOf, addressWithOptions } from '../../state/searchAddress.ts'
import type { FinderScreenProps } from '../finder/finderProps.ts'
import { OffersWait } from '../finder/OffersWait.tsx'
import { offerMark } from '../finder/offerList.ts'
import { SearchLayout } from '../finder/SearchLayout.tsx'
import { useInputs } from '../finder/useInputs.ts'
import { useOrderOfAddress } from '../finder/useOrderOfAddress.tsx'
import { RentForm } from './RentForm.tsx'
import { RentOffers } from './RentOffers.tsx'

/** As the finder's; of its address there are no drop-off and no stops. */
export type RentScreenProps = Omit<FinderScreenProps, 'onRent'>

/** An offer that was wanted for less than it is hired for. */
interface Raised {
  offer: Offer
  /** What the duration was set to. */
  seconds: number
  /** Where the car was to come; another pickup has other offers. */
  fromId: string | undefined
}

/** The search for a car by the hour: the pickup and the duration, then the offers (RENT-01). */
export function RentScreen(props: RentScreenProps) {
  const { search, onSearch, onChosen, onAnySeats } = props
  const { stores } = useModuleCore()
  useFinderMode('rent')
  const { from, earlier, rentSeconds } = useFinder()
  const dispatch = useFinderDispatch()
  const order = useOrderOfAddress('rent', props)
  const address = { ...search, to: undefined, subAddress: undefined }
  useSearchOptions('rent', address, !order.isReading && !order.isClosed, (next) =>
    onSearch(next, { replace: true }),
  )
  const places = useRoutePlaces({ from: search.from })
  // What the address does not name may stand in the order.
  const isReading = places.from.isReading || (order.isReading && from.item === null)
  const isLocked = isRentLocked(earlier)
  // Its duration comes with an order.
  const rent = useRent(!isLocked && !order.isReading && !order.isClosed)
  const inputs = useInputs()
  const [raised, setRaised] = useState<Raised | null>(null)

  const carry = (replace: boolean) => {
    const next = addressOf(stores.finder.get(), address, replace)
    if (next) onSearch(next, { replace })
  }
  const fromId = from.item?.placeId
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address without a place follows what was kept or is filled in
  useEffect(() => {
    if (search.from === undefined && fromId !== undefined) carry(true)
  }, [fromId])

  const isAsking = !isLocked && (isReading || from.item !== null)
  const choose = (offer: Offer) => {
    const seconds = rentSecondsOf(offer, rentSeconds)
    if (seconds > rentSeconds) {
      dispatch({ type: 'rentSecondsChanged', seconds })
      return setRaised({ offer, seconds, fromId })
    }
    dispatch({ type: 'offerChosen', priceId: offer.priceId })
    if (stores.finder.get().selected?.priceId === offer.priceId) onChosen()
  }
  const startAnew = () => {
    dispatch({ type: 'earlierRead', earlier: null })
    onSearch(addressWithOptions(stores.finder.get(), { from: fromId }), { replace: false })
  }
  return (
    <SearchLayout
      order={order}
      isBegun={isAsking}
      isAsking={isAsking}
      onPending={onChosen}
      start={{ onChosen: () => carry(false) }}
      form={
        <RentForm
          reading={{ ...places.from, isReading }}
          inputs={inputs}
          onChanged={() => carry(false)}
          onNew={startAnew}
        />
      }
      notice={
        raised?.seconds === rentSeconds &&
        raised.fromId === fromId && (
          <RaisedNotice raised={raised} isReady={rent.status === 'ready' && !rent.isRecalculating} />
        )
      }
    >
      {order.isReading ? (
        <OffersWait />
      ) : (
        <RentOffers
          rent={rent}
          passengersCount={search.passengersCount ?? null}
          onAnySeats={onAnySeats}
          onChange={() => inputs.focus('from')}
          onChoose={choose}
        />
      )}
    </SearchLayout>
  )
}

/**
 * Says why the duration has changed; takes the focus from the button that is gone, and gives it back to that of the same
 * car once its price has come.
 */
function RaisedNotice({ raised, isReady }: { raised: Raised; isReady: boolean }) {
  const t = useT('rent')
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: led to once each time
  useEffect(() => notice.current?.focus(), [raised])
  const isLed = useRef(false)
  useEffect(() => {
    if (!isReady) {
      isLed.current = true
      return
    }
    const element = notice.current
    if (!isLed.current || !element) return
    isLed.current = false
    const { activeElement } = element.getRootNode() as Document | ShadowRoot
    // Who has gone on by themselves is not called back.
    if (activeElement !== element) return
    const list = element.parentElement?.querySelectorAll<HTMLElement>('[data-offer]') ?? []
    const isOfClass = ({ dataset }: HTMLElement) =>
      dataset['offer']?.startsWith(`${raised.offer.carClass.id} `)
    const button =
      [...list].find(({ dataset }) => dataset['offer'] === offerMark(raised.offer)) ??
      [...list].find(isOfClass)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'center' })
  }, [isReady, raised])
  const { id, name } = raised.offer.carClass
  const hours = t('rent.hours', { count: raised.seconds / 3600 })
  return (
    <Notice
      ref={notice}
      tone="info"
      tabIndex={-1}
      title={t('rent.raised.title', { car: isolate(clamp(name ?? id)), hours })}
    >
      {t(isReady ? 'rent.raised.ready' : 'rent.raised.text', { hours })}
    </Notice>
  )
}
