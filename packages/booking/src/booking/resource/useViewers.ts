import { useEffect, useState } from 'react'
import type { User } from '../../kernel/model/user.ts'
import type { Store } from '../../kernel/platform.ts'
import { phoneDigits } from '../../kernel/reading/readPhone.ts'
import { usePart } from '../../kernel/store/usePart.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { Booking } from '../order/useBooking.ts'
import { ownViewerOf, withOwnViewer } from '../rules/viewers.ts'
import type { BookingState } from '../state/bookingState.ts'

/** Storage name of the wish: `off` means no messages, any other value means messages (BOOK-23). */
const key = 'wherry-viewers'

/** True if the user wants the messages of rides that are booked for others; true by default. */
export const wantsRideMessages = (storage: Store) => storage.get(key) !== 'off'

export function saveWantsRideMessages(storage: Store, isWished: boolean): void {
  storage.set(key, isWished ? 'on' : 'off')
}

type Begun = Pick<BookingState, 'draft' | 'earlier'>

/** True for a new booking: no change or repetition of an order, also after a reload. */
const isNew = ({ draft, earlier }: Begun) => !draft?.change && earlier === null

/** Returns the user's own phone with its plus. Null: it is not known, or this is no new booking. */
export function ownPhoneFor(state: Begun, user: User): string | null {
  return isNew(state) ? ownViewerOf(user) : null
}

export interface OwnViewer {
  /** The user's own phone with its plus. Null: it is not known, or this is no new booking. */
  phone: string | null
  isWished: boolean
  wish(isWished: boolean): void
}

/**
 * Keeps the user's own phone among those that get the messages, if the user wishes so and a new booking is for somebody
 * else (BOOK-23).
 * @param typed the phone that is being typed; if it is the user's own phone, the list stays as it is
 */
export function useViewers({ facts, user, dispatch }: Booking, typed: string): OwnViewer {
  const { platform } = useModuleCore()
  const storage = platform.storage.local
  const [isWished, setWished] = useState(() => wantsRideMessages(storage))
  const { phone, due } = usePart(facts, ({ state }) => {
    const { draft } = state
    const phone = user && ownPhoneFor(state, user)
    const isTyped = phone !== null && phoneDigits(typed) === phoneDigits(phone)
    const viewers =
      draft && user && isNew(state) && !isTyped ? withOwnViewer(draft, user, isWished) : draft?.viewers
    return { phone, due: viewers === draft?.viewers ? null : viewers }
  })
  useEffect(() => {
    if (due) dispatch({ type: 'particularSet', said: { viewers: due } })
  }, [due, dispatch])
  return {
    phone,
    isWished,
    wish(next) {
      saveWantsRideMessages(storage, next)
      setWished(next)
    },
  }
}
