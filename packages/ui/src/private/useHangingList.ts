'use client'
import { type RefObject, useRef } from 'react'
import { useTheme } from '../themes/useTheme.ts'
import { inPlace } from './listBox.css.ts'
import { listPlace } from './listPlace.ts'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'
import { viewEdges } from './view.ts'

interface Hanging {
  /** The list, of the class `hanging`; stands in the DOM beside its field. */
  popup: RefObject<HTMLElement | null>
  /** The box of its field. */
  box: RefObject<HTMLElement | null>
  /** What it hangs on instead. @default the box */
  anchor?: RefObject<HTMLElement | null> | undefined
  isOpen: boolean
  /** The height it should have below before it goes above, in px. @default its own */
  need?: number
  /** As wide as its anchor; else at most. @default false */
  isSpanning?: boolean
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** All that is read of the page; nothing more while the list is being drawn, or it would be laid out twice. */
interface Seen {
  target: DOMRect
  view: ReturnType<typeof viewEdges>
  /** What places in the top layer are counted from: the page, unscrolled, in px of the window. */
  page: Edges
  /** The style sheet keeps it in its place: see `inPlace`. */
  isKept: boolean
}

/** How often an anchor is found in its place to be taken for standing, and how long between, in ms. */
const looks = 4
const pause = 60

/**
 * Hangs a list on its field, in the browser's top layer: nothing around clips it there, it scrolls with the page, and
 * in the DOM it stays where it is, so that focus, presses and ids go on as they were. A browser without that layer
 * hangs it in its place.
 *
 * @returns `look`, to be called where it is about to open: before anything is drawn, measuring costs nothing
 */
export function useHangingList({
  popup,
  box,
  anchor,
  isOpen,
  need,
  isSpanning = false,
}: Hanging): () => void {
  const { visible, dir } = useTheme()
  const before = useRef<Seen | null>(null)

  const see = (): Seen | null => {
    const field = box.current
    // A press may still be under way when its field is gone, and its anchor not.
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
    let last = ''
    const place = (seen: Seen | null) => {
      if (!seen) return
      if (seen.isKept) {
        list.removeAttribute('popover')
        list.removeAttribute('style')
        last = ''
        return
      }
      const isComing = 'popover' in list && list.isConnected && !list.hasAttribute('popover')
      if (isComing) list.popover = 'manual'
      // To be measured it has to be shown; else it is shown once it has its place, and drawn once.
      const isFirst = isComing && height === undefined
      if (isFirst) list.showPopover()
      height ??= list.offsetHeight
      const { target, view, page } = seen
      const { isAbove, edge, room } = listPlace(target, view, height)
      const around = list.hasAttribute('popover') ? null : list.offsetParent
      const origin: Edges = around ? around.getBoundingClientRect() : page
      const isRight = !isSpanning && dir === 'rtl'
      const css = [
        `left:${isRight ? 'auto' : `${target.left - origin.left}px`}`,
        `right:${isRight ? `${origin.right - target.right}px` : 'auto'}`,
        `top:${isAbove ? 'auto' : `${edge - origin.top}px`}`,
        `bottom:${isAbove ? `${origin.bottom - edge}px` : 'auto'}`,
        `${isSpanning ? 'width' : 'max-width'}:${target.width}px`,
        `--room:${room}px`,
      ].join(';')
      if (css !== last) list.style.cssText = css
      last = css
      if (isComing && !isFirst) list.showPopover()
    }
    place(before.current ?? see())
    before.current = null

    let timer: ReturnType<typeof setTimeout>
    /** What it hangs on may be on its way, as in a drawer that is coming: it goes along until that stands. */
    const follow = (left: number, delay: number) => {
      clearTimeout(timer)
      if (left === 0) return
      timer = setTimeout(() => {
        const from = last
        place(see())
        if (last === from) follow(left - 1, pause)
        else follow(looks, 0)
      }, delay)
    }
    const move = () => {
      place(see())
      follow(looks, pause)
    }
    const scrolled = (event: Event) => {
      if (!list.contains(event.target as Node)) move()
    }
    // It is heard once as soon as it observes.
    const observer = new ResizeObserver(move)
    for (const part of [box.current, anchor?.current]) if (part) observer.observe(part)
    window.addEventListener('scroll', scrolled, true)
    window.addEventListener('resize', move)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scroll', scrolled, true)
      window.removeEventListener('resize', move)
    }
  }, [isOpen, visible, dir, anchor, need, isSpanning])

  return () => {
    before.current = isOpen ? null : see()
  }
}
