/** What may take the focus of something inside it. */
const parts = 'section, fieldset, aside, [role=dialog]'

/**
 * Where what had the focus goes away, is disabled or hidden, and nothing else takes it, the part of the page around it
 * does, or where that is gone too the heading (A11Y-04): the next Tab goes on from there. Overlays are watched as well.
 *
 * @param first what had the focus, and all around it, from the inside, the theme's root among them
 * @param wait runs something in a task of its own; what it answers takes that back
 * @returns stops it
 */
export function keepFocus(first: readonly EventTarget[], wait: (run: () => void) => () => void): () => void {
  // A page that shows another look of itself has roots within its own.
  const root = first.findLast((one): one is Element => one instanceof Element && one.matches('.wherry-root'))
  if (!root) return () => {}
  const active = () => {
    const { activeElement } = root.getRootNode() as Document | ShadowRoot
    return activeElement === root.ownerDocument.body ? null : activeElement
  }
  const isLost = () => active() === null
  // Since the first had it, it may have gone on.
  let around = pathOf(active() ?? (first[0] as Element), root)
  let stop = () => {}

  const keep = () => {
    const [had] = around
    if (!had || !isLost()) return
    // What was hidden while a part of it came has it again.
    const heirs = around.filter((one) => one === had || one.matches(parts))
    const others = ['h1, main', '[role=dialog]'].flatMap((one) => [...root.querySelectorAll(one)])
    for (const heir of [...heirs, ...others]) {
      // Behind a dialog that stays open nothing takes it: the dialog does.
      if (!(heir instanceof HTMLElement && holds(heir)) || heir.closest('[aria-hidden=true]')) continue
      // A screen that is on its way brings its heading with it, where its section has none.
      if (heir.matches('main') && root.querySelector('main [data-coming]:not([hidden])')) return
      if (heir !== had && !heir.hasAttribute('tabindex')) heir.tabIndex = -1
      heir.focus({ preventScroll: true })
      if (!isLost()) return
    }
  }
  const entered = ({ target }: Event) => {
    around = pathOf(target as Element, root)
  }
  const left = ({ target }: Event) => {
    // What is taken out of the page may say so, too, before it is gone.
    queueMicrotask(() => {
      if (around[0] === target && holds(around[0])) around = []
    })
  }
  // Whoever takes out what had the focus may give it on by an effect of its own: that goes first.
  const look = () => {
    stop()
    stop = wait(keep)
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  const sizes = new ResizeObserver(look)
  sizes.observe(root)
  root.addEventListener('focusin', entered)
  root.addEventListener('focusout', left)
  look()
  return () => {
    stop()
    observer.disconnect()
    sizes.disconnect()
    root.removeEventListener('focusin', entered)
    root.removeEventListener('focusout', left)
  }
}

/** Whether an element can have the focus as it stands. */
const holds = (element: Element) => element.isConnected && isDrawn(element) && !element.matches(':disabled')

/** Safari has no `checkVisibility` before 17.4. */
const isDrawn = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

/** An element and all around it, up to the frame. */
function pathOf(element: Element, frame: Element): Element[] {
  const path: Element[] = []
  for (let one: Element | null = element; one && one !== frame; one = one.parentElement) path.push(one)
  return path
}
