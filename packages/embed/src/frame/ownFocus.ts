/**
 * Keeps the frame from taking the focus from the host page. Code that sets the focus by itself, such as a screen that
 * loads late, can do so only if the user is in the frame already. A press or Tab into the frame works as always.
 */
export function keepFocusInside(document: Document, elements: Pick<HTMLElement, 'focus'>): void {
  const { focus } = elements
  elements.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
