import { afterEach, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TimePicker } from '../TimePicker/TimePicker.tsx'

afterEach(() => cleanup())

const change = () => {}

it.each([96, 104, 113, 119, 121, 131, 150, 170, 240])(
  'UI-15 the labels of a row stand at one inset, in fields of %d px',
  async (width) => {
    const screen = await render(
      <ThemeProvider>
        <div style={{ width }}>
          <TextField label="Terminal" value="" onChange={change} />
          <DatePicker label="Date" defaultValue="2027-06-14" today="2027-06-09" />
          <TimePicker label="Time" value="09:45" onChange={change} />
        </div>
      </ThemeProvider>,
    )
    const insets = [...screen.container.querySelectorAll('label')].map(
      (label) => label.getBoundingClientRect().left - screen.container.getBoundingClientRect().left,
    )
    expect(insets).toHaveLength(3)
    expect(new Set(insets), insets.join()).toHaveProperty('size', 1)
  },
)

it.each([96, 113])('UI-15 in a field of %d px the time is whole', async (width) => {
  const screen = await render(
    <ThemeProvider>
      <div style={{ width }}>
        <TimePicker label="Time" value="09:45" onChange={change} />
      </div>
    </ThemeProvider>,
  )
  const input = screen.getByRole('combobox').element() as HTMLInputElement
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
})
