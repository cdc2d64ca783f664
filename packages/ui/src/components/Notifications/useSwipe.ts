'use client'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Distance after which a moved card is dismissed, in px. */
export const threshold = 100

/** True if a move of (x, y) px dismisses the card: left, right or up, not down. */
export const isThrown = (x: number, y: number): boolean => Math.abs(x) >= threshold || y <= -threshold

/** Moves a card with the pointer and calls `onThrow` when it is dismissed; released earlier, the card moves back. */
export function useSwipe(card: RefObject<HTMLElement | null>, onThrow: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [dragging, setDragging] = useState(false)

  const offset = (event: PointerEvent): [x: number, y: number] => {
    const x = event.clientX - start.current!.x
    const y = event.clientY - start.current!.y
    return Math.abs(x) > Math.abs(y) ? [x, 0] : [0, Math.min(y, 0)]
  }
  const place = (x: number, y: number) => {
    if (!card.current) return
    card.current.style.transform = x || y ? `translate(${x}px, ${y}px)` : ''
    card.current.style.opacity = x || y ? String(1 - Math.max(Math.abs(x), -y) / (threshold * 3)) : ''
  }
  const end = (thrown: boolean) => {
    start.current = null
    setDragging(false)
    if (thrown) onThrow()
    else place(0, 0)
  }

  return {
    dragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return
        start.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragging(true)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current) place(...offset(event))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (start.current) end(isThrown(...offset(event)))
      },
      onPointerCancel: () => start.current && end(false),
    },
  }
}
