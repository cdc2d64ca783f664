import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laptopTime } from '../../testing/cost.ts'
import { ownPattern } from './ownPattern.ts'

/**
 * Answer of the engine, tried at each character, because a search in Node 26 misses a surrogate pair before
 * `$`.
 */
function fitsAnywhere(pattern: string, text: string): boolean {
  const here = new RegExp(pattern, 'uy')
  let start = 0
  return [...text, ''].some((sign) => {
    here.lastIndex = start
    start += sign.length
    return here.test(text)
  })
}

const fits = (pattern: string, text: string) => ownPattern(pattern)?.fits(text)

describe('a pattern that somebody else has written', () => {
  it.each([
    ['^[A-Z]{2}-\\d{4,6}$', ['NW-1234', 'NW-123456'], ['NW-123', 'NW-1234567', 'nw-1234', 'NW-1234 ']],
    ['^\\p{Lu}{2}$', ['ЁЖ', 'AB'], ['ёж', 'A', 'ABC']],
    ['^(PO|WO)/\\d+(-\\d+)*$', ['PO/1', 'WO/12-3-4'], ['PO/', 'XO/1', 'PO/1-']],
    ['\\d\\d', ['a12b', '12'], ['1a2', '']],
    ['^(?:a+)+$', ['a', 'aaaa'], ['', 'b', 'aab']],
    ['^$', [''], ['a']],
    ['^[^\\s/]{3}$', ['abc', '🧳é1'], ['a c', 'a/c']],
    ['^\\u{1F9F3}\\x41\\.$', ['🧳A.'], ['🧳A!']],
    ['^(?<year>\\d{4})(?:)$', ['2027'], ['202']],
    ['^a{0}b?c*?$', ['', 'b', 'bcc'], ['a', 'cb']],
    ['a|^b$|', ['', 'b', 'xax', 'x'], []],
  ])('BOOK-26 %s is read as its engine reads it', (pattern, good, bad) => {
    for (const text of good) expect([text, fits(pattern, text)]).toEqual([text, true])
    for (const text of bad) expect([text, fits(pattern, text)]).toEqual([text, false])
    for (const text of [...good, ...bad])
      expect(fits(pattern, text)).toBe(new RegExp(pattern, 'u').test(text))
  })

  it.each([
    ...['(', '[a', '\\p{Nothing}', 'a{2,1}', '\\', '*'],
    ...['(?=a)', '(?!a)', '(?<=a)', '(?<!a)', '(a)\\1', '(?<n>a)\\k<n>', '\\ba', 'a\\B', '(?i:a)'],
    ...['a{2001}', '((a{100}){100}){100}', '((((){1000}){1000}){1000}){1000}', 'a'.repeat(501)],
  ])('BOOK-26 %s is refused', (pattern) => {
    expect(ownPattern(pattern)).toBeNull()
  })

  it('BOOK-26 of whatever parts, it says what its engine says', () => {
    const sign = fc.constantFrom(
      ...[
        'a',
        'b',
        '0',
        '-',
        '\\d',
        '\\w',
        '\\D',
        '[ab]',
        '[^a]',
        '[a-c0-9-]',
        '.',
        '\\p{L}',
        '\\.',
        '\\]',
        '[\\]]',
        '^',
        '$',
      ],
    )
    const times = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?', '??')
    const { whole } = fc.letrec<{ whole: string; part: string }>((tie) => ({
      whole: fc
        .array(fc.array(tie('part'), { maxLength: 4 }), { minLength: 1, maxLength: 2 })
        .map((branches) => branches.map((parts) => parts.join('')).join('|')),
      part: fc.oneof(
        { maxDepth: 3 },
        fc.tuple(sign, times).map(([one, many]) => (/^[\^$]$/.test(one) ? one : one + many)),
        fc
          .tuple(tie('whole'), times, fc.constantFrom('(', '(?:'))
          .map(([inner, many, open]) => `${open}${inner})${many}`),
      ),
    }))
    // The engine itself needs minutes for the worst of these patterns, even with eight characters.
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '0', '-', '.', ']', '🧳', '\n'), maxLength: 5 })
    let read = 0
    fc.assert(
      fc.property(whole, text, (pattern, given) => {
        const own = ownPattern(pattern)
        if (own === null) return
        read++
        expect(own.fits(given)).toBe(fitsAnywhere(pattern, given))
      }),
      { numRuns: 2000 },
    )
    expect(read).toBeGreaterThan(1000)
  })

  it.each([
    ['^(a+)+$', `${'a'.repeat(100)}!`],
    ['^(a|aa)+$', `${'a'.repeat(100)}!`],
    ['(a*)*b', 'a'.repeat(101)],
    [`${'a*'.repeat(50)}$`, `${'a'.repeat(100)}!`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(101)],
    ['^(\\d+)*-(\\d+)*-(\\d+)*$', '1'.repeat(101)],
    [`(${'x?'.repeat(100)}){10}y`, 'x'.repeat(101)],
  ])('BOOK-26 %s cannot hang a page: it is judged in under 50 ms', async (pattern, text) => {
    expect(await laptopTime(() => fits(pattern, text))).toBeLessThan(50)
  })
})
