/** Time as the reporter needs it. */
export interface HeightClock {
  /** Milliseconds that only go up. */
  now(): number
  /** Runs once after so many milliseconds; the answer cancels it. */
  setTimeout(run: () => void, milliseconds: number): () => void
}

export interface HeightReporter {
  /** The content is so many pixels high now. */
  contentIs(height: number): void
  /** The frame itself has another size; `height` is the content's with it. */
  frameIs(frame: { width: number; height: number }, height: number): void
  /** No timer is left. */
  close(): void
}

/** Milliseconds between two reports: at most 10 a second. */
const pauseMs = 100

/** Milliseconds of quiet after which a suspicion is put to the test. */
const quietMs = 300

/** Reports in answer to the frame's own size before the content has to change by itself. */
const mostAnswers = 2

/** From this share of the frame's growth on, content that grows with it would grow for ever. */
const runaway = 0.9

/**
 * Tells the page the height of the content without ever chasing its own tail. Content that grows because the frame has
 * grown (100vh and the like) is recognised by the two changing at once, and is not followed where that would not end.
 */
export function heightReporter(send: (height: number) => void, clock: HeightClock): HeightReporter {
  let content = -1
  /** Before it was rounded up: of a few pixels a rounded share would be far off. */
  let exact = -1
  let sent = -1
  let sentAt = Number.NEGATIVE_INFINITY
  let frame = { width: -1, height: -1 }
  /** Pixels of the content that the frame's own size has made, as far as we believe. */
  let echo = 0
  let answers = 0
  /** What stood before the frame was made higher to see whether the echo is one. */
  let before: number | null = null
  let isRunaway = false
  let cancelReport = () => {}
  let cancelTest = () => {}

  function report(): void {
    cancelReport()
    const height = content - echo
    // Nothing is drawn yet: what the page has reserved stands.
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

  /** Shows the whole content once it is quiet: if nothing grows along, it was no echo. */
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
      // The test was interrupted: what was believed before it still is.
      if (before !== null) echo = content - before
      content = now
      answers = 0
      before = null
      // Height that was added for what the frame would make of the content before.
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
        // Where the line through both points meets the frame's height.
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
