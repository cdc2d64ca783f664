/** Parts of the page that take the focus if an element inside them loses it. */
const parts = 'section, fieldset, aside, [role=dialog]'

/**
 * Keeps the focus on the page (A11Y-04). If the focused element is removed, disabled or hidden, and nothing else takes
 * the focus, it moves to the part of the page around that element, or to the heading if that part is gone too. The next
 * Tab continues from there. Overlays are watched as well.
 *
 * @param first the focused element and its ancestors, from the inside out, including the theme's root
 * @param wait runs a callback in a new task; the returned function cancels it
 * @returns the function that ends the watch
 */
export function keepFocus(first: readonly EventTarget[], wait: (run: () => void) => () => void): () => void {
  // The outermost root, because a page with a preview of itself has further roots inside.
  const root = first.findLast((one): one is Element => one instanceof Element && one.matches('.wherry-root'))
  if (!root) return () => {}
  const active = () => {
    const { activeElement } = root.getRootNode() as Document | ShadowRoot
    return activeElement === root.ownerDocument.body ? null : activeElement
  }
  const isLost = () => active() === null
  // The focus may have moved before this code was loaded.
  let around = pathOf(active() ?? (first[0] as Element), root)
  let stop = () => {}

  const keep = () => {
    const [had] = around
    if (!had || !isLost()) return
    // An element that was hidden only while a part of it loaded gets the focus back.
    const heirs = around.filter((one) => one === had || one.matches(parts))
    const others = ['h1, main', '[role=dialog]'].flatMap((one) => [...root.querySelectorAll(one)])
    for (const heir of [...heirs, ...others]) {
      // With an open dialog only the dialog takes the focus, nothing behind it.
      if (!(heir instanceof HTMLElement && holds(heir)) || heir.closest('[aria-hidden=true]')) continue
      // A loading screen will have a heading that takes the focus, so `main` does not take it yet.
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
    // The event may be fired before the element is removed, so the check waits for a microtask.
    queueMicrotask(() => {
      if (around[0] === target && holds(around[0])) around = []
    })
  }
  // A component that removes the focused element may move the focus in its own effect, which has to run first.
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

/** True if an element could have the focus now. */
const holds = (element: Element) => element.isConnected && isDrawn(element) && !element.matches(':disabled')

/** Safari has no `checkVisibility` before 17.4. */
const isDrawn = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

/** An element and its ancestors, up to but without `frame`. */
function pathOf(element: Element, frame: Element): Element[] {
  const path: Element[] = []
  for (let one: Element | null = element; one && one !== frame; one = one.parentElement) path.push(one)
  return path
}
