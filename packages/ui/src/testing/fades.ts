/** Width of the fade at the left and right edge of a scrolling row, in px; for stories and tests. */
export function fadesOf(row: Element): [number, number] {
  const [left = 0, right = 0] = getComputedStyle(row).maskPosition.split(', ').map(Number.parseFloat)
  return [24 + left, 0 - right]
}

/** True if rows fade out at their edges; a browser without scroll-driven animations shows a thin scrollbar instead. */
export const hasFades = (): boolean => CSS.supports('animation-timeline', 'scroll()')
