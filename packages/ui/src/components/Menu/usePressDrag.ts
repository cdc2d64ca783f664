'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const row = '[role^="menuitem"]'

/**
 * Press, drag, release, as in a menu of the desktop: a mouse that is pressed on the opener and leaves it opens the menu,
 * and let go on an item takes it. Let go beside the menu it closes it; on the opener it is a click like any other.
 *
 * @param open called as the pressed mouse leaves the opener
 * @param close called where it is let go beside the menu
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
    const { signal, abort } = listening()
    stop.current = abort
    view.addEventListener('pointermove', move, { signal })
    view.addEventListener('pointerup', release, { signal })
    view.addEventListener('pointercancel', release, { signal })
  }
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
