/** Scrolls an element into view in its scroller only: the page and the frame around it do not move. */
export function scrollWithin(
  scroller: HTMLElement,
  element: HTMLElement,
  block: 'nearest' | 'center' = 'nearest',
) {
  const outer = scroller.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  const above = inner.top - outer.top
  const below = inner.bottom - outer.bottom
  if (block === 'center') scroller.scrollTop += (above + below) / 2
  else if (above < 8) scroller.scrollTop += above - 8
  else if (below > -8) scroller.scrollTop += below + 8
}
