import { gap } from './listPlace.ts'

interface Edges {
  top: number
  bottom: number
  left: number
  right: number
}

export interface FloatingPlace {
  top: number
  left: number
  /** The most it may take, in px. */
  maxWidth: number
  /** In px. */
  maxHeight: number
}

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/**
 * Where a thing of a size stands under its anchor, all in px of the window: at the anchor's first edge by the
 * direction of writing; above where it does not fit below and there is more room; shifted to stay in view for as
 * long as its anchor is.
 */
export function floatingPlace(
  { width, height }: { width: number; height: number },
  anchor: Edges,
  view: Edges,
  dir: 'ltr' | 'rtl',
): FloatingPlace {
  const maxWidth = Math.max(0, view.right - view.left - 2 * gap)
  const maxHeight = Math.max(0, view.bottom - view.top - 2 * gap)
  const [wide, high] = [Math.min(width, maxWidth), Math.min(height, maxHeight)]
  const [above, below] = [anchor.top - view.top, view.bottom - anchor.bottom]
  const top = below < high + 2 * gap && above > below ? anchor.top - gap - high : anchor.bottom + gap
  const left = dir === 'rtl' ? anchor.right - wide : anchor.left
  const isSeen = anchor.bottom > view.top && anchor.top < view.bottom
  return {
    top: isSeen ? between(top, view.top + gap, view.bottom - gap - high) : top,
    left: between(left, view.left + gap, view.right - gap - wide),
    maxWidth,
    maxHeight,
  }
}
