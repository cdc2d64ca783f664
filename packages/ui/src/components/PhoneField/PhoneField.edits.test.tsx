import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { compose, fillIn, screenKeyboard } from '../../testing/screenKeyboard.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const field = () => page.getByRole('textbox', { name: 'Phone' })
const input = () => field().element() as HTMLInputElement
const list = () => page.getByRole('combobox').element() as HTMLSelectElement
const onChange = vi.fn()
const onCountry = vi.fn()

function Held({ value: initial = '', ...props }: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return (
    <ThemeProvider>
      <PhoneField label="Phone" value={value} onChange={change} onCountry={onCountry} {...props} />
      <button type="button" onClick={() => setValue('07400 123456')}>
        Fill in
      </button>
    </ThemeProvider>
  )
}

/** Renders the field with loaded phone rules. */
async function stand(props: Partial<PhoneFieldProps> = {}) {
  vi.clearAllMocks()
  await render(<Held {...props} />)
  await userEvent.click(input())
  await vi.waitFor(() => expect(list().options.length).toBeGreaterThan(200))
}
const paste = (text: string) => document.execCommand('insertText', false, text)
const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')

describe('BOOK-22 a phone number that comes whole', () => {
  afterEach(cleanup)

  it.each([
    ['pasted', (text: string) => paste(text)],
    [
      'filled in by the browser',
      (text: string) => fillIn(input(), text, { inputType: 'insertReplacementText' }),
    ],
    [
      'set by a script',
      (text: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text)
        input().dispatchEvent(new Event('input', { bubbles: true }))
      },
    ],
    ['composed', (text: string) => compose(input(), [text.slice(0, 4), text])],
  ])('%s over one with as many digits it is read to its last digit', async (_, put) => {
    await stand({ value: '+447911123505' })
    await expect.element(field()).toHaveValue('+44 7911 123505')
    for (const [text, shown] of [
      ['+447911123456', '+44 7911 123456'],
      [' +442071838750', '+44 20 7183 8750'],
      ['Mob. +44 7911 123505', '+44 7911 123505'],
    ] as const) {
      input().select()
      put(text)
      await expect.element(field()).toHaveValue(shown)
      expect(onChange).toHaveBeenLastCalledWith(shown.replaceAll(' ', ''))
    }
  })

  it('undo brings back what stood there, redo what came', async () => {
    await stand({ value: '+447911123505' })
    await expect.element(field()).toHaveValue('+44 7911 123505')
    input().select()
    paste('+44 20 7183 8750')
    await expect.element(field()).toHaveValue('+44 20 7183 8750')
    await undo()
    await expect.element(field()).toHaveValue('+44 7911 123505')
    expect(onChange).toHaveBeenLastCalledWith('+447911123505')
    await redo()
    await expect.element(field()).toHaveValue('+44 20 7183 8750')
    expect(onChange).toHaveBeenLastCalledWith('+442071838750')
  })

  it('after the calling code that a choice from the list has put there it is whole, too', async () => {
    await stand()
    await userEvent.selectOptions(list(), 'GB')
    await expect.element(field()).toHaveValue('+44')
    input().focus()
    input().setSelectionRange(3, 3)
    paste('+442071838750')
    await expect.element(field()).toHaveValue('+44 20 7183 8750')
  })

  it('from outside it is read like a pasted one, and handed out as it is understood', async () => {
    await stand({ country: 'GB' })
    await userEvent.click(page.getByRole('button', { name: 'Fill in' }))
    await expect.element(field()).toHaveValue('+44 7400 123456')
    expect(onChange.mock.calls).toEqual([['+447400123456']])
  })

  it('an owner that holds on to its value is told once', async () => {
    await stand({ country: 'GB' })
    await cleanup()
    onChange.mockClear()
    await render(
      <ThemeProvider>
        <PhoneField label="Phone" value="07400 123456" onChange={onChange} country="GB" />
      </ThemeProvider>,
    )
    await expect.element(field()).toHaveValue('+44 7400 123456')
    expect(onChange.mock.calls).toEqual([['+447400123456']])
  })

  it('typed before the rules have come it is read when they come, the caret where it was', async () => {
    vi.clearAllMocks()
    await render(<Held country="TR" />)
    input().focus()
    screenKeyboard(input()).type('05321184027')
    await expect.element(field()).toHaveValue('0532 118 40 27')
    expect(onChange).toHaveBeenLastCalledWith('+905321184027')
    expect(input().selectionStart).toBe(14)
  })
})

describe('BOOK-22 a phone number whose country is not known', () => {
  afterEach(cleanup)

  it('is asked for it: the digits stay, the globe and a hint are seen, until a country is chosen', async () => {
    await stand({ description: 'The driver calls it' })
    await userEvent.keyboard('6463312345')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('6463312345')
    expect(onChange).toHaveBeenLastCalledWith('6463312345')
    expect(list().value).toBe('')
    await expect
      .element(field())
      .toHaveAccessibleDescription('Choose the country or begin with + The driver calls it')
    expect(onCountry).not.toHaveBeenCalled()
    await userEvent.selectOptions(list(), 'US')
    await expect.element(field()).toHaveValue('+1 646 331 2345')
    expect(onChange).toHaveBeenLastCalledWith('+16463312345')
    expect(onCountry.mock.calls).toEqual([['US']])
    await expect.element(field()).toHaveAccessibleDescription('The driver calls it')
  })

  it('is read once the owner comes to know the country', async () => {
    vi.clearAllMocks()
    const screen = await render(<Held />)
    await userEvent.click(input())
    await vi.waitFor(() => expect(list().options.length).toBeGreaterThan(200))
    await userEvent.keyboard('07400123456')
    expect(onChange).toHaveBeenLastCalledWith('07400123456')
    await screen.rerender(<Held country="GB" />)
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('+447400123456'))
  })

  it('a number with a plus is no choice of a country', async () => {
    await stand({ country: 'TR' })
    await userEvent.keyboard('+44 20 7183 8750')
    expect(list().value).toBe('GB')
    expect(onCountry).not.toHaveBeenCalled()
    await userEvent.clear(input())
    expect(list().value).toBe('TR')
  })
})

describe('BOOK-22 what is no phone number', () => {
  afterEach(cleanup)

  it.each(['+44 20 7183 8750 ext. 12', '+44 20 7183 8750, +44 7400 123456', 'ask Mary', '+44 2O 7183'])(
    '%s stays as it was written, pasted and typed and left',
    async (text) => {
      await stand()
      paste(text)
      await expect.element(field()).toHaveValue(text)
      await userEvent.tab()
      await expect.element(field()).toHaveValue(text)
      expect(onChange).toHaveBeenLastCalledWith(text)
      await userEvent.clear(input())
      await userEvent.type(input(), text)
      await userEvent.tab()
      // A blank that is typed after a number is ours to put.
      const signs = text.replaceAll(' ', '')
      await expect.poll(() => input().value.replaceAll(' ', '')).toBe(signs)
    },
  )

  it('Backspace takes out a blank of what the person wrote, and a digit beside a blank of ours', async () => {
    await stand()
    paste('646 331')
    input().setSelectionRange(4, 4)
    screenKeyboard(input()).backspace()
    await expect.element(field()).toHaveValue('646331')
    await userEvent.clear(input())
    paste('+90 532 118')
    input().setSelectionRange(4, 4)
    screenKeyboard(input()).backspace()
    await expect.poll(() => onChange.mock.lastCall).toEqual(['+9532118'])
  })
})
