import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadMomentReader } from '../../private/moment/useMomentReader.ts'
import { heard } from '../../testing/heard.ts'
import { compose, fillIn, screenKeyboard } from '../../testing/screenKeyboard.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { TimePicker } from './TimePicker.tsx'

const meta = {
  title: 'TimePicker/Typing',
  component: TimePicker,
  args: {
    label: 'Landing time',
    defaultValue: '09:45',
    onChange: fn(),
    onDay: fn(),
    onInvalid: fn(),
    onBlur: fn(),
  },
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
} satisfies Meta<typeof TimePicker>
export default meta
type Story = StoryObj<typeof meta>

const field = (element: HTMLElement) => within(element).getByRole<HTMLInputElement>('combobox')

export const Android: Story = {
  name: 'On Android, without keys: typed, mended in the middle, deleted across the colon, composed',
  tags: ['UI-04'],
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
  name: 'A whole time pasted or filled in over another is taken',
  tags: ['UI-04'],
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

export const WrittenElsewhere: Story = {
  name: 'A time written elsewhere is read whole over any other one; the day beside it is given out',
  tags: ['UI-04'],
  args: { today: '2027-06-09' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [text, time, day] of [
      ['2027-12-05T09:30', '09:30', '2027-12-05'],
      ['05.12.2027 09:45', '09:45', '2027-12-05'],
      ['9 вечера', '21:00', null],
      ['3 de la tarde', '15:00', null],
      ['下午3点半', '15:30', null],
      ['tomorrow at 9 p.m.', '21:00', '2027-06-10'],
      ['10:15 pm', '22:15', null],
    ] as const) {
      const put = [
        async () => {
          input.select()
          await userEvent.paste(text)
        },
        // Into a whole time, with nothing selected.
        async () => {
          input.setSelectionRange(2, 2)
          await userEvent.paste(text)
        },
        () => fillIn(input, text, { inputType: 'insertReplacementText' }),
        () => compose(input, [text.slice(0, 2), text]),
      ]
      for (const write of put) {
        await userEvent.clear(input)
        await userEvent.type(input, '0800')
        await waitFor(() => expect(input).toHaveValue('08:00'))
        await write()
        await waitFor(() => expect(input).toHaveValue(time))
        expect(args.onChange).toHaveBeenLastCalledWith(time, { nextDay: false })
        if (day) expect(args.onDay).toHaveBeenLastCalledWith(day)
      }
    }
    expect(args.onInvalid).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.paste('24:00')
    expect(input).toHaveValue('00:00')
    expect(args.onChange).toHaveBeenLastCalledWith('00:00', { nextDay: true })
  },
}

export const WordsTyped: Story = {
  name: 'Typed letter by letter only digits are seen, and a part of the day after them counts',
  tags: ['UI-04'],
  globals: { locale: 'ru' },
  args: { defaultValue: null, today: '2027-06-09' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [text, time] of [
      ['9 вечера', '21:00'],
      ['9:30 вечера', '21:30'],
      ['в 9 вечера', '21:00'],
      ['12 ночи', '00:00'],
      ['3 de la tarde', '15:00'],
      ['9pm', '21:00'],
      ['полдень', '12:00'],
      ['завтра в 9', '09:00'],
    ] as const) {
      await userEvent.clear(input)
      for (const sign of text) {
        await userEvent.keyboard(sign)
        expect(input.value).toMatch(/^[\d:]{0,5}$/)
      }
      await userEvent.tab()
      expect(input).toHaveValue(time)
      expect(input).toBeValid()
      expect(input).not.toHaveAccessibleDescription()
      expect(args.onChange).toHaveBeenLastCalledWith(time, { nextDay: false })
      input.focus()
    }
    await userEvent.clear(input)
    await userEvent.keyboard('11 вечера')
    await userEvent.tab()
    expect(input).toHaveValue('23:00')
    await expect(args.onDay).toHaveBeenCalledOnce()
    expect(args.onDay).toHaveBeenCalledWith('2027-06-10')
  },
}

export const KeptAsWritten: Story = {
  name: 'What is not understood, or may be more than one time, stays as it was written and says why; undo brings the former time',
  tags: ['UI-04', 'A11Y-03'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    const { said, stop } = heard(canvasElement)
    for (const [text, words, reason] of [
      ['este 9', 'We could not read “este 9”. Type the time as HH:mm, like 09:30', 'unread'],
      ['05.12.2027', 'This is a date. Type the time as HH:mm, like 09:30', 'date'],
      ['9:30Z', '“9:30Z” names a time zone. Type the local time as HH:mm', 'zone'],
      ['25:70', 'There is no such time as 25:70. Type the time as HH:mm, like 09:30', 'unreal'],
      ['9-10', '“9-10” can be more than one time: 09:00, 09:10, 10:00. Type the one you mean', 'several'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, '0945')
      input.select()
      await userEvent.paste(text)
      expect(input).toHaveValue(text)
      expect(input).toBeInvalid()
      expect(input).toHaveAccessibleDescription(words)
      expect(args.onChange).toHaveBeenLastCalledWith(null, { nextDay: false })
      await userEvent.keyboard('{Control>}z{/Control}')
      expect(input).toHaveValue('09:45')
      expect(input).toBeValid()
      expect(args.onChange).toHaveBeenLastCalledWith('09:45', { nextDay: false })
      await userEvent.keyboard('{Control>}y{/Control}')
      expect(input).toHaveValue(text)
      await userEvent.tab()
      expect(input).toHaveValue(text)
      expect(args.onInvalid).toHaveBeenLastCalledWith(reason, text)
      await waitFor(() => expect(said.at(-1)).toBe(words))
    }
    // The wrong time is corrected in the middle of its text.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    input.setSelectionRange(4, 4)
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(input).toHaveValue('9-')
    await userEvent.keyboard('30')
    expect(input).toHaveValue('09:30')
    expect(input).toBeValid()
    input.select()
    await userEvent.paste('9-10')
    stop()
  },
}

export const WordsNotUnderstood: Story = {
  name: 'Words that were typed and not understood come back, since the time may be another one',
  tags: ['UI-04'],
  args: { defaultValue: null },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.type(input, 'este 9')
    expect(input).toHaveValue('09:')
    await userEvent.tab()
    expect(input).toHaveValue('este 9')
    expect(input).toBeInvalid()
    expect(args.onInvalid).toHaveBeenLastCalledWith('unread', 'este 9')
    // A letter is a slip of the finger.
    await userEvent.clear(input)
    await userEvent.type(input, '12x3o0')
    await userEvent.tab()
    expect(input).toHaveValue('12:30')
    expect(input).toBeValid()
  },
}

