import type { FromChild } from '../protocol/fromChild.ts'

/** Properties that change how an element and all in it are drawn, and the values that change nothing: a shift is none of them. */
const drawing = 'opacity,filter,transform,rotate,scale,clipPath,maskImage,mixBlendMode'.split(',')
const asItIs = /^(1|none|normal|matrix\(1, 0, 0, 1,.*|)$/

/** Shares of a side: five in a row see all that is wider than a quarter of a button. */
const shares = [0.02, 0.25, 0.5, 0.75, 0.98]

/** All elements, with the weight of three ids: a rule of the page with less gives way. */
const all = ':is(#w#w#w,*)'

/**
 * Tells whether a part of a frame is drawn as the frame draws it: nothing around it fades, warps or clips it, and
 * nothing of the page lies over it, be it seen through for presses or not. It stands in for version 2 of
 * IntersectionObserver, which Firefox and Safari lack.
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
  // For as long as nobody draws, all that is drawn takes presses.
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
      // Elements that let presses through in spite of it are found by no point, but by their boxes.
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
