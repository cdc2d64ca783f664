import { describe, expect, it } from 'vitest'
import type { Pages, Visited } from './measure.ts'
import { barList, pageBars, visitTable } from './report.ts'

const visited = (felt: Partial<Visited> = {}): Visited => ({
  ...{ fcp: 1400, lcp: 1400, usable: 2000, largest: 'p Free', blocking: 10, cls: 0.001 },
  bytes: { script: 0, style: 0, font: 0, document: 0, image: 0, data: 0, requests: 6 },
  ...felt,
})

function pagesOf(finder: { ours?: Visited; bare?: Visited; aria?: Visited | null } = {}): Pages {
  const other = { ours: visited(), bare: visited(), aria: null }
  const beside = {
    ours: visited(),
    bare: visited({ lcp: 1800, blocking: 2 }),
    aria: visited({ lcp: 2000, blocking: 100 }),
  }
  return {
    visits: {
      finder: { ...beside, ...finder },
      ...{ offers: other, booking: other, embed: { ...other, bare: null } },
    },
    interactions: { 'tap From': 96 },
    counts: { visits: 5, journeys: 3 },
  }
}

const missed = (pages: Pages) => pageBars(pages).flatMap(({ words, isMet }) => (isMet ? [] : [words]))

describe('bars of whole pages', () => {
  it('are all met where everything is as it should be', () => {
    expect(missed(pagesOf())).toEqual([])
  })

  it('of two that block for less than measuring is unsteady by say so', () => {
    expect(barList(pagesOf())).toContain(
      'blocking time of the finder 10 ms, bare React 2 ms; both under what measuring is unsteady by (50 ms), bar 1.2x of at least that: met',
    )
  })

  it.each([
    [60, 2, true],
    [61, 2, false],
    [120, 100, true],
    [121, 100, false],
  ])('blocking of %i ms beside %i ms of bare React: %s', (own, other, isMet) => {
    const pages = pagesOf({
      ours: visited({ blocking: own }),
      bare: visited({ blocking: other }),
      aria: null,
    })
    expect(missed(pages).length).toBe(isMet ? 0 : 1)
  })

  it.each([
    [{ lcp: 1500, blocking: 50 }, []],
    [{ lcp: 1501, blocking: 50 }, ['LCP of the finder 0.75x of the page of React Aria (bar 0.75x)']],
    [
      { lcp: 1500, blocking: 51 },
      ['blocking time of the finder 51 ms, the page of React Aria 100 ms (bar 0.5x)'],
    ],
  ])('beside the page of React Aria: %o', (felt, expected) => {
    expect(missed(pagesOf({ ours: visited(felt) }))).toEqual(expected)
  })

  it('leave React Aria out where it is not installed', () => {
    const pages = pagesOf({ aria: null })
    expect(barList(pages) + visitTable(pages)).not.toContain('Aria')
    const whole = pagesOf()
    for (const text of [barList(whole), visitTable(whole)]) expect(text).toContain('Aria')
  })
})

it('the table tells when a page can be used', () => {
  const [head, , ours] = visitTable(pagesOf()).split('\n')
  expect(ours!.split('|')[head!.split('|').indexOf(' Usable, s ')]).toBe(' 2.00 ')
})
