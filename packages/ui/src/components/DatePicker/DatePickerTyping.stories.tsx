import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadMomentReader } from '../../private/moment/useMomentReader.ts'
import { heard } from '../../testing/heard.ts'
import { compose, fillIn, screenKeyboard } from '../../testing/screenKeyboard.ts'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'DatePicker/Typing',
  component: DatePicker,
  args: {
    label: 'Landing date',
    defaultValue: null,
    today: '2027-06-09',
    minValue: '1927-06-09',
    maxValue: '2028-06-09',
    onChange: fn(),
    onInvalid: fn(),
    onTime: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: async () => {
    await loadMomentReader()
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox')
/** Spoken after what stands under the field. */
const format = 'Day, month, year: DD.MM.YYYY'

export const Android: Story = {
  name: 'On Android, without keys: digits by input events, deletion across a dot, composition',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    const keyboard = screenKeyboard(input)
    keyboard.type('5122027')
    expect(input).toHaveValue('05.12.2027')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
    // Before the dot, from behind it: the digit goes, the dot stays.
    keyboard.moveTo(6)
    keyboard.backspace()
    expect(input).toHaveValue('05.1.2027')
    expect(input.selectionStart).toBe(4)
    keyboard.type('1')
    expect(input).toHaveValue('05.11.2027')
    expect(input.selectionStart).toBe(6)
    expect(args.onChange).toHaveBeenLastCalledWith('2027-11-05')
    for (let press = 0; press < 12; press++) keyboard.backspace()
    expect(input.selectionStart).toBe(0)
    keyboard.moveTo(input.value.length)
    for (let press = 0; press < 12; press++) keyboard.backspace()
    expect(input).toHaveValue('')
    expect(args.onChange).toHaveBeenLastCalledWith(null)
    // The word that is composed is left alone until it is done.
    compose(input, ['1', '14', '140', '1406', '14062', '140620', '1406202', '14062027'])
    await waitFor(() => expect(input).toHaveValue('14.06.2027'))
    expect(args.onChange).toHaveBeenLastCalledWith('2027-06-14')
  },
}

export const ComposedWord: Story = {
  name: 'A composed text stays as it is while it is composed, and is understood with words of the language',
  tags: ['UI-03'],
  globals: { locale: 'ru' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    input.focus()
    compose(input, ['5', '5 д', '5 дек'], (text) => {
      expect(input).toHaveValue(text)
      expect(args.onChange).not.toHaveBeenCalled()
    })
    await waitFor(() => expect(input).toHaveValue('05.12.2027'))
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
  },
}

export const Autofill: Story = {
  name: 'Autofill sets the whole value at once, ISO as in bday, over whatever stood there',
  tags: ['UI-03'],
  args: { autoComplete: 'bday' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    expect(input).toHaveAttribute('autocomplete', 'bday')
    for (const [text, shown, day] of [
      ['1987-03-05', '05.03.1987', '1987-03-05'],
      ['1985-12-31', '31.12.1985', '1985-12-31'],
      ['14.06.1990', '14.06.1990', '1990-06-14'],
      ['6 May 1991', '06.05.1991', '1991-05-06'],
    ] as const) {
      fillIn(input, text)
      expect(input).toHaveValue(shown)
      expect(args.onChange).toHaveBeenLastCalledWith(day)
    }
  },
}

export const Middle: Story = {
  name: 'Deleting in the middle leaves the dots, Delete takes the digit after one, and what is lost is asked for',
  tags: ['UI-03'],
  args: { defaultValue: '2027-12-05' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    input.focus()
    input.setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}')
    expect(input).toHaveValue('0.12.2027')
    expect(input.selectionStart).toBe(1)
    await userEvent.keyboard('7')
    expect(input).toHaveValue('07.12.2027')
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('{Delete}')
    expect(input).toHaveValue('07.2.2027')
    input.setSelectionRange(1, 6)
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
    expect(input).toHaveValue('0..027')
    expect(args.onInvalid).toHaveBeenLastCalledWith('incomplete', '0..027')
  },
}

