import { useEffect, useReducer, useRef } from 'react'

/** Stands for what is open until the browser is asked to close it. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: { new (): CloseWatcher } | undefined

/**
 * Asks to close what is open where the device's own gesture for it is made: on Android that is Back, which would leave
 * the page otherwise. A browser without such requests has the other ways. A refusal leaves it open: the next one asks
 * again.
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
