import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRanges } from './matchRanges.ts'

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(([start, end]) => text.slice(start, end))

describe('matching part', () => {
  it.each([
    ['Istanbul Airport', 'istan', ['Istan']],
    ['İstanbul Havalimanı', 'istanbul', ['İstanbul']],
    ['Kadıköy', 'KADIKOY', ['Kadıköy']],
    ['Sabiha Gökçen Airport, Istanbul', 'istan', ['Istan']],
    ['Аэропорт Пулково', 'пул', ['Пул']],
    ['Königstraße', 'strass', ['straß']],
    ['Weststation, Station', 'station', ['Station']],
    ['Istanbul Airport', 'airport istanbul', ['Istanbul', 'Airport']],
    ['Use my location', 'i', []],
    ['Halkalı station', 'al', ['al']],
    ['Istanbul Airport', 'xyz', []],
    ['Istanbul Airport', '  ', []],
    ['Cafe\u0301 Central', 'cafe', ['Cafe\u0301']],
  ])('PLACE-19 %o marks %o', (text, query, parts) => {
    expect(marked(text, query)).toEqual(parts)
  })

  it('PLACE-19 parts lie in order, apart, and within the text, whatever is typed', () => {
    const words = fc.string({ unit: fc.constantFrom(...'aAäıİßé \u0301ё😀-1'), maxLength: 20 })
    fc.assert(
      fc.property(words, words, (text, query) => {
        let last = 0
        for (const [start, end] of matchRanges(text, query)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('PLACE-19 every word of a text is found in it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcİıöÖéжЖ'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(3), (words, index) => {
        expect(matchRanges(words.join(' '), words[index % words.length]!)).toHaveLength(1)
      }),
    )
  })
})
