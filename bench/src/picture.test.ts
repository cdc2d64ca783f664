import { describe, expect, it } from 'vitest'
import type { Pages, Visited } from './pages/measure.ts'
import { benchPicture } from './picture.ts'
import type { Sizes } from './report.ts'
import { rows } from './sizes/jobs.ts'

const visited = (lcp: number): Visited => ({
  ...{ fcp: lcp, lcp, usable: lcp, largest: 'p Free', blocking: 10, cls: 0.001 },
  bytes: { script: 0, style: 0, font: 0, document: 0, image: 0, data: 0, requests: 6 },
})
const pages = (aria: Visited | null): Pages => {
  const other = { ours: visited(1000), bare: visited(2000), aria: null }
  return {
    visits: { finder: { ...other, aria }, offers: other, booking: other, embed: { ...other, bare: null } },
    interactions: {},
    counts: { visits: 5, journeys: 3 },
  }
}
const all = (kilobytes: number) =>
  Object.fromEntries(rows.map((row) => [row, { js: kilobytes * 1000, css: 0, later: 0 }]))
const sizes: Sizes = {
  Wherry: all(10),
  'React Aria': all(30),
  Radix: { ...all(40), Menu: null, Dialog: { js: 9000, css: 0, later: 0 } },
}

/** Lengths of the bars beside a printed value. */
const lengths = (svg: string, words: string) =>
  [...svg.matchAll(/width="([\d.]+)" height="14".*\n<text[^>]*>([^<]*)</g)]
    .filter(([, , said]) => said === words)
    .map(([, length]) => Number(length))

describe('the picture of the bench', () => {
  it('draws each page and each job by one scale in a panel', () => {
    const svg = benchPicture(sizes, pages(visited(4000)))
    expect(lengths(svg, '1.00 s')).toHaveLength(4)
    expect(lengths(svg, '2.00 s')).toHaveLength(3)
    expect(lengths(svg, '4.00 s')[0]).toBeCloseTo(4 * lengths(svg, '1.00 s')[0]!, 0)
    expect(lengths(svg, '10.0 kB')).toHaveLength(rows.length)
  })

  it('names the smallest peer of a job, also where it is smaller than ours', () => {
    const svg = benchPicture(sizes, pages(null))
    expect(lengths(svg, '30.0 kB React Aria')).toHaveLength(rows.length - 1)
    expect(lengths(svg, '9.0 kB Radix')).toHaveLength(1)
    expect(lengths(svg, '30.0 kB')).toHaveLength(1)
  })

  it('shows no page with React Aria where it was not measured', () => {
    expect(benchPicture(sizes, pages(null))).not.toContain('the same with React Aria')
    expect(benchPicture(sizes, pages(visited(1)))).toContain('the same with React Aria')
  })
})
