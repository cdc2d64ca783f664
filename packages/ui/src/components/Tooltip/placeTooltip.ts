/** A box in px; only what is needed of a DOMRect. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
export interface Place {
  side: 'above' | 'below'
  /** Left and top edge, in the same px. */
  left: number
  top: number
  /** From its left edge to the middle of what it belongs to, in px. */
  arrow: number
}

/** Between it and what it belongs to, and what it keeps from the edges. */
const gap = 8
/** What its corners leave for the arrow. */
const corner = 14

/** Where a tooltip stands: in the middle above, below where above is no room, inside the edges. */
export function placeTooltip(target: Box, size: { width: number; height: number }, within: Box): Place {
  const middle = (target.left + target.right) / 2
  const last = Math.max(within.right - gap - size.width, within.left + gap)
  const left = Math.min(Math.max(middle - size.width / 2, within.left + gap), last)
  const fitsAbove = target.top - gap - size.height >= within.top
  const fitsBelow = target.bottom + gap + size.height <= within.bottom
  const side = fitsAbove || !fitsBelow ? 'above' : 'below'
  return {
    side,
    left,
    top: side === 'above' ? target.top - gap - size.height : target.bottom + gap,
    arrow: Math.min(Math.max(middle - left, corner), Math.max(size.width - corner, corner)),
  }
}
