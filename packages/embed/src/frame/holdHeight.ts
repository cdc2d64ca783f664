/**
 * Elements without a useful height of their own: placeholders of content that is loading (the code of a page, a
 * partner's landing, prices), and a field whose open list fills the view.
 */
const passing = '[data-coming], [data-full][data-open]'

/**
 * Holds the frame's height while its content is temporary: at first the height that the host page has reserved, later
 * the last height. The returned function stops it.
 *
 * @param place the element with all content; the held height is its `min-height`.
 */
export function holdHeight(view: { readonly innerHeight: number }, place: HTMLElement): () => void {
  let isHeld = false
  const look = () => {
    const isPassing = !place.hasChildNodes() || place.querySelector(passing) !== null
    if (isPassing === isHeld) return
    isHeld = isPassing
    place.style.minHeight = isPassing ? `${view.innerHeight}px` : ''
  }
  look()
  // The observer runs before the next layout, so the frame never gets the height of a placeholder.
  const observer = new MutationObserver(look)
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['data-coming', 'data-open'] })
  return () => observer.disconnect()
}
