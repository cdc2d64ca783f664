/** Between what hangs and its anchor, and between it and the edge of the view, in px. */
export const gap = 8

/** One row and the list's own padding: less is no list, in px. */
const least = 60

interface Span {
  top: number
  bottom: number
}

export interface ListPlace {
  isAbove: boolean
  /** Its edge beside the anchor: the lower one where it hangs above, in px of the window. */
  edge: number
  /** The most it may be high, in px. */
  room: number
}

/**
 * Where a list hangs, in px of the window: under its anchor; above it where there is less room below than it needs and
 * more above. Never out of the part in view for as long as its anchor is in it: where neither side has room for a row,
 * it comes over the anchor.
 *
 * @param need the height it should have below before it goes above
 */
export function listPlace(anchor: Span, view: Span, need: number): ListPlace {
  const whole = Math.max(0, view.bottom - view.top - 2 * gap)
  const above = anchor.top - view.top - 2 * gap
  const below = view.bottom - anchor.bottom - 2 * gap
  const isAbove = below < need && above > below
  const room = Math.min(whole, Math.max(least, isAbove ? above : below))
  const edge = isAbove ? anchor.top - gap : anchor.bottom + gap
  const isSeen = anchor.bottom > view.top && anchor.top < view.bottom
  if (!isSeen) return { isAbove, edge, room }
  const within = isAbove ? Math.max(edge, view.top + gap + room) : Math.min(edge, view.bottom - gap - room)
  return { isAbove, edge: within, room }
}
