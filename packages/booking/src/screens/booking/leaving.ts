import type { FocusEvent } from 'react'

/** Finds out which fields the focus has left. */
export interface Leaving {
  /** The focus goes from something of a field: from its control, or from what opens from it. */
  leave(field: string, event: FocusEvent): void
  /** The focus comes to something of a field: it was not left. */
  stay(field: string): void
  /** Listens to a page; the answer ends it. */
  follow(page: Document): () => void
}

/**
 * A field is left once the focus stands elsewhere than in its control and what opens from it. A press that takes the
 * focus along ends first: an error that came in the middle of it would move the button away from under the finger.
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
      // The window has lost the focus: in the page it stands where it stood.
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
      // React has heard of it by then, from whatever the focus has come to.
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
