import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from './readNumber.ts'

describe('readNumber reads a number as people write it (UI-07)', () => {
  it.each<[text: string, locale: string, number: number | null]>([
    ['3', 'en', 3],
    ['  12 ', 'en', 12],
    ['３', 'en', 3],
    ['１２', 'ja', 12],
    ['٣', 'ar', 3],
    ['۱۲', 'fa', 12],
    ['\u200e-\u200e۷٫۵', 'pa-Arab', -7.5],
    ['\u200f1\u200e2', 'en', 12],
    ['3 pax', 'en', 3],
    ['3pax', 'en', 3],
    ['3 чел.', 'ru', 3],
    ['x3', 'en', 3],
    ['pax: 4', 'en', 4],
    ['2 h', 'en', 2],
    ['2 hours', 'en', 2],
    ['-3', 'en', -3],
    ['−3', 'en', -3],
    ['+3', 'en', 3],
    ['1 000', 'ru', 1000],
    ['1\u00a0000', 'ru', 1000],
    ['1,000', 'en', 1000],
    ['1.000', 'de', 1000],
    ['1.000', 'en', 1],
    ['1,000', 'es', 1],
    ['1,5', 'en', 1.5],
    ['1.5', 'es', 1.5],
    ['1,5', 'ru', 1.5],
    ['12.', 'en', 12],
    ['1,234,567.5', 'en', 1_234_567.5],
    ['1’000', 'de-CH', 1000],
    ['1,00,000', 'hi', 100_000],
    ['', 'en', null],
    ['   ', 'en', null],
    ['three', 'en', null],
    ['3-4', 'en', null],
    ['3 4', 'en', null],
    ['2+1', 'en', null],
    ['2 adults 1 child', 'en', null],
    ['1e5', 'en', null],
    ['0x10', 'en', null],
    ['1.2.3', 'en', null],
    ['12.12.2026', 'en', null],
    ['∞', 'en', null],
    ['½', 'en', null],
    [`${'0'.repeat(40)}1`, 'en', null],
  ])('%s in %s is %s', (text, locale, number) => {
    expect(readNumber(text, locale)).toBe(number)
  })

  it('reads what the language writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.constantFrom('en', 'ru', 'es', 'de', 'fr', 'ar-EG', 'hi', 'fa', 'ja'),
        (number, locale) => {
          // Right-to-left languages write an invisible direction mark before the sign.
          const written = number.toLocaleString(locale).replace(/[\u200e\u200f\u061c]/gu, '')
          expect(readNumber(written, locale)).toBe(number)
        },
      ),
    )
  })

  it('answers any text, and reads none that is too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const number = readNumber(text, 'en')
        expect(number === null || Number.isFinite(number)).toBe(true)
      }),
    )
    expect(readNumber('1 '.repeat(1_000_000), 'en')).toBeNull()
  })
})
