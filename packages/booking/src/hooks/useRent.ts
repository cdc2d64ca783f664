import { useEffect, useRef, useState } from 'react'
import { rentClient } from '../client/rent.ts'
import type { Platform } from '../platform/platform.ts'
import type { PriceRoute } from '../state/finder.ts'
import { priceRouteOf } from '../state/priceQuestion.ts'
import { useModuleCore } from './module.tsx'
import { priceEndOf } from './prices.ts'
import { useFinder } from './useFinder.ts'
import { useIsAskerKnown, usePriceAsker } from './usePriceAsker.ts'
import { type PriceList, usePriceList } from './usePriceList.ts'

/** Milliseconds from the last change of the duration to the search for its prices (RENT-08). */
const refetchMs = 2000

export interface Rent extends PriceList {
  /** The duration was changed and its prices have not come: those of before are not shown (RENT-08). */
  isRecalculating: boolean
}

/**
 * The prices by the hour, asked once the pickup is known and 2 s after the last change of the duration. One component
 * at a time uses it.
 * @param isAsked false: nothing is asked, as for a transfer that cannot become a rent (RENT-03).
 */
export function useRent(isAsked: boolean): Rent {
  const { client, platform } = useModuleCore()
  const state = useFinder()
  const changedAt = useChangedAt(state.rentSeconds, platform.clock)
  const asker = usePriceAsker()
  const isKnown = useIsAskerKnown()
  const from = priceEndOf(state.from.item)
  const route = isAsked && isKnown && state.mode === 'rent' ? priceRouteOf(state, asker) : null
  const prices = usePriceList({
    way: 'offers',
    route,
    ask: async ({ rentSeconds, currentPriceId }, signal) =>
      from && rentSeconds !== null
        ? rentClient(client.core).rentPrices({ from, durationSeconds: rentSeconds, currentPriceId }, signal)
        : [],
    // Another place is asked at once, however lately the duration was changed.
    delayMs: ({ fromId }, before) =>
      before?.fromId === fromId ? leftOf(changedAt.current, platform.clock.now()) : 0,
  })

  const [waited, setWaited] = useState<string | null>(null)
  const isWaiting = isOtherDuration(route, prices.route)
  const question = route && `${route.fromId} ${route.rentSeconds}`
  if (isWaiting && waited !== question) setWaited(question)
  return {
    ...prices,
    isRecalculating: isWaiting || (prices.status === 'loading' && question !== null && waited === question),
  }
}

/** What is left of the wait; all of it at most, however far the clock was set back. */
const leftOf = (changedAt: number, now: number) =>
  Math.min(refetchMs, Math.max(0, changedAt + refetchMs - now))

/** When the duration was changed last, epoch milliseconds. */
function useChangedAt(seconds: number, clock: Platform['clock']) {
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const former = useRef(seconds)
  useEffect(() => {
    if (former.current !== seconds) changedAt.current = clock.now()
    former.current = seconds
  }, [seconds, clock])
  return changedAt
}

function isOtherDuration(route: PriceRoute | null, asked: PriceRoute | null): boolean {
  return route !== null && asked?.fromId === route.fromId && asked.rentSeconds !== route.rentSeconds
}
