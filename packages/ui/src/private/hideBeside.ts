/** How many overlays hide an element. */
const hiders = new WeakMap<Element, number>()

function hide(part: Element): boolean {
  const count = hiders.get(part) ?? 0
  // Hidden by its owner, it stays so afterwards.
  if (count === 0 && part.getAttribute('aria-hidden') === 'true') return false
  hiders.set(part, count + 1)
  part.setAttribute('aria-hidden', 'true')
  return true
}

function show(part: Element) {
  const count = hiders.get(part)! - 1
  hiders.set(part, count)
  if (count === 0) part.removeAttribute('aria-hidden')
}

/** What an overlay stands in: a shadow root, or the body of the document. */
const groundOf = (root: Node): ParentNode | null =>
  root instanceof ShadowRoot ? root : root instanceof Document ? root.body : null

/** Of an element in a shadow root inside another one, the host that the document knows; else null. */
function hostOfHosts(element: Element): Element | null {
  const root = element.getRootNode()
  const outer = root instanceof ShadowRoot ? root.host.getRootNode() : null
  return outer instanceof ShadowRoot ? (hostOfHosts(outer.host) ?? outer.host) : null
}

/**
 * Hides from assistive technology what stands beside a modal overlay, in its shadow root, in the roots around that one
 * and in the document: Radix knows the document's own children only. Live regions go on speaking, and what holds them
 * stays.
 *
 * @returns takes it back; overlays may close in any order
 */
export function hideBeside(overlay: Element): () => void {
  const hidden: Element[] = []
  const outermost = hostOfHosts(overlay)
  // Of a root inside a root Radix takes the outermost host for something beside; what is live it leaves.
  const isTold = !!outermost && !outermost.hasAttribute('aria-live')
  if (isTold) outermost.setAttribute('aria-live', 'off')
  let inner: Element | null = overlay
  while (inner) {
    const root: Node = inner.getRootNode()
    const ground = groundOf(root)
    const kept = [inner, ...(ground?.querySelectorAll('[aria-live], script') ?? [])]
    const look = (parent: ParentNode) => {
      for (const part of parent.children) {
        if (kept.includes(part)) continue
        if (kept.some((one) => part.contains(one))) look(part)
        else if (hide(part)) hidden.push(part)
      }
    }
    if (ground) look(ground)
    inner = root instanceof ShadowRoot ? root.host : null
  }
  return () => {
    hidden.forEach(show)
    if (isTold) outermost.removeAttribute('aria-live')
  }
}
