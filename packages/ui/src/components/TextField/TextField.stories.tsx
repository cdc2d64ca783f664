import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchIcon } from '../../icons/icons.tsx'
import { heard } from '../../testing/heard.ts'
import { Button } from '../Button/Button.tsx'
import { fieldSizes } from '../Field/Field.tsx'
import { textFieldGuide } from './TextField.guide.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange?.(next)
  }
  return <TextField {...props} value={value} onChange={change} />
}

const meta = {
  component: TextField,
  tags: ['autodocs'],
  parameters: { guide: textFieldGuide },
  args: { label: 'Flight number', value: 'TK 1985', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
  render: Held,
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: '', placeholder: 'TK 1985' } }
export const Invalid: Story = {
  args: {
    value: '12',
    error: 'Enter letters and digits as on the ticket, like TK 1985',
    description: 'Optional hint',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Flight number' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Enter letters and digits as on the ticket, like TK 1985 Optional hint',
    )
  },
}
export const Caution: Story = {
  args: { value: 'PRIV 01', caution: 'We do not know this flight. Please check the number' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeValid()
    await expect(input).toHaveAccessibleDescription(/do not know this flight/)
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Optional: Story = {
  args: { label: 'Terminal', value: '', isOptional: true, description: 'Often on the boarding pass' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Terminal optional' })
    await expect(input).toHaveAccessibleDescription('Often on the boarding pass')
  },
}
export const Medium: Story = {
  args: {
    size: 'm',
    icon: <SearchIcon />,
    label: 'Search cost centres',
    placeholder: 'Search cost centres',
    value: '',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Search cost centres' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { icon: <SearchIcon />, error: 'June has 30 days' },
}

export const Counter: Story = {
  name: 'The counter counts, and a text too long is kept and named, not cut',
  tags: ['UI-08'],
  args: { label: 'Name on the sign', isCounted: true, maxLength: 12, value: '' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toHaveAccessibleDescription('0 / 12')
    await userEvent.type(input, 'Twelve chars')
    await expect(input).toBeValid()
    await userEvent.type(input, '!')
    await expect(args.onChange).toHaveBeenLastCalledWith('Twelve chars!')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('1 character too many 13 / 12')
  },
}
export const Russian: Story = {
  name: 'In Russian',
  globals: { locale: 'ru' },
  args: { isCounted: true, maxLength: 12, value: 'Слишком длинный текст' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Сократите на 9\u00a0знаков 21 / 12',
    )
  },
}
export const LimitWithoutCounter: Story = {
  name: 'A limit counts from nine tenths of it on, says so aloud, and cuts nothing',
  tags: ['UI-08'],
  args: { label: 'Terminal', value: '', maxLength: 10 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, 'Terminal')
    await expect(input).not.toHaveAccessibleDescription()
    await userEvent.type(input, ' 2')
    await expect(input).toHaveAccessibleDescription('10 / 10')
    const { said, stop } = heard(canvasElement)
    await userEvent.type(input, 'E, hall B')
    await expect(args.onChange).toHaveBeenLastCalledWith('Terminal 2E, hall B')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('9 characters too many 19 / 10')
    await waitFor(() => expect(said.join()).toContain('9 characters too many'))
    stop()
  },
}

/** Normalises the number of a ticket: upper case, without blanks at the ends. */
const readTicket = (text: string) => text.trim().toUpperCase()

export const Read: Story = {
  name: 'What is meant is shown once the field is left, and undo brings back what was written',
  args: { value: '', read: readTicket, maxLength: 8 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, ' tk 1985 ')
    await expect(input).toHaveValue(' tk 1985 ')
    // Counted as it is read.
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveValue('TK 1985')
    await expect(args.onChange).toHaveBeenLastCalledWith('TK 1985')
    await userEvent.click(input)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(input).toHaveValue(' tk 1985 ')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(input).toHaveValue('TK 1985')
  },
}
export const ReadWhole: Story = {
  name: 'A text that comes whole is read at once, and a word that a keyboard offers keeps its blank',
  args: { value: 'old', read: readTicket },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.select()
    document.execCommand('insertText', false, ' ba 117 ')
    await expect(input).toHaveValue('BA 117')
    input.select()
    document.execCommand('insertText', false, 'BA ')
    await expect(input).toHaveValue('BA ')
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('BA 9')
  },
}
export const ReadOnlyIsLeftAlone: Story = {
  name: 'A text that may not be changed is not read',
  args: { value: ' tk 1985', read: readTicket, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toHaveValue(' tk 1985')
  },
}
export const PressBesideTheValue: Story = {
  name: 'A press anywhere in the box goes to the control',
  args: { icon: <SearchIcon /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('svg')!)
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const Required: Story = {
  args: { value: '', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Flight number' })).toBeRequired()
  },
}
export const LongText: Story = {
  args: {
    label: 'Vollständiger Name der ankommenden Person',
    value: 'Karl-Theodor Maria Nikolaus Johann Jacob Philipp Franz Joseph Sylvester',
    description: 'So steht er auf dem Schild, das der Fahrer in der Ankunftshalle hochhält',
    isOptional: true,
  },
}
export const Keyboard: Story = {
  name: 'Tab comes to the text, then to a button at its end',
  tags: ['UI-18'],
  args: {
    end: (
      <Button variant="plain" size="s" isIconOnly aria-label="Search">
        <SearchIcon />
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toHaveFocus()
  },
}
