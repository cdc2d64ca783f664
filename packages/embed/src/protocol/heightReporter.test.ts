import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightReporter } from './heightReporter.ts'

/** A page and its frame: the page applies each reported height, and the layout answers with a new content height. */
function world(layout: (content: number, frame: number) => number, followsAfter = 5) {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const later = (run: () => void, milliseconds: number) => {
    const timer = { at: now + milliseconds, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }
  const sent: { at: number; height: number }[] = []
  let content = 0
  let frame = 720
  const reporter = heightReporter(
    (height) => {
      sent.push({ at: now, height })
      later(() => {
        const next = Math.min(100_000, Math.max(200, height))
        if (next === frame) return
        frame = next
        reporter.frameIs({ width: 800, height: frame }, layout(content, frame))
        reporter.contentIs(layout(content, frame))
      }, followsAfter)
    },
    { now: () => now, setTimeout: later },
  )
  reporter.frameIs({ width: 800, height: frame }, layout(content, frame))
  return {
    sent,
    reporter,
    frame: () => frame,
    timers: () => timers.length,
    setContent(height: number) {
      content = height
      reporter.contentIs(layout(content, frame))
    },
    run(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}

const layouts = {
  'its own height': (content: number) => content,
  'at least the frame': (content: number, frame: number) => Math.max(content, frame),
  'a picture of half the frame': (content: number, frame: number) => content + frame / 2,
  'a picture of the whole frame': (content: number, frame: number) => content + frame,
  'a little more than the frame': (content: number, frame: number) => Math.max(content, frame + 20),
  'lower in a high frame': (content: number, frame: number) => (frame < 800 ? content + 300 : content),
}
/** Lehmer's numbers from 0 up to but not `below`: a counter-example is one seed. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const inTurn = Object.entries(layouts)

describe('the height of the frame', () => {
  it('EMBED-07 the frame has the height of its content after one message', () => {
    const page = world(layouts['its own height'])
    for (const height of [1400, 900.4, 2300]) {
      page.run(2000)
      const before = page.sent.length
      page.setContent(height)
      page.run(2000)
      expect(page.sent.length - before).toBe(1)
      expect(page.frame()).toBe(Math.ceil(height))
    }
  })

  it('EMBED-07 what takes half of the frame is met where it comes to rest', () => {
    const page = world(layouts['a picture of half the frame'])
    page.run(2000)
    page.setContent(600)
    page.run(2000)
    expect(page.frame()).toBe(1200)
  })

  it.each(inTurn)('EMBED-07 %s: each change settles in at most 3 messages', (_, layout) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 20 }), (heights) => {
        const page = world(layout)
        page.run(3000)
        for (const height of heights) {
          const before = page.sent.length
          page.setContent(height)
          page.run(3000)
          expect(page.sent.length - before).toBeLessThanOrEqual(3)
          const settled = page.sent.length
          page.run(60_000)
          expect(page.sent.length).toBe(settled)
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each(inTurn)(
    'EMBED-07 %s: 10 minutes of random content never make it grow by itself',
    (_, layout) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), (seed) => {
          const random = randomOf(seed)
          const page = world(layout)
          page.run(3000)
          for (let spent = 0; spent < 600_000; ) {
            const wait = 1 + random(1500)
            page.setContent(300 + random(2700))
            page.run(wait)
            spent += wait
          }
          page.run(3000)
          const highest = Math.max(...page.sent.map(({ height }) => height))
          // Twice the highest content and the reserved frame: more than any of the layouts can ask for at rest.
          expect(highest).toBeLessThanOrEqual(2 * 3000 + 720)
          for (const [index, { at }] of page.sent.entries())
            expect(
              page.sent.slice(index, index + 12).filter((other) => other.at < at + 1000).length,
            ).toBeLessThanOrEqual(10)
        }),
        { numRuns: 200 },
      )
    },
    60_000,
  )

  it('EMBED-07 content that grows steadily while the page follows is shown whole in the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 3, max: 120 }), (growth, every) => {
        const page = world(layouts['its own height'], 16)
        let height = 700
        for (let index = 0; index < 60; index++) {
          height += growth
          page.setContent(height)
          page.run(every)
        }
        page.run(3000)
        expect(page.frame()).toBe(height)
      }),
    )
  })

  it('leaves no timer', () => {
    const page = world(layouts['a picture of the whole frame'])
    page.setContent(900)
    page.setContent(1000)
    expect(page.timers()).toBeGreaterThan(0)
    page.reporter.close()
    page.run(20)
    expect(page.timers()).toBe(0)
  })
})
