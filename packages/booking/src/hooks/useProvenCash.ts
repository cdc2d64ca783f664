import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Payment } from '../domain/user.ts'
import type { Seen } from '../platform/platform.ts'
import { isFree } from '../state/pricing.ts'
import { useModuleCore } from './module.tsx'
import type { Booking } from './useBooking.ts'

/** The button that books at one press: in cash, or where nothing is to be paid. */
export const cashButton = { 'data-way': 'cash' } as const

/** A booking whose order may need a second press where no payment page follows. */
export interface ProvenCash {
  booking: Booking
  /** The second press is being asked for. */
  isAsked: boolean
  /** @param yes the order goes out */
  answer(yes: boolean): void
}

/**
 * In a frame a page around could lay its own picture over the button that books: an order in cash or one that costs
 * nothing, which nothing else has to confirm, is asked about once more where the browser does not say that the button was seen (decisions/0019, D6).
 */
export function useProvenCash(booking: Booking, payBlock: RefObject<HTMLElement | null>): ProvenCash {
  const { host } = useModuleCore().platform
  const [asked, setAsked] = useState<Payment | null>(null)
  const watched = useRef<{ element: Element; seen: Seen } | null>(null)

  // The button comes and goes with what the booking waits for.
  useEffect(() => {
    const element = payBlock.current?.querySelector('[data-way="cash"]') ?? null
    if (!host || element === (watched.current?.element ?? null)) return
    watched.current?.seen.end()
    watched.current = element && { element, seen: host.watchSeen(element) }
  })
  useEffect(
    () => () => {
      watched.current?.seen.end()
      watched.current = null
    },
    [],
  )

  if (!host) return { booking, isAsked: false, answer() {} }
  const { actions, violations, state } = booking
  const costsNothing = state.draft !== null && isFree({ ...state, draft: state.draft })
  return {
    booking: {
      ...booking,
      actions: {
        ...actions,
        async book(way) {
          // What is not filled in is said first.
          const isDue = violations.length === 0 && !watched.current?.seen.isProven()
          if (way !== null && isDue && (way === 'cash' || costsNothing)) setAsked(way)
          else await actions.book(way)
        },
      },
    },
    isAsked: asked !== null,
    answer(yes) {
      setAsked(null)
      if (yes) void actions.book(asked)
    },
  }
}
