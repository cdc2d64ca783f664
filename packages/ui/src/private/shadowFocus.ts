import type { KeyboardEvent } from 'react'
import { isComposing } from './isComposing.ts'
import { tabRound, tabStops } from './tabRound.ts'

/*
 * Radix asks the document what has the focus, and in a shadow root that is the host, whatever moves inside it: the
 * first focus would run on to the last thing, and the Tab key out of a dialog.
 */

const isInShadow = (element: Element) => element.getRootNode() instanceof ShadowRoot

/** In a shadow root, gives the focus to the first thing in an overlay that takes it; elsewhere Radix does. */
export function focusFirstInShadow(event: Event) {
  const overlay = event.currentTarget as HTMLElement
  if (event.defaultPrevented || !isInShadow(overlay)) return
  event.preventDefault()
  const [first = overlay] = tabStops(overlay).filter((stop) => !stop.matches('a'))
  first.focus({ preventScroll: true })
}

/** In a shadow root, leads the Tab key round inside an overlay; elsewhere Radix does. */
export function tabRoundInShadow(event: KeyboardEvent<HTMLElement>) {
  if (isInShadow(event.currentTarget)) tabRound(event)
}

/** Keeps a Tab of an input method from Radix, which would lead the focus round: it chooses a word, and nobody acts on it. */
export function keepComposedTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Tab' && isComposing(event)) event.stopPropagation()
}
