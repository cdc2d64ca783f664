import type { FromChild } from '../protocol/fromChild.ts'

/** CSS properties that change the look of an element and of its content, with the values that change nothing. A translation is harmless. */
const drawing = 'opacity,filter,transform,rotate,scale,clipPath,maskImage,mixBlendMode'.split(',')
const asItIs = /^(1|none|normal|matrix\(1, 0, 0, 1,.*|)$/

/** Sample points as shares of a side: five in a row hit everything wider than a quarter of a button. */
const shares = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Selector of all elements with the specificity of three ids, so that it wins over most rules of the page. */
const all = ':is(#w#w#w,*)'

/**
 * True if a part of a frame looks as the frame draws it: no element around fades, distorts or clips it, and no element
 * of the page covers it, not even one that lets presses through. It replaces version 2 of IntersectionObserver, which
 * Firefox and Safari lack.
 *
 * @param part in CSS pixels of the frame.
 */
export function isBare(
  view: typeof globalThis & Window,
  frame: Element,
  part: FromChild['look-at'],
): boolean {
  const { document } = view
  const around: Element[] = []
  for (let one: Element | null | undefined = frame; one; ) {
    const style = view.getComputedStyle(one)
    if (drawing.some((name) => !asItIs.test(style[name as 'opacity'] ?? ''))) return false
    around.push(one)
    one = one.assignedSlot ?? one.parentElement ?? (one.getRootNode() as Partial<ShadowRoot>).host
  }
  const { x, y } = frame.getBoundingClientRect()
  const { w, h } = part
  const left = x + part.x
  const top = y + part.y
  // Until the end of this function, before the browser draws again, all elements take presses.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`${all},${all}::before,${all}::after{pointer-events:auto!important}`)
  const roots: (Document | ShadowRoot)[] = [document]
  let isClear = true
  for (const root of roots) {
    root.adoptedStyleSheets.push(sheet)
    for (const one of root.querySelectorAll(all)) {
      if (one.shadowRoot) roots.push(one.shadowRoot)
      const box = one.getBoundingClientRect()
      const isOver = box.left < left + w && box.right > left && box.top < top + h && box.bottom > top
      // Elements that still let presses through are not found by a point, so their boxes are compared.
      if (isOver && !around.includes(one))
        isClear &&= view.getComputedStyle(one).pointerEvents !== 'none' && !one.closest('[inert]')
    }
  }
  isClear &&= shares.every((across) =>
    shares.every((down) => {
      const at = [left + w * across, top + h * down] as const
      let hit = document.elementFromPoint(...at)
      while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(...at)
      return hit === frame
    }),
  )
  for (const root of roots) root.adoptedStyleSheets.pop()
  return isClear
}
