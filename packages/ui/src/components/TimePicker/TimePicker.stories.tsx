import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { loadMomentReader } from '../../private/moment/useMomentReader.ts'
import { brokenWords, isWhole } from '../../testing/brokenWords.ts'
import { heard } from '../../testing/heard.ts'
import { timePickerGuide } from './TimePicker.guide.ts'
import { TimePicker, type TimePickerProps } from './TimePicker.tsx'
import { normalizeSeconds, secondsOfTime, timeOfSeconds } from './timeInput.ts'

function Example({ value: first, onChange, ...props }: TimePickerProps) {
  const [value, setValue] = useState(first)
  return (
    <>
      <TimePicker
        {...props}
        value={value}
        onChange={(time, about) => {
          setValue(time)
          onChange?.(time, about)
        }}
      />
      <p style={{ marginTop: 8 }}>After the field</p>
    </>
  )
}

const meta = {
  component: TimePicker,
  render: (args) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: { guide: timePickerGuide },
  args: { label: 'Landing time', value: '09:45', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240, minHeight: 380 }}>
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

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const input = canvas.getByRole<HTMLInputElement>('combobox')
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent?.trim()
  }
  const open = () => input.getAttribute('aria-expanded') === 'true'
  return { canvas, input, active, open }
}
/** The options that can be seen in the list. */
function seen(canvasElement: HTMLElement) {
  const list = within(canvasElement).getByRole('listbox')
  const box = list.getBoundingClientRect()
  return within(list)
    .getAllByRole('option')
    .filter((option) => {
      const { top, bottom } = option.getBoundingClientRect()
      return top >= box.top && bottom <= box.bottom
    })
    .map((option) => option.textContent.trim())
}

export const Filled: Story = {}
export const Empty: Story = { args: { value: null } }
export const Invalid: Story = { args: { value: null, error: 'Enter the time of landing' } }
export const Caution: Story = {
  args: { value: '02:30', caution: 'This hour does not exist on 28 March. We took 03:00' },
}
export const Described: Story = { args: { description: 'Istanbul time, GMT+3' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(parts(canvasElement).input)
  },
}

