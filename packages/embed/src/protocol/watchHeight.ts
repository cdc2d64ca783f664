import type { HeightReporter } from './heightReporter.ts'

/** What watching needs of the frame's window. */
export interface HeightView {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly ResizeObserver: typeof ResizeObserver
  addEventListener(type: 'resize', listener: () => void): void
  removeEventListener(type: 'resize', listener: () => void): void
}

/**
 * Tells the reporter how high the element is, and with which size of the frame. The answer ends it.
 *
 * @param element holds all that is shown and takes no height from the frame: not `html`, not `body`.
 */
export function watchHeight(view: HeightView, element: Element, reporter: HeightReporter): () => void {
  let frame = { width: -1, height: -1 }
  const height = () => element.getBoundingClientRect().height
  const size = () => {
    frame = { width: view.innerWidth, height: view.innerHeight }
    reporter.frameIs(frame, height())
  }
  const observer = new view.ResizeObserver(() => {
    // In a frame of another process the content is laid out anew before the event that says why.
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
