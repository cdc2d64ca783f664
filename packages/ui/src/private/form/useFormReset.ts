'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** The control of the first label in an element, else the first button, which belongs to the same form. */
export const controlIn = (root: HTMLElement | null) =>
  (root?.querySelector('label')?.control ?? root?.querySelector('button')) as FormControl | null | undefined

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
  useEffect(() => {
    const element = root.current!
    const host = element.getRootNode()
    let timer: ReturnType<typeof setTimeout>
    const listen = (event: Event) => {
      if (controlIn(element)?.form !== event.target) return
      // The browser will reset the inputs itself. The current values become their defaults, since React knows only those.
      for (const input of element.querySelectorAll('input')) input.defaultChecked = input.checked
      for (const option of element.querySelectorAll('option')) option.defaultSelected = option.selected
      timer = setTimeout(() => event.defaultPrevented || latest.current())
    }
    // Captured, since a handler of the page may stop the event. It may prevent it too, which the timer sees.
    host.addEventListener('reset', listen, true)
    return () => {
      clearTimeout(timer)
      host.removeEventListener('reset', listen, true)
    }
  }, [root])
}
