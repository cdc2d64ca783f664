import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textFinder } from './textFilter.ts'

describe('textFinder looks as a language reads (UI-14)', () => {
  it.each([
    ['Istanbul', 'ist', 'en', true],
    ['Istanbul', 'BUL', 'en', true],
    ['Sabiha Gökçen', 'gokcen', 'en', true],
    ['Sabiha Gökçen', '  gökcen ', 'tr', false],
    ['Sabiha Gökçen', 'gökçen', 'tr', true],
    ['Орёл', 'орел', 'ru', true],
    ['Málaga', 'malaga', 'es', true],
    ['Logroño', 'logrono', 'en', true],
    ['Logroño', 'logrono', 'es', false],
    ['Ängelholm', 'a', 'sv', false],
    ['Ängelholm', 'a', 'de', true],
    ['Cafe\u0301', 'café', 'en', true],
    ['Café', 'cafe\u0301', 'en', true],
    ['Izmir', 'izmirr', 'en', false],
    ['', 'a', 'en', false],
    ['', '', 'en', true],
    ['Izmir', '   ', 'en', true],
    ['😀 smile', '😀', 'en', true],
  ])('%s, %s in %s: %s', (text, wanted, locale, isFound) => {
    expect(textFinder(wanted, locale)(text)).toBe(isFound)
  })

  it('finds each part of a text, in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{1,30}$/), fc.nat(), fc.nat(), (text, from, to) => {
        const [start, end] = [from % text.length, to % (text.length + 1)].sort((one, other) => one - other)
        expect(textFinder(text.slice(start, end).toUpperCase(), 'en')(text)).toBe(true)
      }),
    )
  })

  it('reads no more than 100 signs of what was typed, and any text at all', () => {
    expect(textFinder('a'.repeat(1_000_000), 'en')('a'.repeat(100))).toBe(true)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, wanted) => {
        expect(typeof textFinder(wanted, 'en')(text)).toBe('boolean')
      }),
      { numRuns: 200 },
    )
  })

  it('finds a text in the middle of each of ten thousand names', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `Passenger number ${at} of a long list`)
    expect(names.filter(textFinder('of a lonG', 'en'))).toHaveLength(10_000)
  })
})
