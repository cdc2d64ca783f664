'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** The control of the first label in an element, else the first button, which belongs to the same form. */
export const controlIn = (root: HTMLElement | null) =>
  (root?.querySelector('label')?.control ?? root?.querySelector('button')) as FormControl | null | undefined

/**
 * Listens to events of the form around a control, and to those of the control.
 *
 * @param root the element around the control, with a label or a button in it.
 */
export function useFormEvent(
  root: RefObject<HTMLElement | null>,
  type: string,
  listener: (event: Event) => void,
) {
  const latest = useRef(listener)
  // React 19 resets a form while it commits, so there has to be a listener then, too.
  useBrowserLayoutEffect(() => {
    latest.current = listener
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type is always the same
  useEffect(() => {
    const listen = (event: Event) => latest.current(event)
    const element = root.current!
    const places = [element, element.getRootNode()]
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
  const latest = useRef(reset)
  useBrowserLayoutEffect(() => {
    latest.current = reset
  })
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