export const MadeWhole: Story = {
  name: 'A day of one digit is made whole when the field is left, and is not called wrong',
  tags: ['UI-03'],
  args: { defaultValue: '2027-12-05' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    input.focus()
    input.setSelectionRange(0, 1)
    await userEvent.keyboard('{Backspace}')
    expect(input).toHaveValue('5.12.2027')
    await userEvent.tab()
    expect(input).toHaveValue('05.12.2027')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
    expect(args.onInvalid).not.toHaveBeenCalled()
  },
}

/** A day that is off, typed, says why and does not go out. */
export const TypedOff: Story = {
  tags: ['visual', 'UI-02'],
  name: 'An off day, typed',
  args: { offReason: (day: string) => (day === '2027-12-05' ? 'All cars are taken' : null) },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.type(input, '5122027')
    expect(input).toHaveAccessibleDescription(`All cars are taken ${format}`)
    expect(input).toBeInvalid()
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(args.onInvalid).toHaveBeenLastCalledWith('off', '05.12.2027')
  },
}

export const CaretStays: Story = {
  name: 'In the middle the caret stays where it was',
  tags: ['UI-03'],
  args: { defaultValue: '2027-06-14' },
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
  name: 'A pasted day is understood in many forms',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const text of [
      '2027-12-05',
      '2027-12-05T10:00:00Z',
      '5.12.27',
      '5.12.2027',
      '5 дек 2027',
      'Dec 5, 2027',
      '5 December 2027, 10:30',
      '5 de diciembre de 2027',
      '5 de diciembre',
    ]) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      expect(input).toHaveValue('05.12.2027')
      // Over another day, wherever the caret stands.
      for (const caret of [0, 4, 10]) {
        await userEvent.clear(input)
        await userEvent.paste('2028-01-30')
        input.setSelectionRange(caret, caret)
        await userEvent.paste(text)
        expect(input).toHaveValue('05.12.2027')
      }
    }
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
  },
}

export const WithItsTime: Story = {
  name: 'The time beside a pasted or typed day is given out, in any of many languages',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [text, shown, time] of [
      ['5 December 2027, 10:30 PM', '05.12.2027', '22:30'],
      ['2027-12-05T09:45', '05.12.2027', '09:45'],
      ['5 ARALIK 2027 saat 9', '05.12.2027', '09:00'],
      ['завтра в 9 вечера', '10.06.2027', '21:00'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      expect(input).toHaveValue(shown)
      expect(args.onTime).toHaveBeenLastCalledWith(time)
    }
    await userEvent.clear(input)
    for (const sign of '5 декабря в 9') {
      await userEvent.keyboard(sign)
      expect(input.value).toMatch(/^[\d.]{0,10}$/)
    }
    expect(args.onTime).toHaveBeenCalledTimes(4)
    await userEvent.tab()
    expect(input).toHaveValue('05.12.2027')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
    expect(args.onTime).toHaveBeenCalledTimes(5)
    expect(args.onTime).toHaveBeenLastCalledWith('09:00')
  },
}

export const KeptAsWritten: Story = {
  name: 'What is not understood, or may be more than one day, stays as it was written and says why; undo brings the former day',
  tags: ['UI-03'],
  args: { defaultValue: '2027-12-05' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [text, words, reason] of [
      ['Friday or so', 'We could not read “Friday or so”. Type the date as DD.MM.YYYY', 'unread'],
      ['9:30 pm', 'This is a time. Type the date as DD.MM.YYYY', 'time'],
      [
        '05/06/2027',
        '“05/06/2027” can be more than one day: Sat 05.06.2027, Thu 06.05.2027. Type the one you mean',
        'several',
      ],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, '05122027')
      input.select()
      await userEvent.paste(text)
      expect(input).toHaveValue(text)
      expect(input).toBeInvalid()
      expect(input).toHaveAccessibleDescription(`${words} ${format}`)
      expect(args.onChange).toHaveBeenLastCalledWith(null)
      await userEvent.keyboard('{Control>}z{/Control}')
      expect(input).toHaveValue('05.12.2027')
      expect(args.onChange).toHaveBeenLastCalledWith('2027-12-05')
      await userEvent.keyboard('{Control>}y{/Control}')
      await userEvent.tab()
      expect(input).toHaveValue(text)
      expect(args.onInvalid).toHaveBeenLastCalledWith(reason, text)
    }
  },
}

