/** True on a small touch screen: a coarse pointer, and a root under 700 px wide. */
export function isSmallTouch(element: Element | null): boolean {
  const root = element?.closest('.wherry-root')
  return !!root && root.clientWidth < 700 && window.matchMedia('(pointer: coarse)').matches
}
