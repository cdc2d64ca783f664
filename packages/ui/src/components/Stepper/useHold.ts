import { useCallback, useEffect, useRef } from 'react'

/** Rest before a held button begins to repeat, and between two repeats, in ms. */
export const holdDelay = 400
export const holdPace = 80

/**
 * A button that acts once a press, and again and again while it is held. The act answers whether there is room for
 * another. A press by assistive technology, a click without a pointer, acts once.
 */
export function useHold(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const release = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => release, [release])
  const repeat = () => {
    repeated.current = true
    if (latest.current()) timer.current = setTimeout(repeat, holdPace)
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
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
