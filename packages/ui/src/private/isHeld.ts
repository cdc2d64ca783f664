import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Keys that write where a text is written, and act elsewhere. */
const writing = [' ', 'Delete', 'Backspace']

/**
 * True for the repeat of a key that acts: a person has pressed it once, and it is still held. What it was pressed for is
 * done, and the focus may have gone on to something that it was not meant for: no handler may act on it. Held keys that
 * move (arrows, Home, Tab) or write go on.
 */
export function isHeld(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { key, repeat, altKey, target } = event
  if (!repeat) return false
  if (key === 'Escape') return true
  // With Alt an arrow opens and closes a list.
  if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) return true
  if (key !== 'Enter' && !writing.includes(key)) return false
  const isWriting = target instanceof Element && target.matches(':read-write')
  return !isWriting || (key === 'Enter' && target.matches('input'))
}

/** Keeps the browser from what it does by itself at each repeat of a key: a click, a form that is sent. */
export function stopHeld(event: ReactKeyboardEvent): void {
  const { target } = event
  if (isHeld(event) && target instanceof Element && target.closest('a, button, input, select, summary'))
    event.preventDefault()
}
