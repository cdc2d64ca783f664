import type { KeyboardEvent } from 'react'
import { isComposing } from '../edit/isComposing.ts'
import { focusedNear } from './focusedNear.ts'

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [controls], [contenteditable], [tabindex]'

const isRadio = (element: Element): element is HTMLInputElement =>
  element.matches('input[type="radio"]:not([name=""])')

/** The Tab key stops once in a group of radios: at the chosen radio, or at the first or last one if none is chosen. */
const areOneStop = (one: Element, other: Element | undefined) =>
  one === other ||
  (!!other && isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form)

/** Elements that the Tab key reaches inside an element, in their order. */
export const tabStops = (element: HTMLElement) => {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isSeen(stop),
  )
  const chosen = all.filter((stop) => isRadio(stop) && stop.checked)
  return all.filter((stop) => chosen.includes(stop) || !chosen.some((radio) => areOneStop(radio, stop)))
}

/** True for a visible element. Safari has no `checkVisibility` before 17.4. */
const isSeen = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ??
  (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')

/**
 * Moves the focus from the last element inside the listening element to the first by Tab, and back by Shift and Tab.
 */
export function tabRound(event: KeyboardEvent<HTMLElement>) {
  const element = event.currentTarget
  if (event.key !== 'Tab' || event.defaultPrevented || isComposing(event)) return
  const stops = tabStops(element)
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const focused = focusedNear(element)
  if (!focused || (focused !== element && !areOneStop(focused, end))) return
  event.preventDefault()
  ;(start ?? element).focus()
}

/*
 * Radix asks the document what has the focus, and in a shadow root that is the host, whatever moves inside it. It also
 * takes each radio for a stop of the Tab key, so that a dialog with radios at its end would keep the focus on them, and
 * one with radios at its beginning would begin on one that is not chosen.
 */

/** Gives the focus to the first thing in an overlay that takes it, and selects its text. */
export function focusFirst(event: Event) {
  if (event.defaultPrevented) return
  event.preventDefault()
  const overlay = event.currentTarget as HTMLElement
  const [first = overlay] = tabStops(overlay).filter((stop) => !stop.matches('a'))
  first.focus({ preventScroll: true })
  if (first instanceof HTMLInputElement) first.select()
}

/** Hides a Tab of an input method from Radix, which would move the focus. Such a Tab only chooses a word. */
export function keepComposedTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Tab' && isComposing(event)) event.stopPropagation()
}
