import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { compose, fillIn, screenKeyboard } from '../../testing/screenKeyboard.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { TimePicker } from './TimePicker.tsx'

const meta = {
  title: 'TimePicker/Typing',
  component: TimePicker,
  args: { label: 'Landing time', defaultValue: '09:45', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimePicker>
export default meta
type Story = StoryObj<typeof meta>

const field = (element: HTMLElement) => within(element).getByRole<HTMLInputElement>('combobox')

export const Android: Story = {
  name: 'UI-04 on Android, without keys: typed, mended in the middle, deleted across the colon, composed',
  args: { defaultValue: null },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    const keyboard = screenKeyboard(input)
    keyboard.type('930')
    expect(input).toHaveValue('09:30')
    expect(args.onChange).toHaveBeenLastCalledWith('09:30', { nextDay: false })
    keyboard.moveTo(0)
    keyboard.type('21')
    expect(input).toHaveValue('21:30')
    expect(input.selectionStart).toBe(3)
    keyboard.backspace()
    expect(input).toHaveValue('2:30')
    expect(input.selectionStart).toBe(1)
    keyboard.type('2')
    expect(input).toHaveValue('22:30')
    expect(args.onChange).toHaveBeenLastCalledWith('22:30', { nextDay: false })
    keyboard.moveTo(5)
    for (let press = 0; press < 5; press++) keyboard.backspace()
    expect(input).toHaveValue('')
    compose(input, ['9', '9p', '9pm'])
    await waitFor(() => expect(input).toHaveValue('21:00'))
    expect(args.onChange).toHaveBeenLastCalledWith('21:00', { nextDay: false })
  },
}

export const Autofilled: Story = {
  name: 'UI-04 a whole time pasted or filled in over another is taken',
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [text, time] of [
      ['21.30', '21:30'],
      ['9:05 p.m.', '21:05'],
      ['7', '07:00'],
    ] as const) {
      fillIn(input, text)
      input.focus()
      await userEvent.tab()
      expect(input).toHaveValue(time)
      expect(args.onChange).toHaveBeenLastCalledWith(time, { nextDay: false })
    }
  },
}

export const TypedOff: Story = {
  tags: ['visual'],
  name: 'UI-06 a time that is off, typed, stays, says why and does not go out',
  args: { offReason: (time: string) => (time < '09:30' ? 'We need an hour to get there' : null) },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.clear(input)
    await userEvent.type(input, '0915')
    await userEvent.tab()
    expect(input).toHaveValue('09:15')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('We need an hour to get there')
    expect(args.onChange).toHaveBeenCalledTimes(1)
    expect(args.onChange).toHaveBeenLastCalledWith(null, { nextDay: false })
    await userEvent.clear(input)
    await userEvent.type(input, '0930')
    expect(input).toBeValid()
    expect(args.onChange).toHaveBeenLastCalledWith('09:30', { nextDay: false })
  },
}

export const Unreal: Story = {
  tags: ['visual'],
  name: 'UI-04 A11Y-03 of a time that no clock has another is made: that is drawn at once, and heard once when the field is left',
  args: { defaultValue: null },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    const { said, stop } = heard(canvasElement)
    for (const [text, time] of [
      ['99', '09:05'],
      ['25:70', '23:50'],
      ['2570', '23:50'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      const words = `There is no such time as ${text}, so we put ${time}`
      expect(input).toHaveValue(time)
      expect(input).toHaveAccessibleDescription(words)
      await waitFor(() => expect(said.at(-1)).toBe(words))
    }
    expect(args.onChange).toHaveBeenLastCalledWith('23:50', { nextDay: false })
    input.focus()
    await userEvent.tab()
    await new Promise((done) => setTimeout(done, 600))
    expect(said).toHaveLength(3)
    stop()
  },
}

export const UnrealMended: Story = {
  name: 'UI-04 nothing is said of a time that is, and no more once it is mended or another is picked',
  args: { defaultValue: null },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    const { said, stop } = heard(canvasElement)
    for (const text of ['9', '930', '9pm', '21.30', '2359']) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      expect(input).not.toHaveAccessibleDescription()
    }
    await userEvent.clear(input)
    await userEvent.type(input, '2570')
    expect(input).toHaveAccessibleDescription(/2570/)
    await userEvent.keyboard('{Backspace}{Backspace}15')
    expect(input).toHaveValue('23:15')
    expect(input).not.toHaveAccessibleDescription()
    await userEvent.clear(input)
    await userEvent.type(input, '2570')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(input).not.toHaveAccessibleDescription()
    // Over the first digit of an hour another is typed: on the way there it may be none.
    await userEvent.clear(input)
    await userEvent.type(input, '0945')
    input.setSelectionRange(0, 0)
    await userEvent.keyboard('2')
    expect(input).toHaveValue('23:45')
    expect(input).not.toHaveAccessibleDescription()
    await userEvent.keyboard('1')
    await userEvent.tab()
    expect(input).toHaveValue('21:45')
    expect(input).not.toHaveAccessibleDescription()
    await new Promise((done) => setTimeout(done, 600))
    expect(said).toEqual([])
    stop()
  },
}

export const PartlyTyped: Story = {
  name: 'UI-06 A11Y-02 an arrow leads first to the option that a part of a time stands for',
  args: { defaultValue: null },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    const active = () => {
      const id = input.getAttribute('aria-activedescendant')
      return id && document.getElementById(id)?.textContent?.trim()
    }
    await userEvent.click(input)
    await userEvent.keyboard('1')
    // It is marked, and not told at every digit.
    expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('01:00')
    expect(active()).toBe(null)
    for (const [key, option] of [
      ['{ArrowDown}', '01:00'],
      ['{ArrowDown}', '01:15'],
      ['{Escape}{ArrowUp}', '01:00'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(active()).toBe(option)
    }
    // From a whole time it is the next one.
    await userEvent.keyboard('100{ArrowDown}')
    expect(input).toHaveValue('11:00')
    expect(active()).toBe('11:15')
  },
}

export const GivenFocus: Story = {
  name: 'UI-06 A11Y-03 a focus given by the program opens nothing and leaves the error in view; a key or a click opens',
  args: { defaultValue: null, error: 'Choose the time' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    const isOpen = (is: boolean) => expect(input).toHaveAttribute('aria-expanded', String(is))
    const pay = document.createElement('button')
    pay.onclick = () => input.focus()
    canvasElement.append(pay)
    for (const press of [() => userEvent.click(pay), () => userEvent.keyboard('{Enter}')]) {
      pay.focus()
      await press()
      await expect(input).toHaveFocus()
      await isOpen(false)
      await expect(within(canvasElement).queryByRole('listbox')).toBe(null)
    }
    for (const opening of ['{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}', '9']) {
      await userEvent.keyboard(opening)
      await isOpen(true)
      await userEvent.keyboard('{Escape}')
      await isOpen(false)
    }
    await userEvent.click(input)
    await isOpen(true)
    await userEvent.keyboard('{Escape}{Backspace}{Escape}')
    pay.remove()
  },
}

export const InDialog: Story = {
  name: 'UI-06 in a dialog, Escape closes the list first and the dialog next',
  render: (args) => (
    <Dialog defaultOpen title="Your flight" footer={<Button>Save</Button>}>
      <TimePicker {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your flight' })
    const input = field(dialog)
    await userEvent.click(input)
    expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('dialog')).toBe(dialog)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
