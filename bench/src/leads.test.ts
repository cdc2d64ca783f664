import { describe, expect, it } from 'vitest'
import { leads } from './leads.ts'
import type { Pages, Visited } from './pages/measure.ts'
import type { Sizes } from './report.ts'
import { rows } from './sizes/jobs.ts'
import { scenarios } from './timings/scenarios.ts'

const weights = (js: number) => Object.fromEntries(rows.map((row) => [row, { js, css: 0, later: 0 }]))
const times = (each: number) => Object.fromEntries(scenarios.map((scenario) => [scenario, each]))
const visited: Visited = {
  ...{ fcp: 1000, lcp: 1000, usable: 1000, largest: '', blocking: 10, cls: 0 },
  bytes: { script: 0, style: 0, font: 0, document: 0, image: 0, data: 0, requests: 0 },
}
const even = { ours: visited, bare: visited, aria: null }
const pages: Pages = {
  visits: { finder: even, offers: even, booking: even, embed: { ...even, bare: null } },
  ...{ interactions: {}, counts: { visits: 1, journeys: 1 } },
}
const sizes: Sizes = { Wherry: weights(3000), Radix: weights(3100) }
const timings = { 'Bare React': times(10), Wherry: times(10), Mantine: times(20) }

describe('where another leads', () => {
  it('is empty where nobody does and every aim and bar is met', () => {
    expect(leads(sizes, timings, pages)).toEqual([])
  })

  it('names a smaller peer, but none that reads the same', () => {
    const peers = {
      Radix: { ...weights(3100), Menu: { js: 2900, css: 0, later: 0 } },
      Backpack: { Menu: { js: 2990, css: 0, later: 0 }, Dialog: null },
    }
    expect(leads({ ...sizes, ...peers }, timings, pages)).toEqual(['Menu: 3.0 kB, Radix 2.9 kB'])
  })

  it('names the aims and the bars that are missed', () => {
    const range = { js: 41_000, css: 800, later: 0 }
    const ours = {
      ...weights(3000),
      'Date range picker': range,
      'All nine': { js: 68_000, css: 200, later: 0 },
    }
    const slower = { ...timings, Wherry: { ...times(10), open: 19.5, nearOffers: 19.4 } }
    expect(leads({ Wherry: ours }, slower, pages)).toEqual([
      'Date range picker: 41.8 kB, the bar 40 kB',
      'All nine: 68.2 kB, the aim 60 kB',
      'Date picker: open: 1.95x, the aim 1.50x',
      '1,000 offer cards: mount, content-visibility in both: 1.94x, the aim 1.10x',
    ])
  })

  it('names a bar that is missed, whether its figure has an aim too or not, also of the pages', () => {
    const large = { ...weights(3000), 'All nine': { js: 89_000, css: 1000, later: 0 } }
    const slower = { ...timings, Mantine: times(30), Wherry: { ...times(10), open: 30 } }
    const moved = { ...even, ours: { ...visited, cls: 0.2 } }
    const late = { visits: { ...pages.visits, embed: { ...moved, bare: null } }, interactions: { day: 160 } }
    expect(leads({ Wherry: large }, slower, { ...pages, ...late })).toEqual([
      'All nine: 90.0 kB, the aim 60 kB',
      'All nine: 90.0 kB, the bar 71.6 kB',
      'Date picker: open: 3.00x, the aim 1.50x',
      'Date picker: open: 3.00x, the bar 2.50x',
      'CLS of the embed 0.200 (bar 0; below 0.005 counts as 0)',
      'INP over the journey 160 ms (bar 150 ms)',
    ])
  })

  it('names a peer that is faster by the clock', () => {
    expect(leads(sizes, { ...timings, Mantine: { ...times(20), arrow: 4 } }, pages)).toEqual([
      'Calendar: arrow key: 1.00x, Mantine 0.40x',
    ])
  })

  it('names what of a page another has sooner', () => {
    const offers = { ...even, bare: { ...visited, lcp: 900, blocking: 2 } }
    const finder = { ...even, aria: { ...visited, lcp: 1400, blocking: 30, usable: 990 } }
    expect(leads(sizes, timings, { ...pages, visits: { ...pages.visits, finder, offers } })).toEqual([
      'Finder, usable: 1.00 s, React Aria 0.99 s',
      'Offers, LCP: 1.00 s, bare React 0.90 s',
      'Offers, blocking: 10 ms, bare React 2 ms',
    ])
  })
})
