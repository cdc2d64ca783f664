'use client'
import { useCallback, useEffect, useRef } from 'react'

/** Delay in ms before a held button begins to repeat, and between two repeats. */
export const holdDelay = 400
export const holdPace = 80

/**
 * A button that acts once per press and repeats while it is held. `act` returns false if there is no room for another
 * step. A press by assistive technology (a click without a pointer) acts once.
 *
 * @param onHold called with true when repeating begins, and with false when it ends by release or for want of room
 */
export function useHold(act: () => boolean, onHold: (isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  const isHeld = useRef(false)
  const latest = useRef({ act, onHold })
  useEffect(() => {
    latest.current = { act, onHold }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const release = useCallback(() => {
    clearTimeout(timer.current)
    if (!isHeld.current) return
    isHeld.current = false
    latest.current.onHold(false)
  }, [])
  const repeat = () => {
    repeated.current = true
    if (!isHeld.current) latest.current.onHold(true)
    isHeld.current = true
    if (latest.current.act()) timer.current = setTimeout(repeat, holdPace)
    else release()
  }
  return {
    onPointerDown: (event: { button: number }) => {
      repeated.current = false
      release()
      if (event.button === 0) timer.current = setTimeout(repeat, holdDelay)
    },
    onPointerUp: release,
    onPointerLeave: () => {
      release()
      repeated.current = false
    },
    onPointerCancel: release,
    onClick: () => {
      release()
      if (!repeated.current) latest.current.act()
      repeated.current = false
    },
  }
}
