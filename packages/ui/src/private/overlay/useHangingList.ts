'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { useTheme } from '../../themes/useTheme.ts'
import { dialogs } from '../dialogs.ts'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'
import { viewEdges } from '../view.ts'
import { follow } from './follow.ts'
import { inPlace } from './hanging.css.ts'
import { type Edges, placeList } from './place.ts'

interface Hanging {
  /** The list, with the class `hanging`, beside its field in the DOM. */
  popup: RefObject<HTMLElement | null>
  /** The box of the field that the list belongs to. */
  box: RefObject<HTMLElement | null>
  /** Element under which the list opens. @default the box */
  anchor?: RefObject<HTMLElement | null> | undefined
  isOpen: boolean
  /** Height in px that the list needs below before it opens above. @default its own height */
  need?: number
}

/**
 * Everything that is measured in the page. It is measured before the list is rendered, else the browser would compute
 * the layout twice.
 */
interface Seen {
  target: DOMRect
  view: Edges
  /** Origin of positions in the top layer: the edges of the unscrolled page, in px of the window. */
  page: Edges
  /** True if the style sheet keeps the list at its place: see `inPlace`. */
  isKept: boolean
}

/**
 * Opens a list under its field in the browser's top layer, where no container clips it and it scrolls with the page. It
 * keeps its place in the DOM, so focus, presses and ids work as usual. A browser without the top layer shows it at its
 * place in the page.
 *
 * @returns `look`, to be called just before opening, while measuring is still cheap
 */
export function useHangingList({ popup, box, anchor, isOpen, need }: Hanging): () => void {
  const { visible } = useTheme()
  const before = useRef<Seen | null>(null)

  const see = (): Seen | null => {
    const field = box.current
    // The field may have been removed during a press.
    if (!field) return null
    const target = anchor?.current ?? field
    const { clientWidth, clientHeight } = document.documentElement
    const [left, top] = [-window.scrollX, -window.scrollY]
    return {
      target: target.getBoundingClientRect(),
      view: viewEdges(visible),
      page: { left, top, right: left + clientWidth, bottom: top + clientHeight },
      isKept: getComputedStyle(field).getPropertyValue(inPlace) === '1',
    }
  }

  useBrowserLayoutEffect(() => {
    const list = popup.current
    if (!isOpen || !list) return
    let height = need
    /**
     * True if the list is shown only after it is positioned, so that it is painted once. Without a known height it has
     * to be shown to be measured.
     */
    let isWaiting = need !== undefined
    let isComing = false
    const stop = follow(list, [box.current, anchor?.current], () => {
      const seen = before.current ?? see()
      before.current = null
      if (!seen) return ''
      const { target, view, page, isKept } = seen
      if (isKept) {
        list.removeAttribute('popover')
        list.removeAttribute('style')
        return ''
      }
      if ('popover' in list && list.isConnected && !list.popover) {
        list.popover = 'manual'
        if (isWaiting) isComing = true
        else list.showPopover()
      }
      height ??= list.offsetHeight
      const { isAbove, edge, room } = placeList(target, height, view)
      const origin = (!list.popover && list.offsetParent?.getBoundingClientRect()) || page
      const sides = isAbove
        ? `top:auto;bottom:${origin.bottom - edge}px`
        : `bottom:auto;top:${edge - origin.top}px`
      return `;left:${target.left - origin.left}px;right:${origin.right - target.right}px;${sides};--room:${room}px`
    })
    // Shown only if it was hidden: an older browser throws if a popover is already open.
    if (isComing) list.showPopover()
    isWaiting = false
    return stop
  }, [popup, box, anchor, isOpen, need, visible])

  useEffect(() => {
    const dialog = isOpen && box.current?.closest<HTMLElement>(dialogs)
    if (!dialog) return
    // One press closes one thing: the list goes with the focus, which stays in the dialog around; the next press closes that.
    const keep = (event: Event) => {
      if (event.composedPath().includes(dialog)) return
      event.stopPropagation()
      dialog.focus({ preventScroll: true })
      // A finger that drags sends no `mousedown`, and that of a later press must keep its effect.
      const isOver = new AbortController()
      const options = { capture: true, once: true, signal: isOver.signal }
      document.addEventListener('mousedown', (press) => press.preventDefault(), options)
      document.addEventListener('pointerdown', () => isOver.abort(), options)
    }
    document.addEventListener('pointerdown', keep, true)
    return () => document.removeEventListener('pointerdown', keep, true)
  }, [isOpen, box])

  return () => {
    before.current = isOpen ? null : see()
  }
}
