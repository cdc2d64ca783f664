import { type RefObject, useEffect, useState } from 'react'
import type { Booking } from '../../hooks/useBooking.ts'
import { createLeaving, type Leaving } from './leaving.ts'

/** Tells the booking which fields of its form were left. */
export function useLeaving({ dispatch }: Booking, form: RefObject<HTMLElement | null>): Leaving {
  const [leaving] = useState(() => createLeaving((field) => dispatch({ type: 'fieldLeft', field })))
  useEffect(() => {
    const page = form.current?.ownerDocument
    return page && leaving.follow(page)
  }, [leaving, form])
  return leaving
}
