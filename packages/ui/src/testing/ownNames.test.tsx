import type { AriaAttributes, ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'

type Names = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>

const options = [{ value: 'card', label: 'By card' }]
const same = (text: string) => text
const controls: Readonly<Record<string, readonly [selector: string, make: (names: Names) => ReactElement]>> =
  {
    TextField: ['input:not([type="hidden"]), textarea', (names) => <TextField label="Drawn" {...names} />],
    Textarea: ['input:not([type="hidden"]), textarea', (names) => <Textarea label="Drawn" {...names} />],
    PasswordField: ['input', (names) => <PasswordField label="Drawn" {...names} />],
    DatePicker: [
      'input:not([type="hidden"]), textarea',
      (names) => <DatePicker label="Drawn" today="2027-06-09" {...names} />,
    ],
    TimePicker: ['[role="combobox"]', (names) => <TimePicker label="Drawn" {...names} />],
    PhoneField: ['input:not([type="hidden"]), textarea', (names) => <PhoneField label="Drawn" {...names} />],
    ComboBox: [
      '[role="combobox"]',
      (names) => <ComboBox label="Drawn" groups={[]} getKey={same} getText={same} {...names} />,
    ],
    Stepper: ['[role="spinbutton"]', (names) => <Stepper label="Drawn" {...names} />],
    Checkbox: ['input', (names) => <Checkbox {...names}>Drawn</Checkbox>],
    Switch: ['input', (names) => <Switch {...names}>Drawn</Switch>],
    RadioGroup: ['[role="radiogroup"]', (names) => <RadioGroup label="Drawn" options={options} {...names} />],
    SegmentedControl: [
      '[role="radiogroup"]',
      (names) => <SegmentedControl label="Drawn" segments={options} {...names} />,
    ],
  }

describe('a name that the owner of a control gives (UI-20)', () => {
  afterEach(() => cleanup())

  it.each(Object.entries(controls))('is that of a %s, by text and by id', async (_, [selector, make]) => {
    const { container, rerender } = await render(<ThemeProvider>{make({})}</ThemeProvider>)
    const control = () => container.querySelector<HTMLElement>(selector)!
    await expect.element(control()).toHaveAccessibleName('Drawn')
    await rerender(<ThemeProvider>{make({ 'aria-label': 'Own' })}</ThemeProvider>)
    await expect.element(control()).toHaveAccessibleName('Own')
    await rerender(
      <ThemeProvider>
        <span id="elsewhere">Elsewhere</span>
        {make({ 'aria-labelledby': 'elsewhere' })}
      </ThemeProvider>,
    )
    await expect.element(control()).toHaveAccessibleName('Elsewhere')
  })
})
