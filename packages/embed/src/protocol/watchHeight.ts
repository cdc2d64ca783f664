import type { HeightReporter } from './heightReporter.ts'

/** The part of the frame's `window` that `watchHeight` uses. */
export interface HeightView {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly ResizeObserver: typeof ResizeObserver
  addEventListener(type: 'resize', listener: () => void): void
  removeEventListener(type: 'resize', listener: () => void): void
}

/**
 * Passes the height of the element and the size of the frame to the reporter. Returns the function that stops it.
 *
 * @param element the element with all content; its height must not depend on the frame: not `html`, not `body`.
 */
export function watchHeight(view: HeightView, element: Element, reporter: HeightReporter): () => void {
  let frame = { width: -1, height: -1 }
  const height = () => element.getBoundingClientRect().height
  const size = () => {
    frame = { width: view.innerWidth, height: view.innerHeight }
    reporter.frameIs(frame, height())
  }
  const observer = new view.ResizeObserver(() => {
    // For a frame in another process the new layout comes before the `resize` event.
    if (view.innerWidth === frame.width && view.innerHeight === frame.height) reporter.contentIs(height())
    else size()
  })
  size()
  observer.observe(element)
  view.addEventListener('resize', size)
  return () => {
    observer.disconnect()
    view.removeEventListener('resize', size)
    reporter.close()
  }
}