export const SlashesElsewhere: Story = {
  name: 'In slashes the day comes first where the language writes it so',
  tags: ['UI-03'],
  globals: { locale: 'es' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await userEvent.paste('05/06/2028')
    expect(input).toHaveValue('05.06.2028')
    expect(args.onChange).toHaveBeenLastCalledWith('2028-06-05')
  },
}

export const WordsNotUnderstood: Story = {
  name: 'Words that were typed and not understood come back, since the day may be another one',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.type(input, '5 ju 2027')
    await userEvent.tab()
    expect(input).toHaveValue('5 ju 2027')
    expect(input).toBeInvalid()
    expect(args.onInvalid).toHaveBeenLastCalledWith('unread', '5 ju 2027')
  },
}

export const LeftWithItsCalendar: Story = {
  name: 'The field is left when the focus leaves it and its calendar',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.tab()
    expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const JuneHas30Days: Story = {
  name: 'A day is within the length of its month, a month within 1 to 12, and both within the limits',
  tags: ['UI-03'],
  args: { minValue: '2027-06-09' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    for (const [digits, words, reason] of [
      ['31062027', 'June has 30 days', 'day'],
      ['10132027', 'Months go from 01 to 12', 'month'],
      ['08062027', 'The first day to choose is Wed 09.06.2027', 'range'],
      ['10062028', 'The last day to choose is Fri 09.06.2028', 'range'],
      ['00062030', 'Days go from 01 to 30', 'day'],
      ['01010000', 'The first day to choose is Wed 09.06.2027', 'range'],
      ['1406', 'Enter the day, month and year, like 14.06.2027', 'incomplete'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, digits)
      await userEvent.tab()
      expect(within(canvasElement).getByText(words)).toBeVisible()
      expect(input).toHaveAccessibleDescription(`${words} ${format}`)
      expect(input).toBeInvalid()
      expect(args.onInvalid).toHaveBeenLastCalledWith(reason, input.value)
    }
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const HeardWhenLeft: Story = {
  name: 'What is wrong with a date is heard when the field is left, once for what was typed',
  tags: ['UI-03', 'A11Y-03'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    const { said, stop } = heard(canvasElement)
    await userEvent.type(input, '31022028')
    expect(input).toHaveAccessibleDescription(`February has 29 days ${format}`)
    await userEvent.tab()
    await waitFor(() => expect(said).toEqual(['February has 29 days']))
    input.focus()
    await userEvent.tab()
    await userEvent.clear(input)
    await userEvent.type(input, '1406')
    await userEvent.tab()
    await waitFor(() =>
      expect(said.join(' | ')).toBe('February has 29 days | Enter the day, month and year, like 14.06.2027'),
    )
    await userEvent.clear(input)
    await userEvent.type(input, '01022028')
    await userEvent.tab()
    await new Promise((done) => setTimeout(done, 600))
    expect(said).toHaveLength(2)
    stop()
  },
}

export const OwnErrorFirst: Story = {
  name: 'What is wrong with the text itself goes before an error given',
  tags: ['UI-03'],
  args: { error: 'Choose the day of landing' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    expect(input).toHaveAccessibleDescription(`Choose the day of landing ${format}`)
    await userEvent.type(input, '30022028')
    expect(input).toHaveAccessibleDescription(`February has 29 days ${format}`)
    await userEvent.clear(input)
    expect(input).toHaveAccessibleDescription(`Choose the day of landing ${format}`)
  },
}

export const SpokenFormat: Story = {
  name: 'The form of a date is spoken',
  tags: ['UI-03'],
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    expect(field(canvasElement)).toHaveAccessibleDescription('Día, mes, año: DD.MM.AAAA')
  },
}

export const MonthInSentence: Story = {
  name: 'In an error a month is written as within a sentence',
  tags: ['UI-03', 'I18N-02'],
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    await userEvent.type(input, '31022027')
    await userEvent.tab()
    expect(input).toHaveAccessibleDescription(/^El mes de febrero tiene 28\sdías/)
  },
}

export const SpokenFormatBesideWords: Story = {
  name: 'The form of a date is spoken after the words under the field, be they an error or a hint',
  tags: ['UI-03'],
  args: { error: 'Choose the day of landing', description: 'On the clock of Istanbul' },
  play: async ({ canvasElement }) => {
    expect(field(canvasElement)).toHaveAccessibleDescription(
      `Choose the day of landing On the clock of Istanbul ${format}`,
    )
  },
}
