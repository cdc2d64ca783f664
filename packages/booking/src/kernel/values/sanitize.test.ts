import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeText } from '../../testing/arbitraries.ts'
import { sanitizeLine, sanitizeText } from './sanitize.ts'

describe('free text', () => {
  it.each(["O'Brien & Söhne <3", 'Ромашка «№ 5»', '李小龍', '👨‍👩‍👧 2 bags', 'a\nb'])(
    'BOOK-31 %j arrives equal',
    (text) => {
      expect(sanitizeText(text)).toBe(text)
    },
  )
  it.each([
    ['a\u0000b\u0007', 'ab'],
    ['\u202Eabc\u202C', 'abc'],
    ['\u2066x\u2069', 'x'],
    ['e\u0301', 'é'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0085b\u2028c\u2029d\ve\ff', 'a\nb\nc\nd\ne\nf'],
    ['a\tb', 'a b'],
    ['x\ud800y', 'xy'],
    ['  padded  ', 'padded'],
  ])('BOOK-31 %j becomes %j', (text, clean) => {
    expect(sanitizeText(text)).toBe(clean)
  })
  it('BOOK-55 cleaning twice changes nothing more, and a line has no line end', () => {
    fc.assert(
      fc.property(freeText, (text) => {
        expect(sanitizeText(sanitizeText(text))).toBe(sanitizeText(text))
        expect(sanitizeLine(text)).not.toMatch(/[\n\r]/)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone
        expect(sanitizeText(text)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/)
      }),
      { numRuns: 500 },
    )
  })
})
