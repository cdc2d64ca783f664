import { beside, type Edges, type Place, placeList } from './place.ts'

const within = (left: number, width: number, view: Edges) =>
  Math.max(view.left, Math.min(left, view.right - width))

/**
 * Computes the position of a layer from its anchor, its size, and the visible part minus the gap at its edges, in px of
 * the window.
 */
export type Placing = (
  anchor: Edges,
  size: { width: number; height: number },
  view: Edges,
  dir: 'ltr' | 'rtl',
) => Place

/** Places a box of fixed height under its anchor, or above if there is no room. */
export const placeBox: Placing = (anchor, { width, height }, view, dir) => ({
  ...beside(anchor, view, height, height),
  left: within(dir === 'rtl' ? anchor.right - width : anchor.left, width, view),
  sizes: `--most:${view.right - view.left}px;--room:${view.bottom - view.top}px`,
})

/**
 * Places a menu below or above its anchor. @param share point of the anchor's free width at which the menu is placed: 0
 * start, 0.5 centre, 1 end
 */
const placeMenuAt =
  (share: number): Placing =>
  (anchor, { width, height }, view, dir) => {
    const { isAbove, room, edge } = placeList(anchor, height, view)
    const at = dir === 'rtl' ? 1 - share : share
    return {
      ...{ isAbove, edge },
      left: within(anchor.left + at * (anchor.right - anchor.left - width), width, view),
      sizes: `--most:${view.right - view.left}px;--room:${room}px`,
    }
  }

/** A menu uses the space under its anchor, or above it if there is more, and scrolls inside. */
export const placeMenu = { start: placeMenuAt(0), center: placeMenuAt(0.5), end: placeMenuAt(1) } as const

/**
 * A tooltip is above the middle of its anchor and points at it: `--middle` is the middle of the anchor, from the
 * tooltip's left edge.
 */
export const placeTip: Placing = (anchor, { width, height }, view) => {
  const middle = (anchor.left + anchor.right) / 2
  const left = within(middle - width / 2, width, view)
  return { ...beside(anchor, view, height, height, true), left, sizes: `--middle:${middle - left}px` }
}
