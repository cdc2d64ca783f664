import { type Answer, away, type DriverWindow } from './window.ts'

/** An element in the documents of a window. */
interface Place {
  readonly window: DriverWindow
  readonly path: readonly string[]
  readonly selector: string
}
type Box = { x: number; y: number; width: number; height: number } | null

/** Scrolls the pages around a frame, because the frame itself may be as high as its content. */
export async function scrollAround({ window, path, selector }: Place): Promise<void> {
  if (path.length === 0) return
  const asked = await window.within<Answer<Box>>(path, `return driver.one(args[0], 'box')`, selector)
  let box = asked === away ? null : (asked.value ?? null)
  for (let depth = path.length - 1; box && depth >= 0; depth--) {
    const moved = await window.within<Answer<Box>>(
      path.slice(0, depth),
      `return driver.one(args[0], (frame, box) => {
        const at = () => {
          const { x, y } = frame.getBoundingClientRect()
          return { ...box, x: box.x + x + frame.clientLeft, y: box.y + y + frame.clientTop }
        }
        const { y, height } = at()
        if (y < 0 || y + height > innerHeight)
          scrollBy({ top: y + height / 2 - innerHeight / 2, behavior: 'instant' })
        return at()
      }, args[1])`,
      path[depth],
      box,
    )
    box = moved === away ? null : (moved.value ?? null)
  }
}
