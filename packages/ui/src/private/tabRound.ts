import type { KeyboardEvent } from 'react'
import { focusedNear } from './focusedNear.ts'
import { isComposing } from './isComposing.ts'

/** What the Tab key comes to inside an element, in its order. */
export const tabStops = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isSeen(stop),
  )

/** Safari has no `checkVisibility` before 17.4. */
const isSeen = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ??
  (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')

/** Leads the Tab key from the last thing inside the element that listens round to the first, and back. */
export function tabRound(event: KeyboardEvent<HTMLElement>) {
  const element = event.currentTarget
  if (event.key !== 'Tab' || event.defaultPrevented || isComposing(event)) return
  const stops = tabStops(element)
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const focused = focusedNear(element)
  if (focused !== end && focused !== element) return
  event.preventDefault()
  ;(start ?? element).focus()
}
