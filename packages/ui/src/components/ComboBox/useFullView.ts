'use client'
import { type RefObject, useEffect } from 'react'

/** Hides the page behind a list that fills the view from assistive technology, as long as it does. */
export function useFullView(root: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const layer = root.current
    if (!shown || !layer) return
    let reveal: (() => void) | null = null
    let isOpen = true
    const isFull = () => isOpen && getComputedStyle(layer).position === 'fixed'
    // A list that fills the view looks like a dialog, so screen readers must not reach the page behind. The code for
    // that is loaded only on small containers.
    const follow = async () => {
      if (isFull() && !reveal) {
        const { hideBeside } = await import('../../private/overlay/hideBeside.ts')
        if (isFull()) reveal ??= hideBeside(layer)
      } else if (!isFull()) {
        reveal?.()
        reveal = null
      }
    }
    // If loading fails, the list still works; only the page behind is not hidden.
    const observer = new ResizeObserver(() => void follow().catch(() => {}))
    observer.observe(layer)
    return () => {
      isOpen = false
      observer.disconnect()
      reveal?.()
    }
  }, [root, shown])
}
