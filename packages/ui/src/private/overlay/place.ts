import { gap } from '../view.ts'

export interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Place {
  isAbove: boolean
  /** Edge of the layer at the anchor, in px of the window: the lower edge if the layer is above. */
  edge: number
  left: number
  /** Sizes for the layer's style sheet, as CSS. */
  sizes: string
}

/** Least useful height of a list in px: one row and the padding. */
const least = 60

/**
 * Decides on which side of its anchor a layer opens. If its own side has no room for `height`, it opens on the other
 * side, if that has more room. It stays in view as long as its anchor does, and covers the anchor if neither side has
 * the height `low`.
 */
export function beside(anchor: Edges, view: Edges, height: number, low: number, isOwnAbove = false) {
  const top = anchor.top - gap
  const bottom = anchor.bottom + gap
  const above = top - view.top
  const below = view.bottom - bottom
  const isAbove = isOwnAbove ? above >= height || above >= below : below < height && above > below
  const room = Math.min(Math.max(0, view.bottom - view.top), Math.max(low, isAbove ? above : below))
  let edge = isAbove ? top : bottom
  if (bottom > view.top && top < view.bottom)
    edge = isAbove ? Math.max(edge, view.top + room) : Math.min(edge, view.bottom - room)
  return { isAbove, room, edge }
}

/**
 * Places a list under its anchor, where it takes the available height and scrolls; above, if there is less than `need`.
 * In px of the window.
 */
export const placeList = (anchor: Edges, need: number, view: Edges) => beside(anchor, view, need, least)
