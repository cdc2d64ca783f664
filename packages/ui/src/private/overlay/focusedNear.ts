/** Returns the focused element in the root of `element`: the document sees only the host of a shadow root. */
export function focusedNear(element: Element | null): Element | null {
  const root = element?.getRootNode()
  return (root instanceof ShadowRoot ? root : document).activeElement
}
