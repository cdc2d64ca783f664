import type { DOMAttributes, ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { moduleDates } from './moduleDates.ts'

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onFocus'
  | 'onBlur'
  | 'onClick'
  | 'onPaste'
  | 'onPointerDown'
  | 'onMouseDown'
  | 'onCompositionStart'
  | 'onCompositionEnd'
>

const same = (text: string) => text
const groups = [{ key: 'all', items: ['Istanbul', 'Izmir'] }]
const date = { label: 'Landing date', today: '2027-06-09', defaultValue: '2027-06-14' } as const

const fields: Record<string, (handlers: Handlers) => ReactElement> = {
  TextField: (handlers) => <TextField label="Name" {...handlers} />,
  Textarea: (handlers) => <Textarea label="Wishes" {...handlers} />,
  PasswordField: (handlers) => <PasswordField label="Password" {...handlers} />,
  ComboBox: (handlers) => (
    <ComboBox
      label="Town"
      getKey={same}
      getText={same}
      groups={groups}
      {...handlers}
      onBlur={() => handlers.onBlur?.({} as never)}
    />
  ),
  TimePicker: (handlers) => <TimePicker label="Landing time" {...handlers} />,
  DatePicker: (handlers) => <DatePicker {...date} {...handlers} />,
  'native DatePicker': (handlers) => <DatePicker {...date} isNative {...handlers} />,
}

const events: Record<keyof Handlers, () => Event> = {
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'a', bubbles: true }),
  onKeyUp: () => new KeyboardEvent('keyup', { key: 'a', bubbles: true }),
  onPaste: () => new ClipboardEvent('paste', { bubbles: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { bubbles: true }),
  onMouseDown: () => new MouseEvent('mousedown', { bubbles: true }),
  onCompositionStart: () => new CompositionEvent('compositionstart', { bubbles: true }),
  onCompositionEnd: () => new CompositionEvent('compositionend', { bubbles: true }),
  onClick: () => new MouseEvent('click', { bubbles: true }),
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
}
const names = Object.keys(events) as (keyof Handlers)[]

describe('what a field accepts, it keeps (UI-18)', () => {
  afterEach(() => cleanup())

  it.each(Object.keys(fields))('UI-18 every handler that %s accepts fires, once', async (name) => {
    const handlers = Object.fromEntries(names.map((one) => [one, vi.fn()]))
    const { container } = await render(
      <ThemeProvider {...moduleDates}>{fields[name]!(handlers as Handlers)}</ThemeProvider>,
    )
    const control = container.querySelector('input:not([type="hidden"]), textarea')!
    for (const one of names) {
      control.dispatchEvent(events[one]())
      expect(handlers[one], one).toHaveBeenCalledTimes(1)
    }
  })

  it('UI-18 a form gets of each field what its `onChange` gives, not what is drawn', async () => {
    const { container } = await render(
      <ThemeProvider {...moduleDates} locale="ru">
        <form>
          <DatePicker {...date} name="day" />
          <DatePicker {...date} name="nativeDay" isNative />
          <DatePicker label="Return" today="2027-06-09" name="noDay" />
          <DatePicker {...date} name="offDay" isDisabled />
          <TimePicker label="Landing time" defaultValue="09:45" name="time" />
          <Stepper label="Bags" defaultValue={2} name="bags" />
          <Stepper label="Chairs" defaultValue={1} name="chairs" isDisabled />
          <Select
            label="Car"
            native="never"
            name="car"
            defaultValue="van"
            groups={[{ key: 'all', items: [{ value: 'van', label: 'A van' }] }]}
          />
        </form>
      </ThemeProvider>,
    )
    const form = container.querySelector('form')!
    const sent = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value]))
    expect([...new FormData(form)]).toHaveLength(6)
    expect(sent()).toEqual({
      day: '2027-06-14',
      nativeDay: '2027-06-14',
      noDay: '',
      time: '09:45',
      bags: '2',
      car: 'van',
    })
    const [day] = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')
    await userEvent.fill(day!, '15.06.2027')
    const time = form.querySelector<HTMLInputElement>('[role="combobox"]')!
    await userEvent.fill(time, '9:5')
    expect(sent()).toMatchObject({ day: '2027-06-15', time: '09:45' })
    await userEvent.fill(time, '21:30')
    form.querySelector<HTMLElement>('[role="spinbutton"]')!.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(sent()).toMatchObject({ time: '21:30', bags: '3' })
  })
})
