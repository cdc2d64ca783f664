'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { dialogs } from '../dialogs.ts'
import { useEscape } from './useEscape.ts'

/**
 * Reason why a layer should close: Escape, a press outside, or a focus that has moved elsewhere and has to stay there.
 */
export type Dismissal = 'escape' | 'press' | 'focus'

/**
 * Reports to an open layer that the person turns elsewhere.
 *
 * @param opener the button that opens and closes it: a press on this button is not outside. It may be missing
 * @param host the element that the layer is rendered into
 */
export function useDismissal(
  layer: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  host: HTMLElement,
  onClose: (reason: Dismissal) => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEscape(true, () => onClose('escape'))
  useEffect(() => {
    const leave = (event: Event) => {
      const path = event.composedPath()
      if (path.some((node) => node === layer.current || node === opener.current)) return
      const isPress = event.type === 'pointerdown'
      // One press closes one layer: a dialog around it must not close by the same press.
      if (isPress && host.matches(dialogs) && !path.includes(host)) event.stopPropagation()
      close.current(isPress ? 'press' : 'focus')
    }
    // Focus events inside a shadow root do not leave it, so each root has its own listener.
    const around = [layer.current, opener.current].flatMap((element) => element?.getRootNode() ?? [])
    const roots = new Set<Node>([document, ...around])
    document.addEventListener('pointerdown', leave, true)
    for (const root of roots) root.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave, true)
      for (const root of roots) root.removeEventListener('focusin', leave)
    }
  }, [layer, opener, host])
}
