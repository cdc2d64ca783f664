/** Is the main pointer a finger: text is then entered on a keyboard on the screen. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

/** Is an element shown on a small touch screen: a coarse pointer, and under 700 px for our root. */
export function isSmallTouch(element: Element | null): boolean {
  const root = element?.closest('.wherry-root')
  return !!root && root.clientWidth < 700 && isTouch()
}
