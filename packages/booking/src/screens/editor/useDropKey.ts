import { isComposing, isHeld } from '@wherry/ui'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Escape lets go of a row in the hand, and nobody else hears of it: the modal around stays open. A row that is held by
 * its buttons lets go only while the focus is in the list.
 * @param drop Null: nothing is held
 */
export function useDropKey(
  list: RefObject<HTMLElement | null>,
  isDragged: boolean,
  drop: (() => void) | null,
): void {
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })
  const hasRow = drop !== null
  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView
    if (!hasRow || !view) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || isHeld(event)) return
      if (!isDragged && !list.current?.contains(event.target as Node)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current?.()
    }
    // Before a dialog, which listens on the document.
    view.addEventListener('keydown', onKeyDown, true)
    return () => view.removeEventListener('keydown', onKeyDown, true)
  }, [list, isDragged, hasRow])
}
