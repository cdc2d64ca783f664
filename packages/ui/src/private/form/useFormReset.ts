'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** The control of the first label in an element, else the first button, which belongs to the same form. */
export const controlIn = (root: HTMLElement | null) =>
  (root?.querySelector('label')?.control ?? root?.querySelector('button')) as FormControl | null | undefined

/** The newest value, for what happens after a commit: a timeout or an event may come before the passive effects. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * Listens to events of forms where all of them pass: at the document, or at the shadow root that an element is in. An
 * `invalid` of its own controls comes once more, at the element itself: by then the panels around have prepared to open,
 * and a control in them can take the focus.
 */
export function useFormEvent(
  root: RefObject<HTMLElement | null>,
  type: string,
  listener: (event: Event) => void,
) {
  const latest = useLatest(listener)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type is always the same
  useEffect(() => {
    const listen = (event: Event) => latest.current(event)
    const element = root.current!
    const places = type === 'reset' ? [element.getRootNode()] : [element.getRootNode(), element]
    // Captured, since a handler of the page may stop the event.
    for (const place of places) place.addEventListener(type, listen, true)
    return () => {
      for (const place of places) place.removeEventListener(type, listen, true)
    }
  }, [root])
}

/**
 * Resets a control together with the form around it.
 *
 * @param root the element around the control, with a label or a button in it.
 */
export function useFormReset(root: RefObject<HTMLElement | null>, reset: () => void): void {
  const latest = useLatest(reset)
  useFormEvent(root, 'reset', (event) => {
    const element = root.current!
    if (controlIn(element)?.form !== event.target) return
    // The browser will reset the inputs itself. The current values become their defaults, since React knows only those.
    for (const input of element.querySelectorAll('input')) input.defaultChecked = input.checked
    for (const option of element.querySelectorAll('option')) option.defaultSelected = option.selected
    // A handler of the page may prevent the event, or remove the control.
    setTimeout(() => event.defaultPrevented || (root.current && latest.current()))
  })
}
