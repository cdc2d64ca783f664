import type { HeightClock } from '@wherry/embed/protocol'

/** Milliseconds that heights wait for a font at most, once. */
const longestMs = 1000
/** Milliseconds after it has come in which what it changes is measured. */
const measuredMs = 150

/**
 * Passes heights on. While the font of the first texts is on its way they wait for it, and the last of them alone goes
 * out: the page around moves once, not once more as its words take their own widths.
 *
 * @param fonts those of the frame's document
 */
export function afterFonts(
  send: (height: number) => void,
  fonts: Pick<FontFaceSet, 'status' | 'ready'>,
  { setTimeout }: Pick<HeightClock, 'setTimeout'>,
): (height: number) => void {
  let waiting: number | null = null
  let isOver = false
  function end(): void {
    if (isOver) return
    isOver = true
    send(waiting!)
  }
  return (height) => {
    if (isOver || (waiting === null && fonts.status !== 'loading')) return send(height)
    if (waiting === null) {
      void fonts.ready.then(() => setTimeout(end, measuredMs))
      setTimeout(end, longestMs)
    }
    waiting = height
  }
}
