import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import type { OrderTrip } from '../../domain/order.ts'
import { wholeHours } from '../../domain/rent.ts'
import { lostChangeOf } from '../../hooks/lostChange.ts'
import { useModule, useModuleCore } from '../../hooks/module.tsx'
import {
  type EarlierActs,
  type EarlierOrderSetup,
  type EarlierReading,
  type NamedOrder,
  useEarlierOrder,
} from '../../hooks/useEarlierOrder.ts'
import { useFinder } from '../../hooks/useFinder.ts'
import { useHasPart } from '../../hooks/useHasPart.ts'
import { useStore } from '../../hooks/useStore.ts'
import { isListCurrent, openStop } from '../../state/finder.ts'
import type { SearchAddress } from '../../state/searchAddress.ts'
import { CopyTab } from './CopyTab.tsx'
import { EarlierFailed } from './EarlierFailed.tsx'
import type { FinderScreenProps } from './finderProps.ts'
import { lostStops } from './lostStops.ts'
import { OrderChangeDisabled } from './OrderChangeDisabled.tsx'

export interface EarlierOrderProps extends FinderScreenProps {
  named: NamedOrder
  mode: EarlierOrderSetup['mode']
  /** There is nothing to search for: this stands in the place of the search. */
  onClosed(): void
}

/** Reads an order that is changed or repeated, leads on with its offer, and says where that cannot be. */
export function EarlierOrder(props: EarlierOrderProps) {
  const { named, mode, search, onSearch, onRent, onClosed } = props
  const { lang, messages, platform } = useModule()
  // What stands above the list comes with the list, not after it.
  useEffect(() => {
    const all = [messages.load(lang, 'earlier'), import('./EarlierNotice.tsx')]
    void Promise.all(all).catch(platform.report)
  }, [lang, messages, platform])
  const hasCopy = useHasPart('copyTrip')
  const earlier = useFinder().earlier
  const reading = useEarlierOrder({
    named,
    mode,
    areHoursNamed: search.hours !== undefined,
    onRead(trip) {
      const filled = filledOf(search, trip, mode)
      if (filled) onSearch({ ...filled, ...named }, { replace: true })
    },
  })
  const isStaying = useLeadingOn(props)
  const isLost = useLosing(props, reading)

  const isClosed = (reading.status === 'failed' && !isLost) || reading.status === 'disabled'
  const latest = useRef(onClosed)
  const place = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    latest.current = onClosed
  })
  const isReady = reading.status === 'ready'
  // Before it is painted: the search and what stands in its place are never seen together.
  useLayoutEffect(() => {
    if (isClosed) {
      heading.current = headingAbove(place.current)
      latest.current()
    }
    // Who pressed "Try again" is led to the heading of what has come in its place.
    if (isReady) heading.current?.focus({ preventScroll: true })
  }, [isClosed, isReady])

  const { action: _, orderId: __, ...places } = search
  const startAnew = () => onSearch(places, { replace: false })
  if (reading.status === 'disabled') {
    const start = reading.trip.start.placeId
    const isRent = mode === 'transfer' && reading.trip.finish === null && start !== null
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <OrderChangeDisabled
            action={named.action}
            orderId={named.orderId}
            missing={start === null ? 'start' : isRent ? 'rent' : 'finish'}
            onNew={startAnew}
            {...(isRent && onRent && { onRent: () => onRent({ from: start, ...named }) })}
          />
        </Suspense>
      </div>
    )
  }
  // While the offer leads on by itself nothing stands in its way.
  if (reading.status === 'ready' && earlier && hasCopy && (props.isLedOn || isStaying))
    return (
      <Suspense fallback={null}>
        <CopyTab
          earlier={earlier}
          onAction={(action) => onSearch({ ...search, action }, { replace: false })}
        />
      </Suspense>
    )
  if (reading.status !== 'failed' || isLost) return null
  return (
    <div ref={place}>
      {/* Were its words to hide what reads the order, that would be read once more when they come. */}
      <Suspense fallback={null}>
        <EarlierFailed
          failure={reading.failure}
          isRetrying={reading.isRetrying}
          onRetry={reading.again}
          onNew={startAnew}
        />
      </Suspense>
    </div>
  )
}

