'use client'
import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../private/edit/isComposing.ts'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'

type Region = RefObject<HTMLElement | null>

/** True while the browser tab is hidden, so nobody reads the messages. */
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

/** Maximum number of visible messages. */
export const most = 5
/** Total space around and between the two lists, in px. */
const gaps = 36

const heightOf = (region: Element) =>
  [...region.children].reduce((sum, { clientHeight }) => sum + clientHeight, gaps)

/** Position of the messages that leaves the focused control visible. */
interface Way {
  /** True if the messages are at the opposite edge. */
  isTurned: boolean
  /** Maximum height of all messages together, in px. */
  limit: number
}

const ownWay: Way = { isTurned: false, limit: Number.POSITIVE_INFINITY }

/**
 * Keeps the focused element visible (WCAG 2.4.11). If the messages would cover its middle, they move to the side with more
 * room, and those without room wait.
 */
export function useWay(region: Region, list: readonly unknown[], isAtBottom: boolean): Way {
  const [way, setWay] = useState(ownWay)
  const [known, setKnown] = useState(list)
  if (list !== known) {
    setKnown(list)
    setWay(ownWay)
  }
  /** Height of all messages together without a limit. */
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
    // The browser scrolls the element into view only after the `focusin` event.
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

/** Number of messages that fit, at least one; measured before they are painted. */
export function useRoom(region: Region, list: readonly unknown[], { limit }: Way): number {
  // A new object for each change, so that the same number is measured again after a resize of the region.
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

/** A region of the page, with the focused element before it. */
interface Stop {
  region: Region
  before: MutableRefObject<Element | null>
}

/** All regions of the page, in the order of mount. */
const stops: Stop[] = []

const stopWith = (element: Element | null) => stops.find(({ region }) => region.current?.contains(element))

/** The element to which the focus returns later: the element itself, or for one in another region the element before that region. */
export const placeBefore = (from: Element): Element | null => stopWith(from)?.before.current ?? from

/** Returns the focus to the element before the region. If there was none, the focus is only removed. */
export function goBack(before: Element | null, region: Region): void {
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  else (focusedNear(region.current) as HTMLElement | null)?.blur()
}

/** The focused element. Inside a shadow root only a region in it can find it. */
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

/** Makes F6 move the focus through all regions with messages, and from the last one back to the element before. */
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
 * Keeps the messages above everything else in the browser's top layer, such as an open list. The region enters the layer
 * with its first message, and again after each later element. In a browser without popovers it stays in its place.
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
    // `toggle` does not bubble and does not leave a shadow root, so the listener captures on the root.
    root.addEventListener('toggle', onToggle, true)
    return () => {
      root.removeEventListener('toggle', onToggle, true)
      element.removeAttribute('popover')
    }
  }, [region, hasMessages])
}

const taken = ['focusin', 'focusout', 'pointerdown'] as const

/**
 * Makes the region usable above a modal dialog. The dialog listens on the document, where it would take the focus back
 * and close on a press outside. So events of the region stop at the body.
 */
export function useKeptEvents(region: Region): void {
  useEffect(() => {
    const end = (event: FocusEvent | PointerEvent) => {
      const inside = (target: EventTarget | null | undefined) =>
        target instanceof Node && !!region.current?.contains(target)
      // The path has the real target; outside a shadow root `event.target` is its host.
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
