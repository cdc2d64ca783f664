import { Notice } from '@wherry/ui'
import { useEffect, useRef, useState } from 'react'
import { type FinderScreenProps, SearchLayout, useOrderOfAddress } from '../../finder/index.ts'
import { clamp, isolate } from '../../kernel/format/outside.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useFinderMode } from '../../module/search/useFinderMode.ts'
import { useSearchOptions } from '../../module/search/useSearchOptions.ts'
import { useT } from '../../module/useT.ts'
import { OffersWait, offerMark } from '../../offers/index.ts'
import { useRoutePlaces } from '../../places/index.ts'
import { addressOf, addressWithOptions, isRentLocked, rentSecondsOf } from '../../search/index.ts'
import { useInputs } from '../../view/search/useInputs.ts'
import { useRent } from '../resource/useRent.ts'
import { RentForm } from './RentForm.tsx'
import { RentOffers } from './RentOffers.tsx'

/** Props as in the finder. The address has no drop-off and no stops. */
export type RentScreenProps = Omit<FinderScreenProps, 'onRent'>

/** A duration that was raised to the minimum of the chosen offer. */
interface Raised {
  offer: Offer
  /** New duration in seconds. */
  seconds: number
  /** Place id of the pickup when the duration was raised; another pickup has other offers. */
  fromId: string | undefined
}

/** Screen of the search for a car by the hour: the pickup and the duration, then the offers (RENT-01). */
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
  // A pickup missing in the address may still come from the order.
  const isReading = places.from.isReading || (order.isReading && from.item === null)
  const isLocked = isRentLocked(earlier)
  // The prices wait for the order, which has the duration.
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
    dispatch({ type: 'offerChosen', priceId: offer.priceId, wayBack: null })
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
 * Notice about the raised duration. It takes the focus of the removed button, and passes it to the same car's
 * button once the new price has arrived.
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
    // If the person has moved the focus meanwhile, it stays there.
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
