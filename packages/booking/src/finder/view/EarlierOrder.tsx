import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import {
  type EarlierActs,
  type EarlierOrderSetup,
  type EarlierReading,
  lostChangeOf,
  type NamedOrder,
  useEarlierOrder,
} from '../../booking/index.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { useHasFeature } from '../../module/useHasFeature.ts'
import { isListCurrent, openStop, type SearchAddress, wholeHours } from '../../search/index.ts'
import { CopyTab } from './CopyTab.tsx'
import { EarlierFailed } from './EarlierFailed.tsx'
import type { FinderScreenProps } from './finderProps.ts'
import { lostStops } from './lostStops.ts'
import { OrderChangeDisabled } from './OrderChangeDisabled.tsx'

export interface EarlierOrderProps extends FinderScreenProps {
  named: NamedOrder
  mode: EarlierOrderSetup['mode']
  /** Called if no search is possible, so that this replaces the search. */
  onClosed(): void
}

/** Reads an order that is changed or repeated and continues with its offer, or shows why it cannot. */
export function EarlierOrder(props: EarlierOrderProps) {
  const { named, mode, search, onSearch, onRent, onClosed } = props
  const { lang, messages, platform } = useModule()
  // Loads the texts of the notice above the list together with the list, so that nothing moves later.
  useEffect(() => {
    messages.load(lang, 'earlier').catch(platform.report)
  }, [lang, messages, platform])
  const hasCopy = useHasFeature('copyTrip')
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
  // Runs before the paint, so that the search and its replacement are never visible together.
  useLayoutEffect(() => {
    if (isClosed) {
      heading.current = headingAbove(place.current)
      latest.current()
    }
    // After a press of "Try again", the heading of the screen takes the focus.
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
  // The tabs are shown only if the offer does not continue to the booking automatically.
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
      {/* Suspends here, because a suspended parent would read the order again after the texts arrive. */}
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
 * Goes to the base path if the order of a change cannot be read (BOOK-51), and then returns true. If the
 * person is offline or has to sign in, the page stays and the order opens later.
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
  // The failure is final unless the order is being requested once more.
  const isOver = reading.status === 'failed' && !reading.isRetrying
  const { orderId } = named
  // Removes the notice about an earlier lost order.
  useEffect(() => lostChangeOf(core).dispatch(null), [core])
  useEffect(() => {
    if (failure === null || !isOver) return
    core.stores.finder.dispatch({ type: 'reset' })
    lostChangeOf(core).dispatch({ failure, orderId })
    latest.current()
  }, [core, failure, isOver, orderId])
  return failure !== null
}

/** Heading of the screen that contains an element. */
function headingAbove(element: HTMLElement | null): HTMLElement | null {
  for (let at = element; at; at = at.parentElement) {
    const heading = at.querySelector('h1')
    if (heading) return heading
  }
  return null
}

/**
 * Returns the search filled in from the order, or null if the address is complete. The order's stops are used
 * only if the address has neither end.
 */
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

/**
 * Goes to the booking once, as soon as the order's offer was chosen automatically (PRICE-10). Returns true if it does
 * not go there.
 */
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
    // If a stop was removed, the person has to see that first.
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
