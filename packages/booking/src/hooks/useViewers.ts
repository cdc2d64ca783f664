import { useEffect, useState } from 'react'
import type { Draft } from '../domain/booking.ts'
import { orderActionOf } from '../domain/earlierOffer.ts'
import { normalizePhone } from '../domain/phone.ts'
import { ownViewerOf, withOwnViewer } from '../domain/rules/viewers.ts'
import type { Store } from '../platform/platform.ts'
import { useModuleCore } from './module.tsx'
import type { Booking } from './useBooking.ts'
import { useStore } from './useStore.ts'

/** Where the wish is kept: `off`, or nothing, which is on (BOOK-23). */
const key = 'wherry-viewers'

/** Whether the user wants the messages of rides that are booked for others; yes until told otherwise. */
export const wishOf = (storage: Store) => storage.get(key) !== 'off'

export function keepWish(storage: Store, isWished: boolean): void {
  storage.set(key, isWished ? 'on' : 'off')
}

export interface OwnViewer {
  /** The user's own phone with its plus. Null: it is not known, or no new booking is made. */
  phone: string | null
  isWished: boolean
  wish(isWished: boolean): void
}

/**
 * Keeps the user's own phone among those that get the messages, as long as a new booking is made for somebody else and
 * the user wishes it (BOOK-23).
 * @param typed the phone that is being typed: the own one is not taken out of the person's hands
 */
export function useViewers(
  { state: { draft }, user, dispatch }: Booking & { state: { draft: Draft } },
  typed: string,
): OwnViewer {
  const { platform, stores } = useModuleCore()
  const storage = platform.storage.local
  const [isWished, setWished] = useState(() => wishOf(storage))
  const earlier = useStore(stores.finder, (state) => state.earlier)
  const isNew = draft.change === null && orderActionOf(earlier) === 'new'
  const phone = user && isNew ? ownViewerOf(user) : null
  const isTyped = phone !== null && normalizePhone(typed) === normalizePhone(phone)
  const viewers = user && isNew && !isTyped ? withOwnViewer(draft, user, isWished) : draft.viewers
  useEffect(() => {
    if (viewers !== draft.viewers) dispatch({ type: 'particularSet', said: { viewers } })
  }, [viewers, draft.viewers, dispatch])
  return {
    phone,
    isWished,
    wish(next) {
      keepWish(storage, next)
      setWished(next)
    },
  }
}
