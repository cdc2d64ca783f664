'use client'
import { type RefCallback, useCallback, useEffect } from 'react'

/** Dialogs over dialogs: the first one locks, the last one unlocks. */
let locks = 0
let unlock = () => {}

/** Keeps the window from scrolling, and everything on its place: no margin of the host's is touched. */
function lockWindow() {
  const { documentElement: root, body } = document
  // The window takes the overflow of its root, or of the body where the root has none of its own.
  const holder = getComputedStyle(root).overflow === 'visible' ? body : root
  const { overflow } = holder.style
  const { scrollbarGutter } = root.style
  // What the scroll bar takes stays taken.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  holder.style.overflow = 'hidden'
  return () => {
    holder.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
  }
}

const scrolls = (part: Element) =>
  part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)

/** A wheel that nothing under it inside the shade takes would go on to what scrolls behind. */
function keepWheel(event: WheelEvent) {
  const shade = event.currentTarget as Element
  for (let part = event.target as Element | null; part && part !== shade; part = part.parentElement)
    if (scrolls(part)) return
  if (!event.ctrlKey) event.preventDefault()
}

/**
 * While it is open, the page behind does not scroll.
 *
 * @returns a ref for the shade over the page
 */
export function useScrollLock(isOpen: boolean): RefCallback<HTMLElement> {
  useEffect(() => {
    if (!isOpen) return
    locks += 1
    if (locks === 1) unlock = lockWindow()
    return () => {
      locks -= 1
      if (locks === 0) unlock()
    }
  }, [isOpen])
  // React listens passively. It goes with the element.
  return useCallback((shade: HTMLElement | null) => {
    shade?.addEventListener('wheel', keepWheel, { passive: false })
  }, [])
}
