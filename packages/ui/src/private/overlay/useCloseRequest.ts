'use client'
import { useEffect, useReducer, useRef } from 'react'

/** Represents an open layer until the browser asks to close it. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: { new (): CloseWatcher } | undefined

/**
 * Calls `close` for the device's close gesture while a layer is open. On Android this is Back, which would otherwise
 * leave the page. In a browser without CloseWatcher nothing happens. A layer that refuses to close is asked again the
 * next time.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const asked = useRef(close)
  useEffect(() => {
    asked.current = close
  })
  const [round, again] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that has asked is spent, the next round has its own
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      asked.current()
      again()
    }
    return () => watcher.destroy()
  }, [isOpen, round])
}
