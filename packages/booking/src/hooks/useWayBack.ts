import { useEffect, useRef, useState } from 'react'
import { isAborted } from '../client/clientError.ts'
import type { Draft, Ride } from '../domain/booking.ts'
import { createRide } from '../domain/draft.ts'
import { returnOffer } from '../domain/returnOffer.ts'
import { withWishedDay } from '../domain/rideWishes.ts'
import { type User, unknownUser } from '../domain/user.ts'
import { useModuleCore } from './module.tsx'
import { askRide, rideSearchesOf } from './ridePrices.ts'
import { rideWishesOf } from './rideWishes.ts'
import { bookingStore } from './useBooking.ts'
import { usePriceAsker } from './usePriceAsker.ts'

/** How the adding of the way back stands. `missing`: nobody drives back; `failed`: it can be asked again. */
export type WayBackStatus = 'idle' | 'asking' | 'missing' | 'failed'

export interface WayBack {
  status: WayBackStatus
  /** Asks what the way back costs, and books it with the ride there. */
  add(): Promise<void>
  /** Books the ride there alone. What was entered for the way back is there again once it is added anew. */
  remove(): void
}

/** The way back of a booking, added from the ride there (BOOK-39): the same class of the same provider. */
export function useWayBack(user: User | null): WayBack {
  const core = useModuleCore()
  const store = bookingStore(core)
  const { alternativeCurrency } = usePriceAsker()
  const [status, setStatus] = useState<WayBackStatus>('idle')
  const running = useRef<AbortController | null>(null)
  const removed = useRef<Ride | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function find({ offer, from, to }: Draft, signal: AbortSignal) {
    const back = to && { from: to, to: from, durationSeconds: null }
    const basis = { currency: offer.price.currency, alternativeCurrency }
    const list = back && (await askRide(rideSearchesOf(core), back, basis, signal))
    return list && returnOffer(offer, list)
  }

  async function add() {
    const { draft } = store.get()
    if (!draft?.to || draft.returnRide || status === 'asking') return
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    setStatus('asking')
    try {
      const offer = await find(draft, own.signal)
      if (own.signal.aborted) return
      const now = store.get().draft
      // Another car was taken meanwhile: its way back is another one.
      if (now?.offer.priceId !== draft.offer.priceId) return setStatus('idle')
      if (!offer) return setStatus('missing')
      const bare = createRide({ offer, from: draft.to, to: draft.from, user: user ?? unknownUser })
      const { returnDate } = rideWishesOf(core).get()
      const fresh = withWishedDay(bare, returnDate, core.platform.clock.now())
      const former = removed.current
      const isSame = former?.from.placeId === fresh.from.placeId && former.to?.placeId === fresh.to?.placeId
      store.dispatch({ type: 'returnSet', ride: former && isSame ? { ...former, offer } : fresh })
      setStatus('idle')
    } catch (error) {
      if (!own.signal.aborted) setStatus(isAborted(error) ? 'idle' : 'failed')
    }
  }

  return {
    status,
    add,
    remove() {
      removed.current = store.get().draft?.returnRide ?? removed.current
      store.dispatch({ type: 'returnSet', ride: null })
    },
  }
}
