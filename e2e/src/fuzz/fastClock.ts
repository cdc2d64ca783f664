/** The fast clock of a page, which the script below installs. */
export interface FastClock {
  /** @param rate seconds of the page's clock in one real second */
  run(rate: number): void
  /** Milliseconds that have passed on the page’s clock. */
  elapsed(): number
}

/**
 * Runs in every document before the document’s own scripts. Dates, timers and the high-resolution time run faster by
 * the same factor, which can be changed. Animation frames and the network keep their real speed.
 *
 * @param first the factor at the start
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
