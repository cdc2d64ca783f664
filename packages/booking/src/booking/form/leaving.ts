import type { FocusEvent } from 'react'

/** Detects the fields that the focus has left. */
export interface Leaving {
  /** Handles a blur of a field's control or of its popover. */
  leave(field: string, event: FocusEvent): void
  /** Handles a focus inside the field: it was not left. */
  stay(field: string): void
  /** Adds listeners to a page; the returned function removes them. */
  follow(page: Document): () => void
}

/**
 * A field is left once the focus is outside its control and its popovers. If a press moves the focus, the
 * field is left only after the press: an earlier error would move the button away from the finger.
 */
export function createLeaving(onLeft: (field: string) => void): Leaving {
  const pending = new Set<string>()
  let isPressed = false
  let isUnderWay = false

  function settle() {
    if (isPressed || isUnderWay) return
    const left = [...pending]
    pending.clear()
    for (const field of left) onLeft(field)
  }

  return {
    leave(field, { target, relatedTarget }) {
      // The window has lost the focus; inside the page, the focus stays where it is.
      if ((target.getRootNode() as Document | ShadowRoot).activeElement === target) return
      pending.add(field)
      isUnderWay = relatedTarget !== null
      settle()
    },
    stay(field) {
      pending.delete(field)
    },
    follow(page) {
      const press = () => {
        isPressed = true
      }
      const release = () => {
        isPressed = false
        settle()
      }
      // React has handled the focus event of the new element before this listener runs.
      const arrive = () => {
        isUnderWay = false
        settle()
      }
      page.addEventListener('mousedown', press, true)
      page.addEventListener('mouseup', release, true)
      page.addEventListener('dragend', release, true)
      page.addEventListener('focusin', arrive)
      return () => {
        page.removeEventListener('mousedown', press, true)
        page.removeEventListener('mouseup', release, true)
        page.removeEventListener('dragend', release, true)
        page.removeEventListener('focusin', arrive)
      }
    },
  }
}
