'use client'
import { type RefObject, useRef } from 'react'
import { focusedNear } from './focusedNear.ts'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

/**
 * The caret of a masked input: a text that is set by us would take it to the end.
 * @returns puts it at a place once the next text is drawn, where the input has the focus then
 */
export function useCaret(field: RefObject<HTMLInputElement | null>): (place: number) => void {
  const caret = useRef<number | null>(null)
  useBrowserLayoutEffect(() => {
    const input = field.current
    if (caret.current !== null && input && focusedNear(input) === input)
      input.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (place) => {
    caret.current = place
  }
}
