import type { ToChild } from '../protocol/toChild.ts'

/**
 * Tells which part of a frame is in view, in its own pixels: whenever anything scrolls or the window changes, and when
 * asked (`look`). What cuts it off may be any box around it, so the browser's observer is asked anew each time.
 */
export function watchVisible(
  view: typeof globalThis & Window,
  frame: Element,
  tell: (visible: ToChild['visible']) => void,
): { look(): void; stop(): void } {
  const observer = new view.IntersectionObserver((entries) => {
    observer.disconnect()
    const { boundingClientRect: all, intersectionRect: part } = entries[0]!
    tell({ x: part.x - all.x, y: part.y - all.y, w: part.width, h: part.height })
  })
  const look = () => observer.observe(frame)
  view.addEventListener('scroll', look, true)
  view.addEventListener('resize', look, true)
  return {
    look,
    stop() {
      observer.disconnect()
      view.removeEventListener('scroll', look, true)
      view.removeEventListener('resize', look, true)
    },
  }
}
