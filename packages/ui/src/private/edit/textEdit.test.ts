import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Selected, textAfter, textEdit } from './textEdit.ts'

/** Reads a text with its selection between two bars, or with one bar as its caret. */
const marked = (text: string): Selected => {
  const [start, end] = [text.indexOf('|'), text.lastIndexOf('|')]
  return { text: text.replaceAll('|', ''), start, end: end > start ? end - 1 : start }
}
const editOf = (before: string | null, inputType: string, after: string) => {
  const { text, start } = marked(after)
  return textEdit(before === null ? null : marked(before), inputType, text, start)
}

describe('one edit of a text', () => {
  it.each([
    [
      'a digit typed',
      '12|3',
      'insertText',
      '124|3',
      { kind: 'inserted', start: '12', inserted: '4', end: '3', isTyped: true },
    ],
    [
      'a word of a keyboard with suggestions',
      '9 |',
      'insertText',
      '9 pm|',
      { kind: 'inserted', inserted: 'pm', isTyped: false },
    ],
    [
      'a text pasted at the end',
      '12|',
      'insertFromPaste',
      '1234|',
      { kind: 'inserted', inserted: '34', removed: '' },
    ],
    [
      'a text pasted over a part',
      '1|2|3',
      'insertFromPaste',
      '145|3',
      { kind: 'inserted', inserted: '45', removed: '2' },
    ],
    ['a text pasted over all', '|+44 79|', 'insertFromPaste', '+4479|', { kind: 'replaced', text: '+4479' }],
    [
      'one with as many signs and no selection known',
      null,
      '',
      '+4479|',
      { kind: 'replaced', text: '+4479' },
    ],
    ['one sign pasted into an empty field', '|', 'insertFromPaste', '9|', { kind: 'replaced', text: '9' }],
    [
      'one sign typed over all',
      '|09:30|',
      'insertText',
      '9|',
      { kind: 'inserted', inserted: '9', removed: '09:30', isTyped: true },
    ],
    [
      'a sign typed by a program beside the selection it told',
      '|05:00',
      'insertText',
      '05:000|',
      { kind: 'inserted', start: '05:00', inserted: '0', removed: '', end: '', isTyped: true },
    ],
    [
      'Backspace',
      '12|3',
      'deleteContentBackward',
      '1|3',
      { kind: 'deleted', start: '1', removed: '2', end: '3', isForward: false },
    ],
    ['Delete', '1|23', 'deleteContentForward', '1|3', { kind: 'deleted', removed: '2', isForward: true }],
    ['a part cut out', '1|2|3', 'deleteByCut', '1|3', { kind: 'deleted', removed: '2', isForward: false }],
    [
      'a text dropped beside the selection',
      '|12|3',
      'insertFromDrop',
      '1239|',
      { kind: 'replaced', text: '1239' },
    ],
    [
      'a word corrected elsewhere',
      'one| two',
      'insertReplacementText',
      '1| two',
      { kind: 'replaced', text: '1 two' },
    ],
  ] as const)('%s', (_words, before, inputType, after, edit) => {
    expect(editOf(before, inputType, after)).toMatchObject(edit)
  })

  it('whatever is inserted or deleted wherever, the edit tells the text before and after', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        fc.nat(12),
        fc.nat(12),
        fc.string({ maxLength: 6 }),
        (text, one, other, given) => {
          const [start, end] = [
            Math.min(one, other, text.length),
            Math.min(Math.max(one, other), text.length),
          ]
          const after = text.slice(0, start) + given + text.slice(end)
          const inserted = textEdit({ text, start, end }, 'insertFromPaste', after, start + given.length)
          expect(textAfter(inserted)).toBe(after)
          if (inserted.kind === 'inserted')
            expect(inserted.start + inserted.removed + inserted.end).toBe(text)
          const less = text.slice(0, start) + text.slice(end)
          const deleted = textEdit({ text, start, end }, 'deleteContentBackward', less, start)
          expect(textAfter(deleted)).toBe(less)
          expect(deleted).toMatchObject({ kind: 'deleted', removed: text.slice(start, end) })
        },
      ),
      { numRuns: 2000 },
    )
  })
})
