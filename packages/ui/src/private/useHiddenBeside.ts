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
