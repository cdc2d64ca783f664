/** Number of overlays that hide an element. */
const hiders = new WeakMap<Element, number>()

function hide(part: Element): boolean {
  const count = hiders.get(part) ?? 0
  // An element that its owner has hidden must stay hidden afterwards.
  if (count === 0 && part.getAttribute('aria-hidden') === 'true') return false
  hiders.set(part, count + 1)
  part.setAttribute('aria-hidden', 'true')
  return true
}

function show(part: Element) {
  const count = Math.max(1, hiders.get(part) ?? 1) - 1
  hiders.set(part, count)
  if (count === 0) part.removeAttribute('aria-hidden')
}

/** Shows an element that other overlays have hidden, as if none had. */
export function reveal(part: Element): void {
  if (hiders.delete(part)) part.removeAttribute('aria-hidden')
}

/** Parent of all elements in a root: the shadow root itself, or the body of the document. */
const groundOf = (root: Node): ParentNode | null =>
  root instanceof ShadowRoot ? root : root instanceof Document ? root.body : null

/** Outermost host of an element in a shadow root inside another one; else null. */
function hostOfHosts(element: Element): Element | null {
  const root = element.getRootNode()
  const outer = root instanceof ShadowRoot ? root.host.getRootNode() : null
  return outer instanceof ShadowRoot ? (hostOfHosts(outer.host) ?? outer.host) : null
}

/**
 * Hides everything beside a modal overlay from assistive technology: in its shadow root, in the roots around it, and in
 * the document. Radix only hides children of the document. Live regions and the elements around them stay visible.
 *
 * @returns the function that undoes it; overlays may close in any order
 */
export function hideBeside(overlay: Element): () => void {
  const hidden: Element[] = []
  const outermost = hostOfHosts(overlay)
  // With nested shadow roots Radix would hide the outermost host, unless it has `aria-live`.
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
