import { useEffect, useState } from 'react'
import type { Draft } from '../domain/booking.ts'
import { phoneDigits } from '../domain/reading/readPhone.ts'
import { ownViewerOf, withOwnViewer } from '../domain/rules/viewers.ts'
import type { User } from '../domain/user.ts'
import type { Store } from '../platform/platform.ts'
import type { BookingState } from '../state/bookingState.ts'
import { useModuleCore } from './module.tsx'
import type { Booking } from './useBooking.ts'

/** Where the wish is kept: `off`, or nothing, which is on (BOOK-23). */
const key = 'wherry-viewers'

/** Whether the user wants the messages of rides that are booked for others; yes until told otherwise. */
export const wishOf = (storage: Store) => storage.get(key) !== 'off'

export function keepWish(storage: Store, isWished: boolean): void {
  storage.set(key, isWished ? 'on' : 'off')
}

type Begun = Pick<BookingState, 'draft' | 'earlier'>

/** Neither a change nor a repetition, after a reload as well, when the finder knows of neither any more. */
const isNew = ({ draft, earlier }: Begun) => !draft?.change && earlier === null

/** The user's own phone with its plus, where a new booking is made. Null: it is not known, or none is made. */
export function ownPhoneFor(state: Begun, user: User): string | null {
  return isNew(state) ? ownViewerOf(user) : null
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
  { state, user, dispatch }: Booking & { state: { draft: Draft } },
  typed: string,
): OwnViewer {
  const { draft } = state
  const { platform } = useModuleCore()
  const storage = platform.storage.local
  const [isWished, setWished] = useState(() => wishOf(storage))
  const phone = user && ownPhoneFor(state, user)
  const isTyped = phone !== null && phoneDigits(typed) === phoneDigits(phone)
  const viewers = user && isNew(state) && !isTyped ? withOwnViewer(draft, user, isWished) : draft.viewers
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
