/** What has the focus, as seen from an element: in a shadow root the document knows its host only. */
export function focusedNear(element: Element | null): Element | null {
  const root = element?.getRootNode()
  return (root instanceof ShadowRoot ? root : document).activeElement
}
