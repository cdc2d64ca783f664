'use client'
import { type RefCallback, useCallback, useEffect } from 'react'

/** Number of open dialogs: the first one locks the page, the last one unlocks it. */
let locks = 0
let unlock = () => {}

/** Keeps the window from scrolling without moving anything, and without touching the margins of a host's page. */
function lockWindow() {
  const { documentElement: root, body } = document
  // The window takes its overflow from the root element, or from the body if the root has none.
  const holder = getComputedStyle(root).overflow === 'visible' ? body : root
  const { overflow } = holder.style
  const { scrollbarGutter } = root.style
  // The width of the scroll bar stays reserved, so that nothing moves.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  holder.style.overflow = 'hidden'
  return () => {
    holder.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
  }
}

const scrolls = (part: Element) =>
  part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)

/** Stops a wheel event that nothing inside the backdrop can use, which would scroll the page behind. */
function keepWheel(event: WheelEvent) {
  const shade = event.currentTarget as Element
  for (let part = event.target as Element | null; part && part !== shade; part = part.parentElement)
    if (scrolls(part)) return
  if (!event.ctrlKey) event.preventDefault()
}

/**
 * Keeps the page from scrolling while a dialog is open.
 *
 * @returns a ref for the backdrop
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
  // React's wheel listener is passive and cannot prevent the default, so a listener is added by hand. It disappears
  // with the element.
  return useCallback((shade: HTMLElement | null) => {
    shade?.addEventListener('wheel', keepWheel, { passive: false })
  }, [])
}
