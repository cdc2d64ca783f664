import type { HeightClock } from '../protocol/heightReporter.ts'

/** A clock for tests: `advance` moves it forward and runs the timers that are due. */
export function createFakeClock(start: number): HeightClock & { advance(milliseconds: number): void } {
  let now = start
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  return {
    now: () => now,
    setTimeout(run, milliseconds) {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const [due] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!due) break
        timers.delete(due)
        now = Math.max(now, due.at)
        due.run()
      }
      now = end
    },
  }
}
