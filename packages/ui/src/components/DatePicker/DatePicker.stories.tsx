import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
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
  component: Example,
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
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose a date/ }))
    await screen.findByRole('grid')
  },
}

export const Typed: Story = {
  name: 'UI-03 digits alone make DD.MM.YYYY, and an ISO day goes out',
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

export const CaretStays: Story = {
  name: 'UI-03 in the middle the caret stays where it was',
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    input.focus()
    input.setSelectionRange(3, 3)
    await userEvent.keyboard('12')
    expect(input).toHaveValue('14.12.2027')
    expect(input.selectionStart).toBe(6)
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-14')
  },
}

export const Pasted: Story = {
  name: 'UI-03 a pasted day is understood in many forms',
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const text of ['2027-12-05', '5/12/27', '5.12.2027', '5 дек 2027', 'Dec 5, 2027']) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      expect(input).toHaveValue('05.12.2027')
    }
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
  },
}

export const JuneHas30Days: Story = {
  name: 'UI-03 a day is within the length of its month, a month within 1 to 12, and both within the limits',
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [digits, words, reason] of [
      ['31062027', 'June has 30 days', 'day'],
      ['10132027', 'Months go from 01 to 12', 'month'],
      ['08062027', 'The first day to choose is 09.06.2027', 'range'],
      ['10062028', 'The last day to choose is 09.06.2028', 'range'],
      ['1406', 'Enter the day, month and year, like 14.06.2027', 'incomplete'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, digits)
      await userEvent.tab()
      expect(within(canvasElement).getByText(words)).toBeVisible()
      expect(input).toHaveAccessibleDescription(words)
      expect(input).toBeInvalid()
      expect(args.onInvalid).toHaveBeenLastCalledWith(reason, input.value)
    }
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TwoDigitYear: Story = {
  name: 'UI-03 a year of two digits is made whole when the field is left',
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '5/12/27')
    await userEvent.tab()
    expect(field(canvasElement)).toHaveValue('05.12.2027')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
  },
}

export const Choosing: Story = {
  name: 'UI-03 the calendar opens in a popover, keeps focus, and gives it back with the day',
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Choose a date, Monday, June 14, 2027',
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
  name: 'UI-03 a calendar opened by the down arrow gives focus back to the text',
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

export const OwnErrorFirst: Story = {
  name: 'UI-03 what is wrong with the text itself goes before an error given',
  args: { value: null, error: 'Choose the day of landing' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    expect(input).toHaveAccessibleDescription('Choose the day of landing')
    await userEvent.type(input, '30022028')
    expect(input).toHaveAccessibleDescription('February has 29 days')
    await userEvent.clear(input)
    expect(input).toHaveAccessibleDescription('Choose the day of landing')
  },
}

export const SpokenFormat: Story = {
  name: 'UI-03 the form of a date is spoken where no other words stand under the field',
  globals: { locale: 'es' },
  args: { value: null },
  play: async ({ canvasElement }) => {
    expect(field(canvasElement)).toHaveAccessibleDescription('Día, mes, año: DD.MM.AAAA')
  },
}

export const SmallTouch: Story = {
  name: 'UI-03 on a small touch screen a full popup is titled, in ru «Выберите дату»',
  globals: { locale: 'ru' },
  play: async ({ canvasElement, args }) => {
    const matchMedia = window.matchMedia
    const root = canvasElement.querySelector<HTMLElement>('.wherry-root')!
    root.style.width = '360px'
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('coarse') })
    try {
      const button = within(canvasElement).getByRole('button', { name: /Выберите дату/ })
      await userEvent.click(button)
      const popup = await screen.findByRole('dialog', { name: 'Выберите дату' })
      const box = popup.getBoundingClientRect()
      expect([box.height, box.width]).toEqual([innerHeight, innerWidth])
      await userEvent.click(within(popup).getByRole('button', { name: /^вторник, 15 июня/ }))
      expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
      expect(button).toHaveFocus()
    } finally {
      window.matchMedia = matchMedia
    }
  },
}

export const Native: Story = {
  name: 'UI-03 a native input (YYYY-MM-DD) can stand in',
  args: { isNative: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Landing date')
    expect(input).toHaveAttribute('type', 'date')
    expect(input).toHaveValue('2027-06-14')
  },
}
