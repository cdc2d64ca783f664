import { useCallback, useEffect, useRef } from 'react'

/** Rest before a held button begins to repeat, and between two repeats, in ms. */
export const holdDelay = 400
export const holdPace = 80

/**
 * A button that acts once a press, and again and again while it is held. The act answers whether there is room for
 * another. A press by assistive technology, a click without a pointer, acts once.
 *
 * @param onHold told true as the repeating begins, and false once it has ended: let go, or no room.
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
