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

const taken = ['focusin', 'focusout', 'pointerdown'] as const

/**
 * Lets the region be used above a modal dialog: the dialog listens on the document, would take the focus back and
 * close at a press beside it, so what concerns the region ends at the body.
 */
export function useKeptEvents(region: Region): void {
  useEffect(() => {
    const end = (event: FocusEvent | PointerEvent) => {
      const inside = (target: EventTarget | null | undefined) =>
        target instanceof Node && !!region.current?.contains(target)
      // The first of the path: from outside a shadow root every target in it is its host.
      if (inside(event.composedPath()[0]) || ('relatedTarget' in event && inside(event.relatedTarget)))
        event.stopPropagation()
    }
    const { body } = document
    for (const type of taken) body.addEventListener(type, end)
    return () => {
      for (const type of taken) body.removeEventListener(type, end)
    }
  }, [region])
}
