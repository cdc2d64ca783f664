import { useCallback, useRef, useState } from 'react'
import type { Payment } from '../../kernel/model/user.ts'
import type { Seen } from '../../kernel/platform.ts'
import { useModuleCore } from '../../module/module.tsx'
import { isFree } from '../state/pricing.ts'
import type { Booking } from './useBooking.ts'

/** A booking that may need a second press if no payment page follows. */
export interface ProvenCash {
  booking: Booking
  /** Ref of the button that books with one press: in cash, or at no cost. */
  cashButton(button: HTMLButtonElement | null): void
  /** True while the second press is requested. */
  isAsked: boolean
  /** @param yes true: the order is sent */
  answer(yes: boolean): void
}

/**
 * Protects against a host page that covers the booking button with its own picture. An order in cash or at no cost has no
 * payment page to confirm it. In a frame it needs a second press unless the browser reports that the button was visible
 * (decisions/0019, D6).
 */
export function useProvenCash(booking: Booking): ProvenCash {
  const { host } = useModuleCore().platform
  const [asked, setAsked] = useState<Payment | null>(null)
  const watched = useRef<Seen | null>(null)
  const cashButton = useCallback(
    (button: HTMLButtonElement | null) => {
      watched.current?.end()
      watched.current = host && button && host.watchSeen(button)
    },
    [host],
  )

  if (!host) return { booking, cashButton, isAsked: false, answer() {} }
  const { actions, facts } = booking
  return {
    booking: {
      ...booking,
      actions: {
        ...actions,
        async book(way) {
          const { state, violations } = facts.get()
          const costsNothing = state.draft !== null && isFree({ ...state, draft: state.draft })
          // Violations of the form are shown first. If its rules have not loaded yet, the order may be sent by this press.
          const isDue = !violations?.length && !watched.current?.isProven()
          if (way !== null && isDue && (way === 'cash' || costsNothing)) setAsked(way)
          else await actions.book(way)
        },
      },
    },
    cashButton,
    isAsked: asked !== null,
    answer(yes) {
      setAsked(null)
      if (yes) void actions.book(asked)
    },
  }
}
