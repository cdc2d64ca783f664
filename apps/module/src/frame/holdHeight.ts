/**
 * What stands for something on its way (a page whose code comes, a partner's landing, prices), and a field whose list
 * fills the view: while it does, it has no height in the page.
 */
const passing = '[data-coming], [data-full][data-open]'

/**
 * Holds the frame's height while what it shows will soon be something else: at first what the page around has reserved,
 * later what there was before. The answer ends it.
 *
 * @param place holds all that is shown; the hold is its least height.
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
  // It looks before anything is laid out: the frame never has the height between.
  const observer = new MutationObserver(look)
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['data-coming', 'data-open'] })
  return () => observer.disconnect()
}