/** In 112 px the time is read in full, its label too, and no word of the list breaks. */
export const Narrow: Story = {
  tags: ['visual', 'UI-18'],
  name: 'Narrow: 112 px',
  globals: { locale: 'ru' },
  args: { label: 'Время прилёта', value: '23:45' },
  decorators: [
    (Story) => (
      <div style={{ width: 112 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement)
    await userEvent.click(input)
    expect(isWhole(input)).toBe(true)
    expect(isWhole(canvas.getByText('Время прилёта'))).toBe(true)
    await waitFor(() => expect(canvas.getByRole('option', { name: '24:00 следующий день' })).toBeVisible())
    expect(brokenWords(canvasElement)).toEqual([])
  },
}

export const Typed: Story = {
  name: 'Takes 9, 930, 9pm and 21.30',
  tags: ['UI-04'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const { input } = parts(canvasElement)
    expect(input).toHaveAttribute('placeholder', '--:--')
    for (const [text, time] of [
      ['9', '09:00'],
      ['930', '09:30'],
      ['9pm', '21:00'],
      ['21.30', '21:30'],
      ['99', '09:05'],
      ['9:5', '09:05'],
      ['12am', '00:00'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      expect(input).toHaveValue(time)
      expect(args.onChange).toHaveBeenLastCalledWith(time, { nextDay: false })
    }
    await userEvent.clear(input)
    await userEvent.tab()
    expect(args.onChange).toHaveBeenLastCalledWith(null, { nextDay: false })
  },
}

export const Deleting: Story = {
  name: 'What is deleted does not come back',
  tags: ['UI-04'],
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement)
    await userEvent.click(input)
    for (const rest of ['09:4', '09:', '09', '0', '']) {
      await userEvent.keyboard('{Backspace}')
      expect(input).toHaveValue(rest)
    }
  },
}

export const Opening: Story = {
  name: 'Opens on focus and on click; closes on Escape, Tab, a press outside, a pick',
  tags: ['UI-06'],
  play: async ({ canvasElement, args }) => {
    const { input, open, canvas } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('{Escape}')
    expect(open()).toBe(false)
    await userEvent.click(input)
    expect(open()).toBe(true)
    expect(canvas.getAllByRole('option')).toHaveLength(97)
    await userEvent.tab()
    expect(open()).toBe(false)
    await userEvent.click(input)
    await userEvent.click(canvas.getByText('After the field'))
    expect(open()).toBe(false)
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('option', { name: '10:15' }))
    expect(open()).toBe(false)
    expect(input).toHaveFocus()
    expect(args.onChange).toHaveBeenCalledTimes(1)
    expect(args.onChange).toHaveBeenLastCalledWith('10:15', { nextDay: false })
  },
}

export const Nearest: Story = {
  name: 'Round suggestions after an odd entry; the nearest is scrolled to, and Enter keeps what was typed',
  tags: ['UI-06'],
  args: { value: '17:52' },
  play: async ({ canvasElement, args }) => {
    const { input, active } = parts(canvasElement)
    await userEvent.click(input)
    expect(seen(canvasElement)).toContain('17:45')
    expect(seen(canvasElement)).toContain('18:00')
    expect(active()).toBe(null)
    await userEvent.keyboard('{Enter}')
    expect(input).toHaveValue('17:52')
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('18:00')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith('17:30', { nextDay: false })
  },
}

export const PageKeys: Story = {
  name: 'Page keys pass four options, Home keeps the one reached; no row is cut at the top',
  tags: ['UI-06'],
  args: { 'aria-label': 'Landing time in Istanbul' },
  play: async ({ canvasElement }) => {
    const { canvas, input, active } = parts(canvasElement)
    await userEvent.click(input)
    const popup = canvas.getByRole('listbox', { name: 'Landing time in Istanbul' })
    const isWhole = () => expect(popup.scrollTop % 44).toBe(0)
    isWhole()
    for (const [key, option] of [
      ['{PageDown}', '10:45'],
      ['{Home}', '10:45'],
      ['{ArrowDown}', '11:00'],
      ['{PageUp}', '10:00'],
      ['{PageUp}{PageUp}{PageUp}', '07:00'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(active()).toBe(option)
      expect(seen(canvasElement)).toContain(option)
      isWhole()
    }
  },
}

export const EndOfDay: Story = {
  name: '24:00 is the next day at 00:00, and is said to be',
  tags: ['UI-06'],
  args: { value: '23:45' },
  play: async ({ canvasElement, args }) => {
    const { input, active } = parts(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('24:00 next day')
    await userEvent.keyboard('{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith('00:00', { nextDay: true })
    expect(input).toHaveValue('00:00')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('24:00 next day')
  },
}

export const SuggestionsOnly: Story = {
  name: 'With suggestions only, a typed time moves to the nearest',
  tags: ['UI-05'],
  args: { isSuggestionsOnly: true, value: null },
  play: async ({ canvasElement, args }) => {
    const { input } = parts(canvasElement)
    await userEvent.type(input, '0942')
    await userEvent.tab()
    expect(input).toHaveValue('09:45')
    expect(args.onChange).toHaveBeenCalledTimes(1)
    expect(args.onChange).toHaveBeenLastCalledWith('09:45', { nextDay: false })
  },
}

/** The time moves to 24:00, the first of the next day. */
export const NearMidnight: Story = {
  tags: ['visual', 'UI-05'],
  name: 'Just before midnight, with suggestions only',
  args: { isSuggestionsOnly: true, value: null },
  play: async ({ canvasElement, args }) => {
    const { input } = parts(canvasElement)
    await userEvent.type(input, '2355')
    expect(seen(canvasElement)).toContain('24:00 next day')
    await userEvent.tab()
    expect(input).toHaveValue('00:00')
    expect(args.onChange).toHaveBeenCalledTimes(1)
    expect(args.onChange).toHaveBeenLastCalledWith('00:00', { nextDay: true })
  },
}

/** A host that keeps seconds since midnight, 0 being none. */
function InSeconds({ value: _, onChange, ...props }: TimePickerProps) {
  const [seconds, setSeconds] = useState(90_000)
  const { isNormalized, isSuggestionsOnly, step } = props
  const whole = seconds && normalizeSeconds(seconds, { isNormalized, isSuggestionsOnly, step })
  return (
    <>
      <TimePicker
        {...props}
        value={whole ? timeOfSeconds(whole) : null}
        onChange={(time, about) => {
          setSeconds(
            (time !== null && normalizeSeconds(secondsOfTime(time), { isSuggestionsOnly, step })) || 0,
          )
          onChange?.(time, about)
        }}
      />
      <output>{seconds} seconds</output>
    </>
  )
}
export const Seconds: Story = {
  name: 'A host that keeps seconds: over a day is wrapped, midnight is 1 second and not none',
  tags: ['UI-05'],
  render: (args) => <InSeconds {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement)
    expect(input).toHaveValue('01:00')
    for (const [text, time, seconds] of [
      ['0930', '09:30', 34_200],
      ['0000', '00:00', 1],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      expect(input).toHaveValue(time)
      expect(canvas.getByRole('status')).toHaveTextContent(`${seconds} seconds`)
    }
  },
}

export const PastMidnight: Story = {
  name: '25:30 of a timetable is 01:30',
  tags: ['UI-05'],
  args: { value: '25:30' },
  play: async ({ canvasElement }) => {
    expect(parts(canvasElement).input).toHaveValue('01:30')
    await userEvent.click(parts(canvasElement).input)
    expect(seen(canvasElement)).toContain('01:30')
  },
}

export const PastMidnightRefused: Story = {
  name: '25:30 is refused where it is not to be normalized',
  tags: ['UI-05'],
  args: { value: '25:30', isNormalized: false },
  play: async ({ canvasElement }) => {
    expect(parts(canvasElement).input).toHaveValue('')
  },
}

/** A time that is off says why and is not picked. */
export const OffTimes: Story = {
  tags: ['visual', 'UI-06'],
  name: 'Times that are off',
  args: { offReason: (time: string) => (time < '09:30' ? 'too soon' : null) },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, active, open } = parts(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe('09:15 too soon')
    const { said, stop } = heard(canvasElement)
    await userEvent.keyboard('{Enter}')
    expect(open()).toBe(true)
    expect(args.onChange).not.toHaveBeenCalled()
    const option = canvas.getByRole('option', { name: '09:15 too soon' })
    expect(option).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(said.join()).toContain('too soon'))
    stop()
    await userEvent.click(option)
    expect(open()).toBe(true)
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TabOpens: Story = {
  name: 'Tab into the text opens the list at the nearest time and chooses nothing',
  tags: ['UI-06'],
  play: async ({ canvasElement, args }) => {
    const { input, open, active } = parts(canvasElement)
    await userEvent.tab()
    expect(input).toHaveFocus()
    expect(open()).toBe(true)
    expect(active()).toBe(null)
    expect(seen(canvasElement)).toContain('09:45')
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AltArrows: Story = {
  name: 'Alt and Arrow Down open the list without an option, Alt and Arrow Up close it and pick nothing',
  tags: ['UI-18'],
  play: async ({ canvasElement, args }) => {
    const { input, open, active } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('{Escape}')
    expect(open()).toBe(false)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(open()).toBe(true)
    expect(active()).toBe(null)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('10:00')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(open()).toBe(false)
    expect(input).toHaveValue('09:45')
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const CaretKeys: Story = {
  name: 'Home, End, Left and Right move the caret of the text, with the list open',
  tags: ['UI-18'],
  play: async ({ canvasElement, args }) => {
    const { input, open, active } = parts(canvasElement)
    await userEvent.click(input)
    for (const [key, caret] of [
      ['{Home}', 0],
      ['{ArrowRight}', 1],
      ['{End}', 5],
      ['{ArrowLeft}', 4],
    ] as const) {
      await userEvent.keyboard(key)
      expect(input.selectionStart).toBe(caret)
      expect(active()).toBe(null)
      expect(open()).toBe(true)
    }
    expect(input).toHaveValue('09:45')
    expect(args.onChange).not.toHaveBeenCalled()
  },
}
