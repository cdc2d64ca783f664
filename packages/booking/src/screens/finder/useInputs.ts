import { useRef } from 'react'
import type { InputKey } from '../../state/finder.ts'

/** What of the route form the focus can be led to: an input, or the button that adds a stop. */
export type FocusKey = InputKey | 'add'

/** The elements of the route form by their keys, so that other parts of the screen can lead to them. */
export interface Inputs {
  /** For the element's `ref`. */
  hold(key: FocusKey): (element: HTMLElement | null) => void
  /** Focuses an element, as soon as it stands there. */
  focus(key: FocusKey): void
  /** Whether it stands there now. */
  has(key: FocusKey): boolean
}

/** One set for a screen. */
export function useInputs(): Inputs {
  const inputs = useRef<Inputs>(null)
  inputs.current ??= createInputs()
  return inputs.current
}

function createInputs(): Inputs {
  const elements = new Map<FocusKey, HTMLElement>()
  const holders = new Map<FocusKey, (element: HTMLElement | null) => void>()
  let awaited: FocusKey | null = null
  /** What had the focus when it was asked for. */
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
        // Who has gone on while its code came, into a menu perhaps, is not led back.
        const active = activeBy(element)
        if (!active || active === before || active === element.ownerDocument.body) element.focus()
      }
      holders.set(key, holder)
      return holder
    },
  }
}
