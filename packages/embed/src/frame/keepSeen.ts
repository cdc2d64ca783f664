import type { HeightClock } from '../protocol/heightReporter.ts'
import type { ToChild } from '../protocol/toChild.ts'

/** The visible part of a frame, in pixels of the frame; a height of 0 means none. */
export type VisiblePart = Omit<ToChild['visible'], 'bare'>

/** Milliseconds that the browser gets to scroll the focused element into view by itself. */
const focusMs = 400

/** Milliseconds without a change after which a rotation of the device is over. */
const turnMs = 300

/** Milliseconds without a change after which scrolling is over. */
const restMs = 120

/** Pixels of space above an element that is scrolled into view. */
const above = 24

/** The part of the frame's `window` that `keepSeen` uses. */
export interface SeenView {
  readonly innerWidth: number
  readonly document: Pick<Document, 'activeElement' | 'body' | 'addEventListener'>
  addEventListener(type: 'resize', listener: () => void): void
}

export interface KeepSeenSetup {
  view: SeenView
  clock: Pick<HeightClock, 'setTimeout'>
  /** Asks the host page to scroll to the point that is `y` pixels below the frame's upper edge. */
  scrollTo(y: number): void
}

/**
 * Keeps the focused element in view, be it a field or an open dialog: if it gets the focus outside the view, and if it
 * was in view before the host page was rotated or made narrower. A wheel or a finger that scrolls within the frame
 * ends both.
 *
 * @returns a callback for each new visible part of the frame
 */
export function keepSeen({ view, clock, scrollTo }: KeepSeenSetup): (visible: VisiblePart) => void {
  const { document } = view
  /** The visible part of the frame; null until the host page has sent it. */
  let part: VisiblePart | null = null
  /** Height of the last visible part that was not empty. */
  let room = 0
  let width = view.innerWidth
  /** True if the focused element was in view when the last scrolling was over. */
  let wasSeen = false
  let isTurning = false
  let endRest = () => {}
  let endFocus = () => {}
  let endTurn = () => {}

  const boxOf = () => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return null
    const box = activeElement.getBoundingClientRect()
    return box.height > 0 ? box : null
  }
  const isSeen = (box: DOMRect | null) =>
    part !== null && box !== null && box.bottom > part.y && box.top < part.y + part.h

  function show(): void {
    const box = boxOf()
    if (part && box && !isSeen(box))
      scrollTo(Math.max(0, Math.round(box.top - Math.max(above, (room - box.height) / 2))))
  }

  function rest(): void {
    endRest()
    endRest = clock.setTimeout(() => {
      wasSeen = isSeen(boxOf())
    }, restMs)
  }

  function turn(): void {
    if (view.innerWidth !== width) {
      width = view.innerWidth
      isTurning ||= wasSeen
    }
    if (!isTurning) return
    endTurn()
    endTurn = clock.setTimeout(() => {
      isTurning = false
      show()
      rest()
    }, turnMs)
  }

  document.addEventListener('focusin', () => {
    endFocus()
    const from = isSeen(boxOf()) ? part?.y : undefined
    endFocus = clock.setTimeout(() => {
      // Do not scroll back a user who has scrolled meanwhile. An on-screen keyboard does not move the upper edge.
      if (part && part.h > 0 && (from ?? part.y) === part.y) show()
      rest()
    }, focusMs)
  })
  // A person who scrolls decides what is in view, also while the browser settles after a rotation.
  for (const gesture of ['wheel', 'touchmove'] as const)
    document.addEventListener(gesture, () => {
      isTurning = false
      endTurn()
      endFocus()
      rest()
    })
  view.addEventListener('resize', turn)
  return (visible) => {
    part = visible
    if (visible.h > 0) room = visible.h
    // The host page's message may arrive before the frame's own `resize` event.
    turn()
    if (!isTurning) rest()
  }
}
