// Loaded before the first test: the field takes a moment to ask for its rules, and shows another text then.
import 'libphonenumber-js/min'
import '../components/PhoneField/phoneLibrary.ts'
import { useActionState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { Form } from '../components/Form/Form.tsx'
import { MultiComboBox } from '../components/MultiComboBox/MultiComboBox.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { SuggestField } from '../components/SuggestField/SuggestField.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { livesAmongOthers } from './formAround.tsx'
import { type FormLifeOptions, livesInForm } from './formLife.tsx'
import { moduleDates } from './moduleDates.ts'

const same = (text: string) => text
const options = [
  { value: 'card', label: 'By card' },
  { value: 'cash', label: 'Cash' },
]
const groups = [{ key: 'all', items: options }]
const ticked = (value: unknown) => (value ? 'on' : null)

const typed = (text: string, selector: string) => async (form: HTMLFormElement) => {
  const field = form.querySelector<HTMLElement>(selector)!
  await userEvent.fill(field, text)
  await userEvent.tab()
}
const pressed = (selector: string) => async (form: HTMLFormElement) => {
  form.querySelector<HTMLElement>(selector)!.click()
  await Promise.resolve()
}

const controls: Record<string, FormLifeOptions> = {
  TextField: {
    make: (props) => <TextField label="Name" maxLength={5} {...props} />,
    spoil: typed('Annabel', 'input'),
    change: typed('Ann', 'input'),
    write: typed('Ann', 'input'),
    canBeReadOnly: true,
    initial: '',
    canBeEmpty: true,
  },
  'TextField with a reader': {
    make: (props) => <TextField label="Name" read={(text) => text.trim()} {...props} />,
    change: typed(' Ann ', 'input'),
    write: typed('Ann', 'input'),
    canBeReadOnly: true,
    initial: '',
    canBeEmpty: true,
  },
  'TextField that begins with a text': {
    make: (props) => (
      <TextField label="Name" defaultValue={props.value === undefined ? 'Bob' : undefined} {...props} />
    ),
    change: typed('Ann', 'input'),
    initial: 'Bob',
  },
  PasswordField: {
    make: (props) => <PasswordField label="Password" {...props} />,
    change: typed('secret', 'input'),
    write: typed('secret', 'input'),
    canBeReadOnly: true,
    initial: '',
    canBeEmpty: true,
  },
  Textarea: {
    make: (props) => <Textarea label="Wishes" maxLength={10} {...props} />,
    change: typed('A cello', 'textarea'),
    spoil: typed('A cello and a harp', 'textarea'),
    write: typed('A cello', 'textarea'),
    canBeReadOnly: true,
    initial: '',
    canBeEmpty: true,
  },
  DatePicker: {
    make: (props) => <DatePicker label="Day" today="2027-06-09" {...props} />,
    spoil: typed('45.13.2026', 'input'),
    change: typed('14.06.2027', 'input'),
    write: typed('14.06.2027', 'input'),
    canBeReadOnly: true,
    initial: null,
    canBeEmpty: true,
  },
  DateRangePicker: {
    make: ({ name, ...props }) => (
      <DateRangePicker label="Stay" today="2027-06-09" startName={name} endName="until" {...props} />
    ),
    spoil: async (form) => {
      const [, until] = form.querySelectorAll<HTMLElement>('input[type="text"]')
      await userEvent.fill(until!, '45.13.2026')
      await userEvent.tab()
    },
    change: async (form) => {
      const [from, until] = form.querySelectorAll<HTMLElement>('input[type="text"]')
      await userEvent.fill(from!, '14.06.2027')
      await userEvent.fill(until!, '18.06.2027')
      await userEvent.tab()
    },
    write: async (form) => {
      const [from, until] = form.querySelectorAll<HTMLElement>('input[type="text"]')
      await userEvent.fill(from!, '14.06.2027')
      await userEvent.fill(until!, '18.06.2027')
    },
    canBeReadOnly: true,
    initial: null,
    sent: (value) => (value as { start: string } | null)?.start ?? '',
    canBeEmpty: true,
  },
  'native DatePicker': {
    make: (props) => <DatePicker isNative label="Day" today="2027-06-09" {...props} />,
    change: typed('2027-06-14', 'input'),
    write: typed('2027-06-14', 'input'),
    canBeReadOnly: true,
    initial: null,
    canBeEmpty: true,
  },
  TimePicker: {
    make: (props) => (
      <TimePicker label="Time" offReason={(time) => (time < '09' ? 'Closed' : null)} {...props} />
    ),
    spoil: typed('07:30', 'input'),
    change: typed('09:45', 'input'),
    write: typed('09:45', 'input'),
    canBeReadOnly: true,
    initial: null,
    canBeEmpty: true,
  },
  Stepper: {
    make: (props) => <Stepper label="Bags" {...props} />,
    change: async (form) => {
      form.querySelector<HTMLElement>('[role="spinbutton"]')!.focus()
      await userEvent.keyboard('{ArrowUp}')
    },
    write: typed('1', '[role="spinbutton"]'),
    canBeReadOnly: true,
    initial: 0,
  },
  PhoneField: {
    make: (props) => <PhoneField label="Phone" {...props} />,
    change: typed('+90 532 118 40 27', 'input[type="tel"]'),
    write: typed('+90 532 118 40 27', 'input[type="tel"]'),
    canBeReadOnly: true,
    initial: '',
    canBeEmpty: true,
  },
  Select: {
    make: (props) => <Select label="Pay" native="never" groups={groups} {...props} />,
    change: async (form) => {
      form.querySelector<HTMLElement>('[role="combobox"]')!.focus()
      await userEvent.keyboard('{Enter}{End}{Enter}')
    },
    canBeReadOnly: true,
    initial: null,
    canBeEmpty: true,
  },
  'Select of several': {
    make: (props) => <Select isMultiple label="Pay" groups={groups} {...props} />,
    change: async (form) => {
      form.querySelector<HTMLElement>('[role="combobox"]')!.focus()
      await userEvent.keyboard('{Enter}{End}{Enter}{Escape}')
    },
    canBeReadOnly: true,
    initial: [],
    sent: (value) => (value as string[])[0] ?? null,
    canBeEmpty: true,
  },
  'native Select': {
    make: (props) => <Select label="Pay" native="always" groups={groups} {...props} />,
    change: (form) => userEvent.selectOptions(form.querySelector('select')!, 'cash'),
    write: (form) => userEvent.selectOptions(form.querySelector('select')!, 'cash'),
    canBeReadOnly: true,
    initial: null,
    // A choice of nothing is not sent.
    canBeEmpty: true,
  },
  ComboBox: {
    make: (props) => (
      <ComboBox
        label="Town"
        fullScreen="never"
        getKey={(town: string) => `key-${town}`}
        getText={same}
        groups={[{ key: 'all', items: ['Istanbul', 'Izmir'] }]}
        {...props}
      />
    ),
    change: async (form) => {
      await userEvent.fill(form.querySelector('input[role="combobox"]')!, 'I')
      await userEvent.keyboard('{ArrowDown}{Enter}')
    },
    initial: '',
    valueProp: 'inputValue',
    changeProp: 'onInputChange',
    sent: () => 'key-Izmir',
    canBeEmpty: true,
  },
  'ComboBox by key': {
    make: (props) => (
      <ComboBox
        label="Town"
        fullScreen="never"
        getKey={(town: string) => `key-${town}`}
        getText={same}
        groups={[{ key: 'all', items: ['Istanbul', 'Izmir'] }]}
        {...props}
      />
    ),
    change: async (form) => {
      await userEvent.fill(form.querySelector('input[role="combobox"]')!, 'I')
      await userEvent.keyboard('{ArrowDown}{Enter}')
    },
    write: typed('Izmir', 'input[role="combobox"]'),
    canBeReadOnly: true,
    initial: null,
    canBeEmpty: true,
  },
  SuggestField: {
    make: (props) => (
      <SuggestField
        label="Town"
        fullScreen="never"
        getKey={(town: string) => `key-${town}`}
        getText={same}
        groups={[{ key: 'all', items: ['Istanbul', 'Izmir'] }]}
        {...props}
      />
    ),
    change: typed('Izm', 'input[role="combobox"]'),
    write: typed('Izm', 'input[role="combobox"]'),
    canBeReadOnly: true,
    initial: '',
    valueProp: 'inputValue',
    changeProp: 'onInputChange',
    sent: () => 'Izm',
    canBeEmpty: true,
  },
  MultiComboBox: {
    make: (props) => (
      <MultiComboBox
        label="Towns"
        fullScreen="never"
        getKey={(town: string) => `key-${town}`}
        getText={same}
        groups={[{ key: 'all', items: ['Istanbul', 'Izmir'] }]}
        {...props}
      />
    ),
    change: async (form) => {
      await userEvent.fill(form.querySelector('input[role="combobox"]')!, 'I')
      await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    },
    canBeReadOnly: true,
    initial: [],
    sent: (value) => (value as string[])[0] ?? null,
    canBeEmpty: true,
  },
  Checkbox: {
    make: (props) => <Checkbox {...props}>I agree</Checkbox>,
    change: pressed('[type="checkbox"]'),
    write: pressed('[type="checkbox"]'),
    initial: false,
    valueProp: 'isSelected',
    sent: ticked,
    canBeEmpty: true,
  },
  'Checkbox that is on': {
    make: (props) => (
      <Checkbox {...('isSelected' in props ? {} : { defaultSelected: true })} {...props}>
        I agree
      </Checkbox>
    ),
    change: pressed('[type="checkbox"]'),
    write: pressed('[type="checkbox"]'),
    initial: true,
    valueProp: 'isSelected',
    sent: ticked,
  },
  Switch: {
    make: ({ isRequired, validationBehavior, ...props }) => <Switch {...props}>Child seats</Switch>,
    change: pressed('[type="checkbox"]'),
    write: pressed('[type="checkbox"]'),
    initial: false,
    valueProp: 'isSelected',
    sent: ticked,
    hasError: false,
  },
  RadioGroup: {
    make: (props) => <RadioGroup label="Pay" options={options} {...props} />,
    change: pressed('[value="cash"]'),
    write: pressed('[value="cash"]'),
    initial: null,
    canBeEmpty: true,
  },
  SegmentedControl: {
    make: ({ isRequired, validationBehavior, ...props }) => (
      <SegmentedControl label="Way" segments={options} {...props} />
    ),
    change: pressed('[value="cash"]'),
    write: pressed('[value="cash"]'),
    initial: 'card',
    hasError: false,
  },
}

describe.each(Object.entries(controls))('%s in a form (UI-18)', (_, control) => {
  afterEach(() => cleanup())
  livesInForm(control)
  livesAmongOthers(control)
})

/** A form that gets the entered values back as its defaults, as from a server action. */
function Echo() {
  const [sent, send] = useActionState((_: FormData | null, data: FormData): FormData | null => data, null)
  const back = (name: string) => sent?.get(name)?.toString()
  return (
    <form action={send} aria-label="Order">
      <TextField label="Name" name="name" defaultValue={back('name')} />
      <Select label="Pay" native="never" name="pay" groups={groups} defaultValue={back('pay') ?? null} />
      <DatePicker label="Day" today="2027-06-09" name="day" defaultValue={back('day') ?? null} />
      <Checkbox name="terms" defaultSelected={back('terms') === 'on'}>
        I agree
      </Checkbox>
      <output>{sent ? 'Sent' : ''}</output>
    </form>
  )
}

describe('all of a form (UI-18)', () => {
  afterEach(() => cleanup())

  it('keeps what an action of React 19 gives back as the default', async () => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <Echo />
      </ThemeProvider>,
    )
    const form = container.querySelector('form')!
    const [name, day] = form.querySelectorAll<HTMLInputElement>('input[id]')
    await userEvent.fill(name!, 'Ann')
    await userEvent.fill(day!, '14.06.2027')
    form.querySelector<HTMLElement>('[role="combobox"]')!.focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    form.querySelector<HTMLElement>('[type="checkbox"]')!.click()
    const before = [...new FormData(form)]
    expect(before).toEqual([
      ['name', 'Ann'],
      ['pay', 'cash'],
      ['day', '2027-06-14'],
      ['terms', 'on'],
    ])
    form.requestSubmit()
    await expect.poll(() => form.querySelector('output')!.textContent).toBe('Sent')
    await new Promise((done) => setTimeout(done, 100))
    expect([...new FormData(form)]).toEqual(before)
    expect(name!.value).toBe('Ann')
    expect(day!.value).toBe('14.06.2027')
  })

  it('goes back in a shadow root, too', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    await render(
      <ThemeProvider {...moduleDates}>
        <Form aria-label="Order">
          <Stepper label="Bags" name="bags" defaultValue={2} />
        </Form>
      </ThemeProvider>,
      { container, baseElement: container },
    )
    const form = container.querySelector('form')!
    container.querySelector<HTMLElement>('[role="spinbutton"]')!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => new FormData(form).get('bags')).toBe('1')
    form.reset()
    await expect.poll(() => new FormData(form).get('bags')).toBe('2')
    host.remove()
  })

  it('that is wrong gives the focus to the first, and another form is left alone', async () => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <Form aria-label="One">
          <TextField label="Name" name="name" defaultValue="Ann" isRequired />
          <Select label="Pay" native="never" name="pay" groups={groups} isRequired />
          <PhoneField label="Phone" name="phone" isRequired />
        </Form>
        <Form aria-label="Two">
          <TextField label="Town" name="town" isRequired />
        </Form>
      </ThemeProvider>,
    )
    const [one, two] = container.querySelectorAll('form')
    expect(one!.reportValidity()).toBe(false)
    expect(document.activeElement?.getAttribute('role')).toBe('combobox')
    await expect.poll(() => one!.querySelectorAll('[aria-invalid="true"]').length).toBe(2)
    expect(two!.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  })

  it('gets the text of a ComboBox where that is asked for', async () => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <form aria-label="Order">
          <ComboBox
            label="Town"
            name="town"
            formValue="text"
            fullScreen="never"
            getKey={(town: string) => `key-${town}`}
            getText={same}
            groups={[{ key: 'all', items: ['Istanbul', 'Izmir'] }]}
          />
        </form>
      </ThemeProvider>,
    )
    await userEvent.fill(container.querySelector('input')!, 'Izm')
    expect([...new FormData(container.querySelector('form')!)]).toEqual([['town', 'Izm']])
  })
})
