import type { FromChild } from '../protocol/fromChild.ts'
import type { ToChild } from '../protocol/toChild.ts'
import { isBare } from './isBare.ts'

/**
 * Sends the visible part of a frame, in pixels of the frame, on each scroll or resize and on request (`look`). An answer
 * to a request also says if the requested part is uncovered. Any box around the frame may clip it, so the browser's
 * observer is started again each time.
 */
export function watchVisible(
  view: typeof globalThis & Window,
  frame: Element,
  tell: (visible: ToChild['visible']) => void,
): { look(part?: FromChild['look-at']): void; stop(): void } {
  let asked: FromChild['look-at'] | undefined
  const observer = new view.IntersectionObserver((entries) => {
    observer.disconnect()
    const { boundingClientRect: all, intersectionRect: part } = entries[0]!
    const rect = { x: part.x - all.x, y: part.y - all.y, w: part.width, h: part.height }
    tell(asked ? { ...rect, bare: Number(isBare(view, frame, asked)) } : rect)
    asked = undefined
  })
  const look = () => observer.observe(frame)
  view.addEventListener('scroll', look, true)
  view.addEventListener('resize', look, true)
  return {
    look(part) {
      asked = part ?? asked
      look()
    },
    stop() {
      observer.disconnect()
      view.removeEventListener('scroll', look, true)
      view.removeEventListener('resize', look, true)
    },
  }
}
