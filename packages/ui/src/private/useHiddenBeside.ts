'use client'
import { type RefCallback, useCallback, useRef } from 'react'
import { hideBeside } from './hideBeside.ts'

/** As long as the element is there, assistive technology does not see what stands beside it. */
export function useHiddenBeside(): RefCallback<Element> {
  const undo = useRef(() => {})
  return useCallback((overlay: Element | null) => {
    undo.current()
    undo.current = overlay ? hideBeside(overlay) : () => {}
  }, [])
}

/**
 * As long as the element is there, no modal overlay that it stands outside of says that it is all there is: what opens
 * from within one is rendered beside it, and a screen reader would not come to it.
 */
export function useAboveModals(): RefCallback<Element> {
  const undo = useRef(() => {})
  return useCallback((element: Element | null) => {
    undo.current()
    const root = element?.closest('.wherry-root')
    const under = [...(root?.querySelectorAll('[aria-modal="true"]') ?? [])].filter(
      (modal) => !modal.contains(element),
    )
    for (const modal of under) modal.removeAttribute('aria-modal')
    undo.current = () => {
      for (const modal of under) modal.setAttribute('aria-modal', 'true')
    }
  }, [])
}
