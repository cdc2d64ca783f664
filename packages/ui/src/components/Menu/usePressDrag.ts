'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const row = '[role^="menuitem"]'

/**
 * Press, drag and release with a mouse, as in desktop menus: dragging from the trigger opens the menu, and releasing on
 * an item takes it. Releasing beside the menu closes it; on the trigger it is an ordinary click.
 *
 * @param open called when the pressed mouse leaves the trigger
 * @param close called when it is released beside the menu
 */
export function usePressDrag(list: RefObject<HTMLElement | null>, open: () => void, close: () => void) {
  const stop = useRef(() => {})
  const latest = useRef({ open, close })
  useEffect(() => {
    latest.current = { open, close }
  })
  useEffect(() => () => stop.current(), [])
  return (event: PointerEvent<HTMLElement>) => {
    const opener = event.currentTarget
    const view = opener.ownerDocument.defaultView
    stop.current()
    if (!view || event.button !== 0 || event.pointerType !== 'mouse' || event.defaultPrevented) return
    let isDragged = false
    const move = (moved: globalThis.PointerEvent) => {
      if (isDragged || moved.composedPath().includes(opener)) return
      isDragged = true
      latest.current.open()
    }
    const release = (released: globalThis.PointerEvent) => {
      stop.current()
      if (!isDragged || released.type === 'pointercancel') return
      const path = released.composedPath()
      const item = path.find((part): part is HTMLElement => part instanceof HTMLElement && part.matches(row))
      if (item && list.current?.contains(item)) item.click()
      else if (!path.includes(opener) && !(list.current && path.includes(list.current)))
        latest.current.close()
    }
    const listening = new AbortController()
    const { signal } = listening
    stop.current = () => listening.abort()
    view.addEventListener('pointermove', move, { signal })
    view.addEventListener('pointerup', release, { signal })
    view.addEventListener('pointercancel', release, { signal })
  }
}
