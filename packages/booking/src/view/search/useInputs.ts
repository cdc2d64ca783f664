import { useRef } from 'react'
import type { InputKey } from '../../search/index.ts'

/** Keys of the route form's focusable elements: a place field, or the button that adds a stop. */
export type FocusKey = InputKey | 'add'

/** Access to the route form's elements by key, so that other parts of the screen can focus them. */
export interface Inputs {
  /** Returns the callback for an element's `ref`. */
  hold(key: FocusKey): (element: HTMLElement | null) => void
  /** Focuses an element, or waits until it is mounted. */
  focus(key: FocusKey): void
  /** True if the element is mounted. */
  has(key: FocusKey): boolean
}

/** Returns the access to the form's elements; the same object in every render. */
export function useInputs(): Inputs {
  const inputs = useRef<Inputs>(null)
  inputs.current ??= createInputs()
  return inputs.current
}

function createInputs(): Inputs {
  const elements = new Map<FocusKey, HTMLElement>()
  const holders = new Map<FocusKey, (element: HTMLElement | null) => void>()
  let awaited: FocusKey | null = null
  /** The element that had the focus when `focus` was called. */
  let before: Element | null = null
  const activeBy = (element: HTMLElement | undefined) =>
    (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null
  return {
    has: (key) => elements.has(key),
    focus(key) {
      const element = elements.get(key)
      awaited = element ? null : key
      before = activeBy(elements.get('from'))
      element?.focus()
      if (element instanceof HTMLInputElement) element.select()
    },
    hold(key) {
      const known = holders.get(key)
      if (known) return known
      const holder = (element: HTMLElement | null) => {
        if (element) elements.set(key, element)
        else elements.delete(key)
        if (!element || awaited !== key) return
        awaited = null
        // If the person has moved on while the code was loading, for instance into a menu, the focus stays there.
        const active = activeBy(element)
        if (!active || active === before || active === element.ownerDocument.body) element.focus()
      }
      holders.set(key, holder)
      return holder
    },
  }
}
