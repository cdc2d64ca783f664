import { useRef, useState } from 'react'
import type { Draft, Ride } from '../../kernel/model/booking.ts'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import { useTurns } from '../../kernel/resource/useTurns.ts'
import { useModuleCore } from '../../module/module.tsx'
import { askRide, rideSearchesOf, usePriceAsker } from '../../offers/index.ts'
import { returnOffer } from '../../search/index.ts'
import { isAborted } from '../../wire/clientError.ts'
import { createRide } from '../draft/draft.ts'
import { withPrefilledDay } from '../draft/ridePrefill.ts'
import { ridePrefillOf } from '../kept/ridePrefill.ts'
import { bookingStore } from '../order/useBooking.ts'

/** Status of adding the way back. `missing`: there is no offer for it; `failed`: the request can be repeated. */
export type WayBackStatus = 'idle' | 'asking' | 'missing' | 'failed'

export interface WayBack {
  status: WayBackStatus
  /** Requests the price of the way back and adds the way back to the booking. */
  add(): Promise<void>
  /** Removes the way back. Its inputs come back if it is added again. */
  remove(): void
}

/** Adds the way back to a booking (BOOK-39), in the same class of the same provider as the ride there. */
export function useWayBack(user: User | null): WayBack {
  const core = useModuleCore()
  const store = bookingStore(core)
  const { alternativeCurrency } = usePriceAsker()
  const [status, setStatus] = useState<WayBackStatus>('idle')
  const turns = useTurns(core.platform)
  const removed = useRef<Ride | null>(null)

  async function find({ offer, from, to }: Draft, signal: AbortSignal) {
    const back = to && { from: to, to: from, durationSeconds: null }
    const basis = { currency: offer.price.currency, alternativeCurrency }
    const list = back && (await askRide(rideSearchesOf(core), back, basis, signal))
    return list && returnOffer(offer, list)
  }

  async function add() {
    const { draft } = store.get()
    if (!draft?.to || draft.returnRide || status === 'asking') return
    const turn = turns.begin()
    setStatus('asking')
    const outcome = await turn.ask((signal) => find(draft, signal))
    if (outcome === null) return
    if ('error' in outcome) return setStatus(isAborted(outcome.error) ? 'idle' : 'failed')
    const offer = outcome.answer
    const now = store.get().draft
    // Another car was chosen meanwhile, which has another way back.
    if (now?.offer.priceId !== draft.offer.priceId) return setStatus('idle')
    if (!offer) return setStatus('missing')
    const bare = createRide({ offer, from: draft.to, to: draft.from, user: user ?? unknownUser })
    const { returnDate } = ridePrefillOf(core).get()
    const fresh = withPrefilledDay(bare, returnDate, core.platform.clock.now())
    const former = removed.current
    const isSame = former?.from.placeId === fresh.from.placeId && former.to?.placeId === fresh.to?.placeId
    store.dispatch({ type: 'returnSet', ride: former && isSame ? { ...former, offer } : fresh })
    setStatus('idle')
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
