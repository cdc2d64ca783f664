'use client'
import { type MutableRefObject, type RefObject, useEffect, useState } from 'react'
import { focusedNear } from '../../private/focusedNear.ts'

type Region = RefObject<HTMLElement | null>

/** The tab is behind another: nobody reads. */
export function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}

/** F6 leads to the region while it shows something, and from it back to where the person was. */
export function useRegionKey(region: Region, before: MutableRefObject<Element | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current?.querySelector('[data-tone]')) return
      event.preventDefault()
      const focused = focusedNear(region.current) ?? document.activeElement
      if (!region.current.contains(focused)) {
        before.current = focused
        region.current.focus()
      } else if (before.current instanceof HTMLElement) before.current.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region, before])
}

/**
 * Lets focus stay in the region above a modal dialog: the dialog's trap listens on the document and would take it
 * back, so what concerns the region ends at the body.
 */
export function useKeptFocus(region: Region): void {
  useEffect(() => {
    const end = (event: FocusEvent) => {
      const inside = (target: EventTarget | null) =>
        target instanceof Node && !!region.current?.contains(target)
      if (inside(event.target) || inside(event.relatedTarget)) event.stopPropagation()
    }
    const { body } = document
    body.addEventListener('focusin', end)
    body.addEventListener('focusout', end)
    return () => {
      body.removeEventListener('focusin', end)
      body.removeEventListener('focusout', end)
    }
  }, [region])
}
