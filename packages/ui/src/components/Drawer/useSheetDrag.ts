'use client'
import { type PointerEvent, useRef } from 'react'
import { isDismissed } from './isDismissed.ts'

/** Minimum movement of a drag, in px; with less movement it is a press. */
const slack = 6
const own = 'a, button, input, select, textarea, label'

/** True if the pressed element is inside a scrolling part of the sheet, which scrolls instead. */
function scrolls(target: Element, sheet: Element): boolean {
  for (let part = target; part !== sheet && part.parentElement; part = part.parentElement)
    if (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto') return true
  return false
}

/** Makes a sheet draggable: pulled down far or fast enough it requests to close, else it moves back. */
export function useSheetDrag(onDismiss: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)

  const place = (sheet: HTMLElement, distance: number) => {
    sheet.style.translate = distance > 0 ? `0 ${distance}px` : ''
    sheet.toggleAttribute('data-dragged', distance > 0)
  }
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const from = start.current
    start.current = null
    if (!from || !event.currentTarget.hasAttribute('data-dragged')) return
    const sheet = event.currentTarget
    sheet.removeAttribute('data-dragged')
    if (isDone && isDismissed(event.clientY - from.y, event.timeStamp - from.at)) onDismiss()
    // A closing sheet starts from the point of release; a sheet that stays open moves back.
    requestAnimationFrame(() => {
      if (sheet.dataset['state'] === 'open') place(sheet, 0)
    })
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const sheet = event.currentTarget
      const target = event.target as Element
      const isSheet = (sheet.closest('.wherry-root')?.clientWidth ?? 0) < 700
      if (event.button !== 0 || !isSheet || target.closest(own) || scrolls(target, sheet)) return
      start.current = { y: event.clientY, at: event.timeStamp }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const distance = event.clientY - start.current.y
      const sheet = event.currentTarget
      if (distance > slack && !sheet.hasAttribute('data-dragged')) sheet.setPointerCapture(event.pointerId)
      if (distance > slack || sheet.hasAttribute('data-dragged')) place(sheet, distance)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
