import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadMomentReader } from '../../private/moment/useMomentReader.ts'
import { isWhole } from '../../testing/brokenWords.ts'
import { datePickerGuide } from './DatePicker.guide.ts'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

function Example({ value: first, onChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(first)
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day)
        onChange?.(day)
      }}
    />
  )
}

const meta = {
  component: DatePicker,
  render: (args) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: { guide: datePickerGuide },
  args: {
    label: 'Landing date',
    value: '2027-06-14',
    today: '2027-06-09',
    minValue: '2027-06-09',
    maxValue: '2028-06-09',
    onChange: fn(),
    onInvalid: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: async () => {
    await loadMomentReader()
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox')

export const Filled: Story = {}
export const Empty: Story = { args: { value: null, description: 'The day the plane lands' } }
export const Invalid: Story = { args: { value: null, error: 'Choose the day of landing' } }
export const Caution: Story = { args: { caution: 'On this day the centre is closed for cars' } }
export const Optional: Story = { args: { isOptional: true, value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose a date/ }))
    await screen.findByRole('grid')
  },
}

/** In 112 px the date and the label are read in full, and the calendar has its button. */
export const Narrow: Story = {
  tags: ['visual', 'UI-18'],
  name: 'Narrow: 112 px',
  decorators: [
    (Story) => (
      <div style={{ width: 112 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Landing date of the flight', value: '2026-11-25', minValue: '2026-01-01' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    expect(input).toHaveValue('25.11.2026')
    expect(isWhole(input)).toBe(true)
    const label = within(canvasElement).getByText('Landing date of the flight')
    expect(isWhole(label)).toBe(true)
    const button = within(canvasElement).getByRole('button', { name: /Choose a date/ })
    const box = button.getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    const range = document.createRange()
    range.selectNodeContents(label)
    // Beside the words, over none of them.
    for (const line of range.getClientRects()) expect(line.right).toBeLessThanOrEqual(box.left)
    await userEvent.click(button)
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
  },
}

export const Typed: Story = {
  name: 'Digits alone make DD.MM.YYYY, and an ISO day goes out',
  tags: ['UI-03'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    expect(input).toHaveAttribute('placeholder', '00.00.0000')
    await userEvent.type(input, '5122027')
    expect(input).toHaveValue('05.12.2027')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
    await userEvent.keyboard('{Backspace}')
    expect(input).toHaveValue('05.12.202')
    expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(input).toHaveValue('05.12')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(input).toHaveValue('')
    expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const TwoDigitYear: Story = {
  name: 'A year of two digits is made whole when the field is left',
  tags: ['UI-03'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '5/12/27')
    await userEvent.tab()
    expect(field(canvasElement)).toHaveValue('05.12.2027')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
  },
}

export const Choosing: Story = {
  name: 'The calendar opens in a popover, keeps focus, and gives it back with the day',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Choose a date, Landing date, Monday, June 14, 2027',
    })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Choose a date' })
    const day = () => within(popover).getByRole('button', { name: 'Monday, June 14, 2027' })
    await waitFor(() => expect(day()).toHaveFocus())
    for (let press = 0; press < 4; press++) await userEvent.tab()
    expect(day()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(field(canvasElement)).toHaveValue('15.06.2027')
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(button).toHaveFocus()
  },
}

export const OpenedFromText: Story = {
  name: 'A calendar opened by the down arrow gives focus back to the text',
  tags: ['UI-03'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    for (const key of ['{Escape}', '{ArrowRight}{Enter}']) {
      input.focus()
      await userEvent.keyboard('{ArrowDown}')
      const popover = await screen.findByRole('dialog', { name: 'Choose a date' })
      await waitFor(() =>
        expect(within(popover).getByRole('button', { name: 'Monday, June 14, 2027' })).toHaveFocus(),
      )
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
      expect(input).toHaveFocus()
    }
    expect(input).toHaveValue('15.06.2027')
  },
}

export const Native: Story = {
  name: 'A native input (YYYY-MM-DD) can stand in',
  tags: ['UI-03'],
  args: { isNative: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Landing date')
    expect(input).toHaveAttribute('type', 'date')
    expect(input).toHaveValue('2027-06-14')
  },
}

export const RoundInside: Story = {
  name: 'Space opens the calendar; Tab after the day goes round to its first button, Shift and Tab back',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Choose a date/ })
    expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard(' ')
    const popup = await screen.findByRole('dialog', { name: 'Choose a date' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(popup).toHaveAttribute('aria-modal', 'true')
    const day = within(popup).getByRole('button', { name: 'Monday, June 14, 2027' })
    const first = within(popup).getByRole('button', { name: 'Previous month' })
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.tab()
    expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(day).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(within(popup).getByRole('button', { name: 'Next month' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const AltDown: Story = {
  name: 'Alt and Arrow Down in the text open the calendar',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    field(canvasElement).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const popup = await screen.findByRole('dialog', { name: 'Choose a date' })
    await waitFor(() => expect(within(popup).getByRole('button', { name: /^Monday, June 14/ })).toHaveFocus())
  },
}