export const LeftWithItsList: Story = {
  name: 'The field is left when the focus leaves it and its list',
  tags: ['UI-06'],
  args: { defaultValue: null },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await userEvent.click(within(canvasElement).getByRole('option', { name: '12:00' }))
    expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** A typed time that is switched off stays in the field with its reason, and is not passed to `onChange`. */
export const TypedOff: Story = {
  tags: ['visual', 'UI-06'],
  name: 'A time that is off, typed',
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

/** Another one is made of it: that is drawn at once, and heard once when the field is left. */
export const Unreal: Story = {
  tags: ['visual', 'UI-04', 'A11Y-03'],
  name: 'A time that no clock has',
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
  name: 'Nothing is said of a time that is, and no more once it is mended or another is picked',
  tags: ['UI-04'],
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
  name: 'An arrow leads first to the option that a part of a time stands for',
  tags: ['UI-06', 'A11Y-02'],
  args: { defaultValue: null },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    const active = () => {
      const id = input.getAttribute('aria-activedescendant')
      return id && document.getElementById(id)?.textContent?.trim()
    }
    await userEvent.click(input)
    await userEvent.keyboard('1')
    // The nearest time of the list is marked, without an announcement for each digit.
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
  name: 'A focus given by the program opens nothing and leaves the error in view; a key or a click opens',
  tags: ['UI-06', 'A11Y-03'],
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
  name: 'In a dialog, Escape closes the list first and the dialog next',
  tags: ['UI-06'],
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

export const TwelveHours: Story = {
  name: 'In twelve hours times are shown with their half of the day, typed with or without it, and given out as HH:mm',
  tags: ['UI-04'],
  args: { hourCycle: 12, defaultValue: '21:45' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    const write = async (text: string) => {
      await userEvent.clear(input)
      await userEvent.type(input, text)
    }
    expect(input).toHaveValue('9:45 PM')
    await userEvent.click(input)
    expect(screen.getByRole('option', { name: '9:45 PM' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('option', { name: '10:00 PM' }))
    expect(input).toHaveValue('10:00 PM')
    expect(args.onChange).toHaveBeenLastCalledWith('22:00', { nextDay: false })
    // With its half of the day it is whole at once; alone it is the hour of the morning, once the field is left.
    await write('9:30 pm')
    expect(args.onChange).toHaveBeenLastCalledWith('21:30', { nextDay: false })
    await userEvent.tab()
    expect(input).toHaveValue('9:30 PM')
    await write('130')
    await userEvent.tab()
    expect(input).toHaveValue('1:30 AM')
    expect(args.onChange).toHaveBeenLastCalledWith('01:30', { nextDay: false })
    await write('2130')
    expect(args.onChange).toHaveBeenLastCalledWith('21:30', { nextDay: false })
    await userEvent.tab()
    expect(input).toHaveValue('9:30 PM')
    await write('noon')
    expect(input).toHaveValue('12:00 PM')
    expect(args.onChange).toHaveBeenLastCalledWith('12:00', { nextDay: false })
  },
}

export const TwelveHoursMended: Story = {
  name: 'In twelve hours a half of the day is changed in its place, and what is no time stays with its reason',
  tags: ['UI-04'],
  args: { hourCycle: 12, defaultValue: '21:45' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('{End}{Backspace}{Backspace}am')
    expect(input).toHaveValue('9:45 am')
    expect(args.onChange).toHaveBeenLastCalledWith('09:45', { nextDay: false })
    await userEvent.tab()
    expect(input).toHaveValue('9:45 AM')
    await userEvent.clear(input)
    await userEvent.type(input, '25:70')
    await userEvent.tab()
    expect(input).toHaveValue('25:70')
    expect(args.onChange).toHaveBeenLastCalledWith(null, { nextDay: false })
    expect(input).toHaveAccessibleDescription(/HH:mm AM\/PM, like 9:30 AM/)
    fillIn(input, '2026-12-05T18:05')
    await waitFor(() => expect(input).toHaveValue('6:05 PM'))
  },
}
