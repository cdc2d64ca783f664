/** Clock and timers for the reporter. */
export interface HeightClock {
  /** Current time of a monotonic clock, in milliseconds. */
  now(): number
  /** Calls the function once after the given milliseconds. Returns the function that cancels it. */
  setTimeout(run: () => void, milliseconds: number): () => void
}

export interface HeightReporter {
  /** Reports a new height of the content, in pixels. */
  contentIs(height: number): void
  /** Reports a new size of the frame; `height` is the height of the content at this size. */
  frameIs(frame: { width: number; height: number }, height: number): void
  /** Cancels all timers. */
  close(): void
}

/** Milliseconds between two reports: at most 10 a second. */
const pauseMs = 100

/** Milliseconds without a change after which a suspected echo is tested. */
const quietMs = 300

/** Maximum number of reports caused by the frame's own size, until the content changes for another reason. */
const mostAnswers = 2

/** Content that grows by at least this share of the frame's growth would grow for ever. */
const runaway = 0.9

/**
 * Reports the height of the content to the page without an endless loop. If content grows because the frame has grown
 * (as with 100vh), both change at the same time. Such growth is called an echo, and is not reported if it would not
 * end.
 */
export function heightReporter(send: (height: number) => void, clock: HeightClock): HeightReporter {
  let content = -1
  /** Height of the content before rounding: for small heights, shares of rounded numbers would be wrong. */
  let exact = -1
  let sent = -1
  let sentAt = Number.NEGATIVE_INFINITY
  let frame = { width: -1, height: -1 }
  /** Estimated pixels of the content that come from the frame's own size. */
  let echo = 0
  let answers = 0
  /** Height of the content without the echo, saved during a test of the echo; null if no test runs. */
  let before: number | null = null
  let isRunaway = false
  let cancelReport = () => {}
  let cancelTest = () => {}

  function report(): void {
    cancelReport()
    const height = content - echo
    // With a height of 0 nothing is drawn yet: the page keeps its reserved height.
    if (height === sent || height <= 0) return
    const wait = sentAt + pauseMs - clock.now()
    if (wait > 0) {
      cancelReport = clock.setTimeout(report, wait)
      return
    }
    sent = height
    sentAt = clock.now()
    send(height)
  }

  function answer(): void {
    if (content - echo === sent || answers >= mostAnswers) return
    answers++
    report()
  }

  /** Reports the whole content after a quiet time: if the content then does not grow with the frame, it was no echo. */
  function testLater(): void {
    cancelTest()
    if (echo <= 0 || isRunaway) return
    cancelTest = clock.setTimeout(() => {
      before = content - echo
      echo = 0
      answer()
    }, quietMs)
  }

  return {
    contentIs(height) {
      const now = Math.ceil(height)
      exact = height
      if (now === content) return
      // The test was interrupted, so the estimate from before the test is restored.
      if (before !== null) echo = content - before
      content = now
      answers = 0
      before = null
      // A negative echo was calculated for the old content, so it is dropped.
      if (echo < 0) echo = 0
      report()
      testLater()
    },
    frameIs(next, height) {
      const grown = next.height - frame.height
      const answered = Math.ceil(height) - content
      const share = (height - exact) / grown
      const isNewWidth = next.width !== frame.width
      frame = next
      content += answered
      exact = height
      if (isNewWidth) {
        echo = 0
        answers = 0
        before = null
        isRunaway = false
        cancelTest()
        report()
        return
      }
      if (grown === 0) {
        if (answered !== 0) report()
        return
      }
      const tested = before
      before = null
      if (share <= 0.05) {
        answer()
      } else if (share < runaway) {
        // Solves for the frame height at which content and frame are equal, by the line through both points.
        echo = content - Math.ceil((height - share * next.height) / (1 - share))
        answer()
      } else if (tested !== null) {
        isRunaway = true
        echo = content - tested
        answer()
      } else {
        echo += answered
        testLater()
      }
    },
    close() {
      cancelReport()
      cancelTest()
    },
  }
}
