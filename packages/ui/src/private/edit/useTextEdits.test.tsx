import { useRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { compose, fillIn, screenKeyboard } from '../../testing/screenKeyboard.ts'
import { type TextEdit, textAfter } from './textEdit.ts'
import { useTextEdits } from './useTextEdits.ts'

const edits: TextEdit[] = []

/** A field that shows digits alone, in groups of three: it sets another text than was typed. */
function Digits() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const input = useTextEdits({
    field,
    text,
    onEdit: (edit) => {
      edits.push(edit)
      const digits = textAfter(edit).replace(/\D/g, '')
      const shown = digits.replace(/(\d{3})(?=\d)/g, '$1 ')
      setText(shown)
      return shown.length
    },
    onRestore: setText,
  })
  return <input aria-label="Digits" ref={field} {...input} />
}

const field = () => page.getByLabelText('Digits').element() as HTMLInputElement

async function stand() {
  edits.length = 0
  await render(<Digits />)
  await userEvent.click(field())
}

describe('edits of a field that shows another text than was typed', () => {
  afterEach(cleanup)

  it('tells keys as typed and as deleted, with the text around them', async () => {
    await stand()
    await userEvent.keyboard('1234{ArrowLeft}5{Backspace}{ArrowLeft}{Delete}')
    expect(edits.map(({ kind }) => kind)).toEqual([...Array(5).fill('inserted'), 'deleted', 'deleted'])
    expect(edits[3]).toEqual({
      kind: 'inserted',
      start: '123',
      inserted: '4',
      removed: '',
      end: '',
      isTyped: true,
    })
    expect(edits[6]).toMatchObject({ kind: 'deleted', isForward: true })
  })

  it('a text put over another one is read whole, whoever puts it there', async () => {
    await stand()
    await userEvent.keyboard('123456')
    field().select()
    document.execCommand('insertText', false, '654321')
    expect(edits.at(-1)).toEqual({ kind: 'replaced', text: '654321' })
    fillIn(field(), '123456', { inputType: 'insertReplacementText' })
    expect(edits.at(-1)).toEqual({ kind: 'replaced', text: '123456' })
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set!.call(field(), '777777')
    field().dispatchEvent(new Event('input', { bubbles: true }))
    expect(edits.at(-1)).toEqual({ kind: 'replaced', text: '777777' })
    await expect.element(page.getByLabelText('Digits')).toHaveValue('777 777')
  })

  it.each([
    ['{Control>}z{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}'],
    ['{Meta>}z{/Meta}', '{Control>}y{/Control}'],
  ])('%s brings the former text back, and %s the later one', async (undo, redo) => {
    await stand()
    await userEvent.keyboard('123456')
    field().select()
    document.execCommand('insertText', false, '99')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('99')
    await userEvent.keyboard(undo)
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 456')
    await userEvent.keyboard(redo)
    await expect.element(page.getByLabelText('Digits')).toHaveValue('99')
    await userEvent.keyboard(undo.repeat(7))
    await expect.element(page.getByLabelText('Digits')).toHaveValue('')
    await userEvent.keyboard(undo)
    await expect.element(page.getByLabelText('Digits')).toHaveValue('')
  })

  it('a text put over one that reads the same is a step: undo gives back what stood there', async () => {
    await stand()
    document.execCommand('insertText', false, '123456')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 456')
    field().select()
    document.execCommand('insertText', false, '12-34-56')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 456')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('')
    await userEvent.keyboard('{Control>}{Shift>}zz{/Shift}{/Control}')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 456')
  })

  it('the very same text put over itself is a step: undo leaves it there', async () => {
    await stand()
    await userEvent.keyboard('123456')
    field().select()
    document.execCommand('insertText', false, '123 456')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 456')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 45')
    await userEvent.keyboard('{Control>}y{/Control}'.repeat(2))
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 456')
  })

  it('undo from a menu and from a Russian layout is the same', async () => {
    await stand()
    await userEvent.keyboard('12')
    fillIn(field(), '1', { inputType: 'historyUndo' })
    await expect.element(page.getByLabelText('Digits')).toHaveValue('1')
    field().dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'я',
        code: 'KeyZ',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    )
    await expect.element(page.getByLabelText('Digits')).toHaveValue('')
  })

  it('leaves a text alone while a keyboard composes it, and reads it once', async () => {
    await stand()
    compose(field(), ['1', '12', '1x23'], (text) => expect(field().value).toBe(text))
    expect(edits).toHaveLength(1)
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123')
    screenKeyboard(field()).type('4')
    await expect.element(page.getByLabelText('Digits')).toHaveValue('123 4')
    screenKeyboard(field()).backspace()
    expect(edits.at(-1)).toMatchObject({ kind: 'deleted', removed: '4' })
  })

  it('the caret stays where a sign was not taken', async () => {
    await stand()
    await userEvent.keyboard('12x')
    expect([field().value, field().selectionStart]).toEqual(['12', 2])
  })
})
