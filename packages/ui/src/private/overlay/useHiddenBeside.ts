'use client'
import { type RefCallback, useCallback, useRef } from 'react'
import { hideBeside } from './hideBeside.ts'

/** Hides everything beside an element from assistive technology, as long as the element is mounted. */
export function useHiddenBeside(): RefCallback<Element> {
  const undo = useRef(() => {})
  return useCallback((overlay: Element | null) => {
    undo.current()
    undo.current = overlay ? hideBeside(overlay) : () => {}
  }, [])
}

/**
 * Removes `aria-modal` from all modal overlays around which an element is rendered, as long as it is mounted. A layer
 * opened from a modal dialog is rendered beside it, and `aria-modal` would keep screen readers out of the layer.
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
