import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Keys that write where a text is written, and act elsewhere. */
const writing = [' ', 'Delete', 'Backspace']

/**
 * True for the repeated event of a held key that triggers an action. The action of the first press is done, and the
 * focus may have moved to another element, so no handler may act again. Held keys that move (arrows, Home, Tab) or
 * write may repeat.
 */
export function isHeld(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { key, repeat, altKey, target } = event
  if (!repeat) return false
  if (key === 'Escape') return true
  // Alt with an arrow key opens and closes a list.
  if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) return true
  if (key !== 'Enter' && !writing.includes(key)) return false
  const isWriting = target instanceof Element && target.matches(':read-write')
  return !isWriting || (key === 'Enter' && target.matches('input'))
}

/** Prevents the browser's own action at each repeat of a held key: a click, the sending of a form. */
export function stopHeld(event: ReactKeyboardEvent): void {
  const { target } = event
  if (isHeld(event) && target instanceof Element && target.closest('a, button, input, select, summary'))
    event.preventDefault()
}