/**
 * Leads to the base path where the order of a change cannot be read (BOOK-51). True: it could not. Whoever is offline or
 * is to sign in stays: there the order opens by itself.
 */
function useLosing(
  { named, onSearch, onLost }: EarlierOrderProps,
  reading: EarlierReading & EarlierActs,
): boolean {
  const core = useModuleCore()
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      reading.forget()
      if (onLost) onLost()
      else onSearch({}, { replace: true })
    }
  })
  const failure =
    named.action === 'change' &&
    reading.status === 'failed' &&
    (reading.failure === 'notFound' || reading.failure === 'failed')
      ? reading.failure
      : null
  // The order that failed to open is being asked for once more.
  const isOver = reading.status === 'failed' && !reading.isRetrying
  const { orderId } = named
  // The notice of an order that was lost before goes with the next one that is read.
  useEffect(() => lostChangeOf(core).dispatch(null), [core])
  useEffect(() => {
    if (failure === null || !isOver) return
    core.stores.finder.dispatch({ type: 'reset' })
    lostChangeOf(core).dispatch({ failure, orderId })
    latest.current()
  }, [core, failure, isOver, orderId])
  return failure !== null
}

/** The heading of the screen that an element stands on. */
function headingAbove(element: HTMLElement | null): HTMLElement | null {
  for (let at = element; at; at = at.parentElement) {
    const heading = at.querySelector('h1')
    if (heading) return heading
  }
  return null
}

/** What the address does not name and the order does. Null: nothing; stops go with the ends they lie between. */
function filledOf(
  search: SearchAddress,
  trip: OrderTrip,
  mode: EarlierOrderSetup['mode'],
): SearchAddress | null {
  const isTransfer = mode === 'transfer'
  const isNamed = search.from !== undefined && (search.to !== undefined || !isTransfer)
  if (isNamed) return null
  const isBare = search.from === undefined && search.to === undefined
  const stops = isBare ? trip.stops.flatMap(({ placeId }) => placeId ?? []) : (search.subAddress ?? [])
  const from = search.from ?? trip.start.placeId
  const seconds = isTransfer ? null : trip.durationSeconds
  const hours = search.hours ?? (seconds === null ? undefined : wholeHours(seconds) / 3600)
  const to = isTransfer ? (search.to ?? trip.finish?.placeId) : undefined
  return {
    ...search,
    from: from ?? undefined,
    to: to ?? undefined,
    subAddress: isTransfer ? stops : undefined,
    hours,
  }
}

/** Leads to the booking once, as soon as the offer of the order was chosen by itself (PRICE-10). True: it does not. */
function useLeadingOn({ named, isLedOn = false, onChosen }: EarlierOrderProps): boolean {
  const { finder } = useModule().stores
  const isOver = useRef(isLedOn)
  const latest = useRef(onChosen)
  useEffect(() => {
    latest.current = onChosen
  })
  const what = useStore(finder, (state) => {
    if (state.earlier?.orderId !== named.orderId || state.offers.status === 'failed') return 'wait'
    if (state.offers.status === 'notFound') return 'stay'
    if (!isListCurrent(state)) return 'wait'
    // A stop that is gone is told of first.
    if (state.refusals.length > 0 || lostStops(state.earlier).length > 0) return 'stay'
    const stop = openStop(state)
    if (stop) return stop.error || stop.check === 'failed' ? 'stay' : 'wait'
    return state.selected ? 'go' : 'stay'
  })
  useEffect(() => {
    if (isOver.current || what === 'wait') return
    isOver.current = true
    if (what === 'go') latest.current({ byItself: true })
  }, [what])
  return what === 'stay'
}
