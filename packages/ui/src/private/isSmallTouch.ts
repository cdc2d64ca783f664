/** Is an element shown on a small touch screen: a coarse pointer, and under 700 px for our root. */
export function isSmallTouch(element: Element | null): boolean {
  const root = element?.closest('.wherry-root')
  return !!root && root.clientWidth < 700 && window.matchMedia('(pointer: coarse)').matches
}
