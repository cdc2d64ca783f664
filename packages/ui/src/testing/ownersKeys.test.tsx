import type { KeyboardEvent, ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { MultiComboBox } from '../components/MultiComboBox/MultiComboBox.tsx'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { SuggestField } from '../components/SuggestField/SuggestField.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'

interface Row {
  id: string
}
const rows = [{ key: 'all', items: [{ id: 'Istanbul' }, { id: 'Izmir' }] }]
const list = { groups: rows, getKey: ({ id }: Row) => id, getText: ({ id }: Row) => id }
const onKeyDown = (event: KeyboardEvent) => event.preventDefault()
const own = { label: 'Field', onKeyDown }
const options = [{ key: 'all', items: [{ value: 'a', label: 'Alfa' }] }]

const fields: Readonly<Record<string, ReactNode>> = {
  ComboBox: <ComboBox {...own} {...list} openOnFocus={false} />,
  MultiComboBox: <MultiComboBox {...own} {...list} openOnFocus={false} defaultValue={['Izmir']} />,
  SuggestField: (
    <SuggestField {...own} {...list} openOnFocus={false} inputValue="" onInputChange={() => {}} />
  ),
  Select: <Select {...own} groups={options} native="never" />,
  DatePicker: <DatePicker {...own} today="2027-06-09" defaultValue="2027-06-14" />,
  TimePicker: <TimePicker {...own} defaultValue="09:30" />,
  Stepper: <Stepper {...own} defaultValue={2} />,
  PhoneField: <PhoneField {...own} defaultValue="+905321184027" />,
  TextField: <TextField {...own} defaultValue="Ada" />,
  Textarea: <Textarea {...own} defaultValue="Ada" />,
}

const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'Enter', 'Backspace', 'Delete', '7', 'a']

/** All that a key can change: the elements with their states, what stands in the fields, and where the focus is. */
const state = () => ({
  page: document.body.innerHTML,
  values: [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  focused: document.activeElement?.outerHTML,
})

describe('UI-20 a key that the owner of a field has prevented', () => {
  afterEach(() => cleanup())

  it.each(Object.entries(fields))('UI-20 changes nothing in a %s', async (_, field) => {
    const { container } = await render(<ThemeProvider {...{ today: '2027-06-09' }}>{field}</ThemeProvider>)
    const control = container.querySelector<HTMLElement>(
      'input:not([type=hidden]), textarea, [role=combobox]',
    )!
    control.focus()
    // The rules of phone numbers, and what else comes by itself, have come by then.
    await new Promise((done) => setTimeout(done, 400))
    const before = state()
    for (const key of keys) {
      await userEvent.keyboard(key.length > 1 ? `{${key}}` : key)
      // Two frames: a list that opens is drawn in the next one.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      expect(state(), key).toEqual(before)
    }
  })
})
