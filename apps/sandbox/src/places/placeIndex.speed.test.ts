import { expect, it } from 'vitest'
import { loadPlaces } from './loadPlaces.ts'
import { createPlaceIndex } from './placeIndex.ts'
import { recall } from './recall.ts'

/** Milliseconds of processor time so far: the clock on the wall also counts what other programs do. */
const spent = () => process.cpuUsage().user / 1000

/** Of several tries the fastest counts. */
const fastest = (tries: number, run: () => number) => Math.min(...Array.from({ length: tries }, run))

it('the whole set loads and is indexed in 2 s, and 500 mixed look-ups take under 50 ms at the 95th percentile', () => {
  const start = fastest(2, () => {
    const before = spent()
    createPlaceIndex(loadPlaces())
    return spent() - before
  })
  const index = createPlaceIndex(loadPlaces())
  const asked = Object.values(recall)
    .flat()
    .map(([term]) => term)
  const prefixes = asked.flatMap((term) => [term.slice(0, 3), term.slice(0, 5), term])
  const p95 = fastest(2, () => {
    const times = Array.from({ length: 500 }, (_, at) => {
      const before = performance.now()
      index.search(prefixes[(at * 7) % prefixes.length] ?? '', { limit: 10 })
      return performance.now() - before
    }).sort((a, b) => a - b)
    return times[475] ?? Number.POSITIVE_INFINITY
  })
  console.info(`places: load and index ${start.toFixed(0)} ms, look-up p95 ${p95.toFixed(2)} ms`)
  expect(start).toBeLessThan(2_000)
  expect(p95).toBeLessThan(50)
}, 30_000)
