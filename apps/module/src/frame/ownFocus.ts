/**
 * Keeps a frame from taking the focus: what sets it by itself, as a screen that comes late does, sets it only where the
 * person is in the frame already. A press or Tab into the frame is the browser's and goes on as ever.
 */
export function keepFocusInside(document: Document, elements: Pick<HTMLElement, 'focus'>): void {
  const { focus } = elements
  elements.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
