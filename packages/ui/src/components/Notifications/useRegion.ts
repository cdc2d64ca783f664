'use client'
import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusedNear } from '../../private/focusedNear.ts'
import { isComposing } from '../../private/isComposing.ts'
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

const heightOf = (region: Element) =>
  [...region.children].reduce((sum, { clientHeight }) => sum + clientHeight, gaps)

/** Place of the messages in which the focused control stays in sight. */
interface Way {
  /** At the other edge than their own. */
  isTurned: boolean
  /** Height that they may have together, in px. */
  limit: number
}

const ownWay: Way = { isTurned: false, limit: Number.POSITIVE_INFINITY }

/**
 * Makes way for what has the focus (WCAG 2.4.11): where the messages would cover its middle they go to that side of it
 * where there is more room, and wait in line for what there is.
 */
export function useWay(region: Region, list: readonly unknown[], isAtBottom: boolean): Way {
  const [way, setWay] = useState(ownWay)
  const [known, setKnown] = useState(list)
  if (list !== known) {
    setKnown(list)
    setWay(ownWay)
  }
  /** Height of them together where nothing is in their way. */
  const whole = useRef(0)
  const look = useCallback(() => {
    const element = region.current
    const focused = focusedNear(element) ?? document.activeElement
    if (!element || !focused || element.contains(focused)) return
    const target = focused.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const column = element.firstElementChild!.getBoundingClientRect()
    const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 }
    const reach = isAtBottom ? box.bottom - middle.y : middle.y - box.top
    const isCovered =
      focused !== document.body &&
      list.length > 0 &&
      middle.x >= column.left &&
      middle.x <= column.right &&
      reach >= 0 &&
      reach < whole.current
    const above = target.top - box.top
    const below = box.bottom - target.bottom
    const next = isCovered
      ? { isTurned: above > below === isAtBottom, limit: Math.max(above, below) }
      : ownWay
    setWay((now) => (now.isTurned === next.isTurned && now.limit === next.limit ? now : next))
  }, [region, list, isAtBottom])
  useBrowserLayoutEffect(() => {
    if (way !== ownWay || !region.current) return
    whole.current = heightOf(region.current)
    look()
  })
  useEffect(() => {
    const element = region.current
    if (!element || list.length === 0) return
    let frame = 0
    // The browser brings it into view after it has told of it.
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const observer = new ResizeObserver(() => setWay(ownWay))
    observer.observe(element)
    const roots = new Set<Node>([document, element.getRootNode()])
    for (const root of roots) root.addEventListener('focusin', soon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      for (const root of roots) root.removeEventListener('focusin', soon)
    }
  }, [region, list, look])
  return way
}

/** Number of messages that there is room for, one at least: found out before they are painted. */
export function useRoom(region: Region, list: readonly unknown[], { limit }: Way): number {
  // Anew each time, so that the same number is measured again after the region has changed its size.
  const [{ room }, setRoom] = useState({ room: most })
  const [known, setKnown] = useState({ list, limit })
  if (list !== known.list || limit !== known.limit) {
    setKnown({ list, limit })
    setRoom({ room: most })
  }
  useBrowserLayoutEffect(() => {
    if (!region.current) return
    const shown = Math.min(room, list.length)
    if (shown > 1 && heightOf(region.current) > Math.min(limit, region.current.clientHeight))
      setRoom({ room: shown - 1 })
  })
  useEffect(() => {
    if (!region.current) return
    const observer = new ResizeObserver(() => setRoom({ room: most }))
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [region])
  return room
}

/** A region of the page, and where the person was before it. */
interface Stop {
  region: Region
  before: MutableRefObject<Element | null>
}

/** All of the page, in the order in which they came. */
const stops: Stop[] = []

const stopWith = (element: Element | null) => stops.find(({ region }) => region.current?.contains(element))

/** Where a person was before the focus came from an element: of another region, what was before that one. */
export const placeBefore = (from: Element): Element | null => stopWith(from)?.before.current ?? from

/** Gives the focus back to where the person was; where that was nowhere, it is nowhere again. */
export function goBack(before: Element | null, region: Region): void {
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  else (focusedNear(region.current) as HTMLElement | null)?.blur()
}

/** What has the focus; of a shadow root only a region in it knows. */
function focusedAmong(shown: readonly Stop[]): Element | null {
  const seen = shown.map(({ region }) => focusedNear(region.current))
  return seen.find((one) => one && one.getRootNode() !== document) ?? document.activeElement
}

function walk(event: KeyboardEvent) {
  if (event.key !== 'F6' || event.defaultPrevented || isComposing(event)) return
  const shown = stops.filter(({ region }) => region.current?.querySelector('[data-tone]'))
  if (shown.length === 0) return
  event.preventDefault()
  const focused = focusedAmong(shown)
  const at = shown.findIndex(({ region }) => region.current?.contains(focused))
  const before = shown[at]?.before.current ?? focused
  const next = shown[at + 1]
  if (next) {
    next.region.current?.focus()
    next.before.current = before
  } else if (shown[at]) goBack(before, shown[at].region)
}

/** F6 leads to the regions that show something, one after the other, and from the last back to where the person was. */
export function useRegionKey(region: Region, before: MutableRefObject<Element | null>): void {
  useEffect(() => {
    const stop = { region, before }
    if (stops.length === 0) document.addEventListener('keydown', walk)
    stops.push(stop)
    return () => {
      stops.splice(stops.indexOf(stop), 1)
      if (stops.length === 0) document.removeEventListener('keydown', walk)
    }
  }, [region, before])
}

/**
 * Keeps the messages above everything else in the browser's top layer, such as an open list: the region goes there
 * with its first message, and goes in again after whatever has come later. A browser without that layer leaves it in
 * its place.
 */
export function useTopLayer(region: Region, hasMessages: boolean): void {
  useBrowserLayoutEffect(() => {
    const element = region.current
    if (!hasMessages || !element?.showPopover) return
    element.popover = 'manual'
    const raise = () => {
      if (element.matches(':popover-open')) element.hidePopover()
      element.showPopover()
    }
    raise()
    const root = element.getRootNode()
    const onToggle = (event: Event) => {
      const isOther = event.target instanceof Element && !event.target.matches('[data-wherry-notifications]')
      if (isOther && (event as ToggleEvent).newState === 'open') raise()
    }
    // It does not bubble, and does not leave a shadow root.
    root.addEventListener('toggle', onToggle, true)
    return () => {
      root.removeEventListener('toggle', onToggle, true)
      element.removeAttribute('popover')
    }
  }, [region, hasMessages])
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
