import { useEffect, useRef, useState } from 'react'
import type { Platform } from '../../kernel/platform.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import {
  type PriceList,
  priceEndOf,
  useIsAskerKnown,
  usePriceAsker,
  usePriceList,
} from '../../offers/index.ts'
import { type PriceRoute, priceRouteOf } from '../../search/index.ts'
import { rentClient } from '../../wire/prices/rentClient.ts'

/** Delay in ms from the last change of the duration to the price request (RENT-08). */
const refetchMs = 2000

export interface Rent extends PriceList {
  /** True after a change of the duration until the new prices arrive; the former prices are not shown (RENT-08). */
  isRecalculating: boolean
}

/**
 * The prices by the hour, requested once the pickup is known, and 2 s after the last change of the duration. Only one
 * component may use it at a time.
 *
 * @param isAsked false makes no request, for instance for a transfer that cannot become a rent (RENT-03)
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
    // A new place is requested at once, even if the duration has just changed.
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

/** Remaining part of the delay in ms; never more than the whole delay, even if the clock was set back. */
const leftOf = (changedAt: number, now: number) =>
  Math.min(refetchMs, Math.max(0, changedAt + refetchMs - now))

/** Returns the instant of the last change of the duration, epoch milliseconds. */
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
