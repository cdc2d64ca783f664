'use client'
import { useEffect, useRef } from 'react'
import { isComposing } from '../edit/isComposing.ts'
import { isHeld } from '../edit/isHeld.ts'

/** Escape callbacks of all open layers of the page, in the order of opening. */
const open: (() => void)[] = []

function press(event: KeyboardEvent) {
  const last = open.at(-1)
  if (event.key !== 'Escape' || isComposing(event) || isHeld(event) || !last) return
  event.preventDefault()
  event.stopImmediatePropagation()
  last()
}

/**
 * Handles Escape while a layer is open. The listener is on the window in the capture phase and stops the event, so that
 * one press closes only the layer opened last.
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
