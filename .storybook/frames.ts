import { patience } from './waits.ts'

/**
 * The error of a page that its browser paints no more. The test runner looks for this text, and runs such files once
 * more in a new browser (tools/runTests.ts).
 */
export const noFrames = 'The browser paints this page no more.'

interface Painter {
  /** Calls back before the next frame, as `requestAnimationFrame` does. */
  request(next: () => void): unknown
  /** Time in ms after which a frame that did not come will never come. @default the wait of all stories, `patience` */
  limitMs?: number
}

/**
 * Waits for painted frames. Chromium once stopped painting a page in the middle of a run: scripts went on, but each wait
 * for a frame, a transition or a screenshot lasted until its test was ended, so one page cost 25 tests and 20 minutes.
 *
 * @returns a function that waits for a number of frames. It throws `noFrames` after the limit, and at once from then on.
 */
export function createFrames({ request, limitMs = patience }: Painter): (count: number) => Promise<void> {
  // Bound at once, as a story may hold the page's timers.
  const { setTimeout, clearTimeout } = globalThis
  let isStill = false
  const frame = () =>
    new Promise<void>((painted, failed) => {
      const limit = setTimeout(() => {
        isStill = true
        failed(new Error(noFrames))
      }, limitMs)
      request(() => {
        clearTimeout(limit)
        painted()
      })
    })
  return async (count) => {
    if (isStill) throw new Error(noFrames)
    for (let left = count; left > 0; left--) await frame()
  }
}
