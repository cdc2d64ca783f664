import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * True for a key that an input method takes for itself: it chooses or drops a composed word, and no handler may act on
 * it. Safari ends the composition before the key that ended it arrives, and marks that key by the code 229 alone.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
