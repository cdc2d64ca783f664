import type { MouseEvent } from 'react'

/**
 * For the label around a tick or a radio: a press on its words leaves the focus where it is. The browser would take it
 * from the control and give it back with the click, and a field that is checked as it is left would be checked at each
 * press.
 */
export function keepFocus(event: MouseEvent<HTMLLabelElement>) {
  if (!(event.target as Element).closest('a, button, input')) event.preventDefault()
}
