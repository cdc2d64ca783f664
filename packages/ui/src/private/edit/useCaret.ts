'use client'
import { type RefObject, useRef } from 'react'
import { focusedNear } from '../overlay/focusedNear.ts'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

/**
 * Keeps the caret of a masked input, which a text set by us would move to the end.
 * @returns the function that sets the caret after the next render, if the input has the focus then
 */
export function useCaret(field: RefObject<HTMLInputElement | null>): (place: number) => void {
  const caret = useRef<number | null>(null)
  useBrowserLayoutEffect(() => {
    const input = field.current
    // An input of e-mails or numbers has no selection, and throws when it is set.
    if (caret.current !== null && input && input.selectionStart !== null && focusedNear(input) === input)
      input.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (place) => {
    caret.current = place
  }
}
