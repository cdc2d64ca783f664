import { type RefObject, useEffect } from 'react'
import { useModule } from '../../hooks/module.tsx'

/**
 * Where what had the focus goes with its part of the page, and nothing else takes it, the section around it does
 * (A11Y-04): the next Tab goes on from there.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  const { clock } = useModule().platform
  useEffect(() => {
    const root = frame.current
    if (!root) return
    let around: readonly Element[] = []
    let stop = () => {}

    const isLost = () => {
      const { activeElement } = root.getRootNode() as Document | ShadowRoot
      return activeElement === null || activeElement === root.ownerDocument.body
    }
    const keep = () => {
      const [had] = around
      if (!had || had.isConnected || !isLost()) return
      const section = around.find((one) => one.isConnected && one.matches('section, fieldset, aside'))
      if (!(section instanceof HTMLElement)) return
      if (!section.hasAttribute('tabindex')) section.tabIndex = -1
      section.focus({ preventScroll: true })
    }
    const entered = ({ target }: FocusEvent) => {
      around = pathOf(target as Element, root)
    }
    const left = ({ target }: FocusEvent) => {
      // What is taken out of the page may say so, too, before it is gone.
      queueMicrotask(() => {
        if (around[0] === target && around[0].isConnected) around = []
      })
    }
    // Whoever takes out what had the focus may give it on by an effect of its own: that goes first.
    const observer = new MutationObserver(() => {
      stop()
      stop = clock.setTimeout(keep, 0)
    })
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', entered)
    root.addEventListener('focusout', left)
    return () => {
      stop()
      observer.disconnect()
      root.removeEventListener('focusin', entered)
      root.removeEventListener('focusout', left)
    }
  }, [frame, clock])
}

/** An element and all around it, up to the frame. */
function pathOf(element: Element, frame: Element): Element[] {
  const path: Element[] = []
  for (let one: Element | null = element; one && one !== frame; one = one.parentElement) path.push(one)
  return path
}
