import { expect, it } from 'vitest'
import { median, slopeOf } from './slope.ts'
import { growthOf, type Held } from './soak.ts'

/** Samples of a page each half minute: what it holds after so many of them, in bytes. */
const samplesOf = (count: number, heapAt: (loop: number) => number): Held[] =>
  Array.from({ length: count }, (_, loop) => ({
    hours: loop / 120,
    fastHours: loop / 4,
    heap: heapAt(loop),
    nodes: 400,
    listeners: 400,
  }))

/** As heaps do: up to 200 kB more or less, the same in every run. */
const noise = (loop: number) => ((loop * 7919) % 41) * 5000

it('the slope is told of a line, and of one whose every fourth sample is far off', () => {
  const line = Array.from({ length: 20 }, (_, hours) => ({ hours, value: 3 + 2 * hours }))
  expect(slopeOf(line)).toBe(2)
  const torn = line.map(({ hours, value }) => ({ hours, value: hours % 4 === 0 ? value + 100 : value }))
  expect(slopeOf(torn)).toBeCloseTo(2, 0)
  expect(median([3, 1, 2, 10])).toBe(2.5)
  expect(slopeOf([])).toBeNaN()
})

it('a page that keeps 100 kB each half minute is told from one that keeps nothing', () => {
  const steady = growthOf(samplesOf(40, (loop) => 12e6 + noise(loop)))
  expect(Math.abs(steady.megabytes)).toBeLessThan(1)
  const leaking = growthOf(samplesOf(40, (loop) => 12e6 + noise(loop) + loop * 100_000))
  expect(leaking.megabytes).toBeGreaterThan(10)
  expect(leaking.megabytesFast).toBeCloseTo(0.4, 1)
  // Memory that grows only at the beginning is no leak.
  const warming = growthOf(samplesOf(40, (loop) => 12e6 + noise(loop) + Math.min(loop, 8) * 500_000))
  expect(warming.megabytes).toBeLessThan(1)
})
