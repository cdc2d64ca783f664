import type { HeightClock } from '../protocol/heightReporter.ts'

/** Maximum time in milliseconds for which heights wait for a font; this happens once. */
const longestMs = 1000
/** Milliseconds after the font has loaded in which the new heights are measured. */
const measuredMs = 150

/**
 * Passes heights on. While the first font is loading they wait, and only the last height is sent. So the host page
 * moves once, and not again when the texts get their final widths.
 *
 * @param fonts the fonts of the frame's document
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
