'use client'
import { useEffect, useRef } from 'react'
import { isComposing } from './isComposing.ts'
import { isHeld } from './isHeld.ts'

/** What is open on the page, the last opened at the end. */
const open: (() => void)[] = []

function press(event: KeyboardEvent) {
  const last = open.at(-1)
  if (event.key !== 'Escape' || isComposing(event) || isHeld(event) || !last) return
  event.preventDefault()
  event.stopImmediatePropagation()
  last()
}

/**
 * Takes the Escape key while something is open. The window hears it before any dialog around does, and nobody after:
 * one press closes one thing, what was opened last.
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOpen) return
    const close = () => latest.current()
    if (open.length === 0) window.addEventListener('keydown', press, true)
    open.push(close)
    return () => {
      open.splice(open.indexOf(close), 1)
      if (open.length === 0) window.removeEventListener('keydown', press, true)
    }
  }, [isOpen])
}
