'use client'
import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

/**
 * Adopts what a control already holds before React runs: a text or a tick that was given before the script came, one
 * that the browser restores, or a default that a form library writes through the ref. React leaves it until the next
 * render and wipes it then, so it is read before any other render.
 *
 * @param read returns what the control in the page holds; undefined for nothing to adopt
 * @param take changes the value to it
 */
export function useWrittenValue<Value>(
  read: () => Value | undefined,
  value: Value,
  take: (written: Value) => void,
): void {
  const isRead = useRef(false)
  useBrowserLayoutEffect(() => {
    // Only once: the effect runs again when `Suspense` shows a part again that it had hidden.
    const written = isRead.current ? undefined : read()
    isRead.current = true
    if (written !== undefined && written !== value) take(written)
  }, [])
}
