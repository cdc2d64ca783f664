import type { Clock, HostVisible } from '@wherry/booking/platform/platform.ts'

/** Milliseconds that a browser has to bring into view by itself what has the focus. */
const focusMs = 400

/** Milliseconds of quiet after which a page that was turned stands as it will. */
const turnMs = 300

/** Milliseconds after which a page that was scrolled rests. */
const restMs = 120

/** Px above what is brought into view. */
const above = 24

/** What keeping needs of the frame's window. */
export interface SeenView {
  readonly innerWidth: number
  readonly document: Pick<Document, 'activeElement' | 'body' | 'addEventListener'>
  addEventListener(type: 'resize', listener: () => void): void
}

export interface KeepSeenSetup {
  view: SeenView
  clock: Pick<Clock, 'setTimeout'>
  /** Asks to bring into view what stands so many pixels below the frame's upper edge. */
  scrollTo(y: number): void
}

/**
 * Keeps what has the focus in view, be it a field or what is open: where it comes out of view with the focus, and where
 * it was seen before the page around was turned or made narrower.
 *
 * @returns to be told which part of the frame is in view
 */
export function keepSeen({ view, clock, scrollTo }: KeepSeenSetup): (visible: HostVisible) => void {
  const { document } = view
  /** Null: nobody has said. */
  let part: HostVisible | null = null
  /** Height of the last part that was one. */
  let room = 0
  let width = view.innerWidth
  /** What had the focus as all was at rest was seen. */
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
      // Whoever scrolls on or has scrolled away is not called back; a keyboard that comes up leaves the upper edge.
      if (part && part.h > 0 && (from ?? part.y) === part.y) show()
      rest()
    }, focusMs)
  })
  view.addEventListener('resize', turn)
  return (visible) => {
    part = visible
    if (visible.h > 0) room = visible.h
    // It may come before the event that tells of our own width.
    turn()
    if (!isTurning) rest()
  }
}
