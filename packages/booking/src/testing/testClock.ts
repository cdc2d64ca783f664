import type { Clock } from '../kernel/platform.ts'

/** 21 November 2026, 12:00 UTC: 13:00 in Paris, 15:00 in Istanbul. */
export const fixtureNow = Date.UTC(2026, 10, 21, 12)

/**
 * The clock of every story, and of each test without a clock of its own. It starts at `fixtureNow` when the page or the
 * process starts, and runs. So tests do not depend on the machine's time: at noon, at midnight, on 29 February and in
 * the hour of a clock change they all see the same Saturday.
 */
export const testClock: Clock = {
  now: () => fixtureNow + Math.floor(performance.now()),
  setTimeout: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
