import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskDate } from '../../components/DatePicker/dateMask.ts'
import { editBetween } from '../../testing/editBetween.ts'
import { type Mask, maskedEdit } from './maskedEdit.ts'

const mask: Mask = { separator: '.', lengths: [2, 2, 4], typed: maskDate }
/** Reads a text with its caret, which is marked by a bar. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
function edited(before: string, after: string, isForward = false) {
  const { text, caret } = at(after)
  const result = maskedEdit(mask, editBetween(text, caret, at(before).text, isForward))
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`
}

describe('masked edit', () => {
  it.each([
    ['a digit before a full part replaces', '|14.06.2027', '1|14.06.2027', '1|4.06.2027'],
    ['the last digit of a part steps over the dot', '14.0|6.2027', '14.07|6.2027', '14.07.|2027'],
    ['a digit at the end of a full part goes to the next', '14|.06.2027', '141|.06.2027', '14.1|6.2027'],
    ['a hole is filled', '|4.06.2027', '2|4.06.2027', '2|4.06.2027'],
    ['a deleted digit leaves its hole', '4|.06.2027', '|.06.2027', '|.06.2027'],
    ['a dot deleted backwards takes the digit before it', '05.|12.2026', '05|12.2026', '0|.12.2026'],
    ['before a hole it stays', '.|12.2026', '|12.2026', '|.12.2026'],
    ['the last dot goes alone', '05.|', '05|', '05|'],
    ['a digit over a dot and its neighbours', '05.12.2026', '03|2.2026', '03.|2.2026'],
    ['a digit over a selection keeps its dots', '05.12.2026', '07|026', '07.|.026'],
    ['a dot typed on a dot steps over it', '05|.12.2026', '05.|.12.2026', '05.|12.2026'],
    ['a letter in the middle is not taken', '05|.12.2026', '05x|.12.2026', '05.|12.2026'],
    ['a fifth digit of a year is not taken', '05.12.2026|', '05.12.20267|', '05.12.2026|'],
    ['all replaced by one digit', '05.12.2026', '7|', '07.|'],
    ['Arabic digits', '٠|', '٠٥|', '05.|'],
    ['filled in with the caret left at the start', '05.12.2026', '|14.06.2027', '14.06.2027|'],
  ])('UI-03 %s', (_words, before, after, shown) => {
    expect(edited(before, after)).toBe(shown)
  })

  it('UI-03 a selection deleted over dots leaves them; a dot deleted forwards takes the digit after it', () => {
    expect(edited('05.12.2026', '0|2.2026')).toBe('0|.2.2026')
    expect(edited('05|.12.2026', '05|12.2026', true)).toBe('05.|2.2026')
    expect(edited('05|.12.2026', '05|12.2026')).toBe('0|.12.2026')
  })

  it('UI-03 whatever is typed, pasted and deleted wherever, parts never grow over their lengths and the caret stays inside', () => {
    const edit = fc.record({
      from: fc.nat(10),
      to: fc.nat(10),
      given: fc.string({ unit: fc.constantFrom(...'0123456789. x'), maxLength: 3 }),
      isForward: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let text = ''
        for (const { from, to, given, isForward } of edits) {
          const start = Math.min(from, to, text.length)
          const next = text.slice(0, start) + given + text.slice(Math.max(from, to))
          const result = maskedEdit(mask, editBetween(next, start + given.length, text, isForward))
          expect(result.text).toMatch(/^\d{0,2}(\.\d{0,2}(\.\d{0,4})?)?$/)
          expect(result.caret).toBeGreaterThanOrEqual(0)
          expect(result.caret).toBeLessThanOrEqual(result.text.length)
          text = result.text
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('UI-03 backspace from anywhere in a whole date empties what stands before it', () => {
    for (let start = 1; start <= 10; start++) {
      let { text, caret } = { text: '05.12.2026', caret: start }
      for (let press = 0; caret > 0 && press < 12; press++)
        ({ text, caret } = maskedEdit(
          mask,
          editBetween(text.slice(0, caret - 1) + text.slice(caret), caret - 1, text),
        ))
      expect(text.slice(0, caret)).toBe('')
      expect(text).not.toMatch(/\d.*\d.*\d.*\d.*\d.*\d.*\d.*\d/)
    }
  })
})
