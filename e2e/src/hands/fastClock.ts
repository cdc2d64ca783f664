/** What the script lays into a page: how fast its clock runs, and how late it is. */
export interface FastClock {
  /** @param rate how many seconds pass on the page's clock in one second */
  run(rate: number): void
  /** Milliseconds that have passed on the page's clock. */
  elapsed(): number
}

/**
 * Runs in every document before its own scripts: dates, timers and the high-resolution time run faster by one rate,
 * which may be changed. Frames are drawn as ever, and the network takes the time it takes.
 *
 * @param first rate to begin with
 */
export function layFastClock(first: number): void {
  const RealDate = Date
  const realNow = performance.now.bind(performance)
  const realTimeout = window.setTimeout.bind(window)
  const realInterval = window.setInterval.bind(window)
  const epoch = RealDate.now()
  let rate = first
  let turnedAt = realNow()
  const begun = turnedAt
  let before = 0
  const elapsed = () => before + (realNow() - turnedAt) * rate
  class FastDate extends RealDate {
    constructor(...args: [])
    constructor(...args: ConstructorParameters<typeof Date>)
    constructor(...args: []) {
      super(...((args.length === 0 ? [epoch + elapsed()] : args) as []))
    }
    static override now() {
      return Math.floor(epoch + elapsed())
    }
  }
  window.Date = new Proxy(FastDate, {
    apply: () => new FastDate().toString(),
  }) as unknown as DateConstructor
  performance.now = () => begun + elapsed()
  window.setTimeout = ((run: () => void, time = 0, ...args: []) =>
    realTimeout(run, time / rate, ...args)) as typeof setTimeout
  window.setInterval = ((run: () => void, time = 0, ...args: []) =>
    realInterval(run, Math.max(time / rate, 4), ...args)) as typeof setInterval
  const clock: FastClock = {
    run(next) {
      before = elapsed()
      turnedAt = realNow()
      rate = next
    },
    elapsed,
  }
  Object.assign(window, { wherryClock: clock })
}
