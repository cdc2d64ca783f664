/**
 * Parts of a page that cannot be read or reached: the page scrolls sideways, or a text is cut off, overflows its
 * control, overlaps another text, or is outside the window.
 */
export function findFaults(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  const width = root.clientWidth
  const nameOf = (element: Element) => {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
    const place = element.closest('[class]')?.getAttribute('class')?.split(' ').at(-1) ?? ''
    return `"${words}" (${element.localName} ${place})`
  }
  if (root.scrollWidth > width) {
    const parts = [...document.querySelectorAll('body *')]
    const widest = parts.findLast((part) => part.getBoundingClientRect().right >= root.scrollWidth - 1)
    const by = widest ? `, by ${nameOf(widest)}` : ''
    faults.push(`the page is ${root.scrollWidth} px wide in a window of ${width} px${by}`)
  }
  /** True of a text that is only for screen readers. */
  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath !== 'none' || (style.position === 'absolute' && at.clientWidth <= 1)) return true
    }
    return false
  }
  /** True if the element clips its content on this axis and cannot be scrolled. */
  const clips = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
    style[`overflow${axis}`] === 'hidden' || style[`overflow${axis}`] === 'clip'
  const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
    style[`overflow${axis}`] === 'auto' || style[`overflow${axis}`] === 'scroll'
  /** True if a title or a label of the element contains the whole text. */
  const isToldWhole = (element: Element, words: string) =>
    element.closest(`[title]`)?.getAttribute('title')?.includes(words) ||
    element.closest('[aria-label]')?.getAttribute('aria-label')?.includes(words)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (
      words === '' ||
      !element ||
      element.closest('.leaflet-container, script, style, template, option, noscript')
    )
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5)
    if (lines.length === 0 || isForEars(element)) continue
    const left = Math.min(...lines.map((box) => box.left))
    const right = Math.max(...lines.map((box) => box.right))
    const top = Math.min(...lines.map((box) => box.top))
    const bottom = Math.max(...lines.map((box) => box.bottom))
    // The tolerance is a third of a line’s height, since a line is higher than its letters.
    const slack = (bottom - top) / lines.length / 3
    let isScrolled = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (scrolls(style, 'X') || scrolls(style, 'Y')) isScrolled = true
      const isOut =
        (clips(style, 'X') && (left < box.left - 1 || right > box.right + 1)) ||
        (clips(style, 'Y') && !isScrolled && (top < box.top - slack || bottom > box.bottom + slack))
      if (isOut && !isToldWhole(element, words)) {
        faults.push(`cut off: ${nameOf(element)} by ${at.localName} ${at.className}`)
        break
      }
      if (scrolls(style, 'X')) break
      const isControl = at.matches(
        'button, a, [role=tab], [role=option], [role=menuitem], [role=menuitemradio], td',
      )
      if (isControl && (left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + slack)) {
        faults.push(`runs out of its control: ${nameOf(element)}`)
        break
      }
      if (style.position === 'fixed') {
        if (left < -1 || right > width + 1) faults.push(`outside the window: ${nameOf(element)}`)
        break
      }
      if (at.parentElement === document.body && (left < -1 || right > width + 1))
        faults.push(`outside the window: ${nameOf(element)}`)
    }
  }
  return [...new Set(faults)]
}
