'use client'
import { type MutableRefObject, type RefObject, useEffect, useState } from 'react'
import { focusedNear } from '../../private/focusedNear.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'

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

/** How many messages stand at once where there is room for them. */
export const most = 5
/** Around and between the two lists, in px. */
const gaps = 36

/** How many of the messages there is room for, one at least: found out before they are painted. */
export function useRoom(region: Region, list: readonly unknown[], portal: Element | null): number {
  // Anew each time, so that the same number is measured again after the region has changed its size.
  const [{ room }, setRoom] = useState({ room: most })
  const [known, setKnown] = useState(list)
  if (list !== known) {
    setKnown(list)
    setRoom({ room: most })
  }
  useBrowserLayoutEffect(() => {
    if (!region.current) return
    const needed = [...region.current.children].reduce((sum, { clientHeight }) => sum + clientHeight, gaps)
    const shown = Math.min(room, list.length)
    if (shown > 1 && needed > region.current.clientHeight) setRoom({ room: shown - 1 })
  })
  useEffect(() => {
    if (!portal || !region.current) return
    const observer = new ResizeObserver(() => setRoom({ room: most }))
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [region, portal])
  return room
}

/** F6 leads to the region while it shows something, and from it back to where the person was. */
export function useRegionKey(region: Region, before: MutableRefObject<Element | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Of several providers on a page one answers: the one whose messages have the focus, else the first with any.
      if (event.key !== 'F6' || event.defaultPrevented || !region.current?.querySelector('[data-tone]'))
        return
      const focused = focusedNear(region.current) ?? document.activeElement
      const isInside = region.current.contains(focused)
      if (!isInside && focused?.closest('[data-wherry-notifications]')) return
      event.preventDefault()
      if (!isInside) {
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
