import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CardIcon, CashIcon, UserIcon } from '../../icons/icons.tsx'
import { brokenWords, isWhole } from '../../testing/brokenWords.ts'
import { heard } from '../../testing/heard.ts'
import { withEventTimes } from '../../testing/withEventTimes.ts'
import { fieldSizes } from '../Field/Field.tsx'
import { selectGuide } from './Select.guide.ts'
import { Select, type SelectProps, selectNatives } from './Select.tsx'
import type { SelectGroup } from './selectOption.ts'

const titles: SelectGroup<string>[] = [
  {
    key: 'titles',
    items: [
      { value: 'none', label: 'No preference' },
      { value: 'ms', label: 'Ms' },
      { value: 'mr', label: 'Mr' },
      { value: 'dr', label: 'Dr', offReason: 'Not with this provider' },
    ],
  },
]
const payments: SelectGroup<string>[] = [
  {
    key: 'now',
    title: 'Now',
    items: [
      { value: 'card', label: 'Card', note: 'Visa, Mastercard, Mir', icon: <CardIcon />, end: '€48' },
      { value: 'miles', label: 'Miles', isDisabled: true, end: '9,600' },
    ],
  },
  {
    key: 'later',
    title: 'On the ride',
    items: [{ value: 'cash', label: 'Cash to the driver', icon: <CashIcon />, end: '€50' }],
  },
]
const towns: SelectGroup<string>[] = [
  {
    key: 'towns',
    items: ['Москва', 'Мурманск', 'Минск', 'Орёл', 'Новосибирск', 'Новый Уренгой'].map((label) => ({
      value: label,
      label,
    })),
  },
]
const hours: SelectGroup<string>[] = [
  {
    key: 'hours',
    items: Array.from({ length: 24 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1} h` })),
  },
]

type Args = SelectProps<string, string | null>

const meta = {
  component: Select as (props: Args) => React.ReactNode,
  tags: ['autodocs'],
  parameters: { guide: selectGuide },
  args: {
    label: 'Title',
    groups: titles,
    defaultValue: 'none',
    onChange: fn(),
    onOpenChange: fn(),
    onBlur: fn(),
    // The tests run on a machine without a finger.
    native: 'never',
  },
  argTypes: {
    native: { control: 'inline-radio', options: selectNatives },
    size: { control: 'inline-radio', options: fieldSizes },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { defaultValue: null } }
export const Open: Story = { args: { defaultOpen: true } }
export const Groups: Story = {
  args: { label: 'Payment', groups: payments, defaultValue: 'card', defaultOpen: true },
}
export const Long: Story = { args: { groups: hours, defaultValue: '20', defaultOpen: true } }
export const WithIcon: Story = { args: { icon: <UserIcon /> } }
export const Medium: Story = { args: { size: 'm' } }
export const Invalid: Story = { args: { defaultValue: null, error: 'Choose a title', isRequired: true } }
export const Caution: Story = { args: { caution: 'The driver will not see it' } }
export const Hint: Story = { args: { isOptional: true, description: 'As in the passport' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Required: Story = { args: { defaultValue: null, isRequired: true } }
/** Rows of one's own; the label is still what letters find and the field shows. */
export const OwnRows: Story = {
  args: {
    label: 'Payment',
    groups: payments,
    defaultValue: 'card',
    defaultOpen: true,
    renderOption: ({ label, end }, { isChosen }) => (
      <>
        {isChosen ? <strong>{label}</strong> : label} <em>{end}</em>
      </>
    ),
  },
}
/** A Select of several values: its list stays open after a choice, until the focus leaves it. */
export const Several: Story = {
  name: 'Several: Enter, Space and a press take one or give it back, and the list stays open',
  tags: ['UI-14'],
  render: ({ onChange }) => (
    <Select
      isMultiple
      label="Title"
      groups={titles}
      defaultValue={['ms']}
      onChange={onChange as unknown as (value: string[]) => void}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const { field, isOpen, canvas } = parts(canvasElement)
    const chosen = () => canvas.getAllByRole('option', { selected: true })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['none', 'ms'])
    await expect(field).toHaveTextContent('No preference, Ms')
    await expect(chosen()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['none'])
    await userEvent.click(canvas.getByRole('option', { name: 'Mr' }))
    await expect(isOpen()).toBe(true)
    await expect(field).toHaveTextContent('No preference, Mr')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await userEvent.tab()
    await expect(isOpen()).toBe(false)
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}
/** It stands in lines, in the field and in the list. */
export const LongText: Story = {
  tags: ['visual', 'UI-18'],
  name: 'A long label',
  args: {
    label: 'Bevorzugte Anrede im Beförderungsvertrag',
    groups: [
      {
        key: 'titles',
        items: [
          { value: 'none', label: 'Keine Anrede, nur der vollständige Name wie im Reisepass' },
          {
            value: 'ms',
            label: 'Frau',
            note: 'Steht so auf dem Schild, das der Fahrer in der Ankunftshalle hochhält',
          },
        ],
      },
    ],
    defaultOpen: true,
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('listbox')
    for (const text of ['Keine Anrede, nur der vollständige Name wie im Reisepass', 'Frau'])
      await expect(isWhole(within(list).getByText(text))).toBe(true)
    await expect(brokenWords(list)).toEqual([])
  },
}
export const Native: Story = {
  tags: ['visual'],
  args: { label: 'Payment', native: 'always', groups: payments, defaultValue: null },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Payment' })
    await expect(select.tagName).toBe('SELECT')
    await userEvent.selectOptions(select, 'cash')
    await expect(args.onChange).toHaveBeenLastCalledWith('cash')
    await expect(select).toHaveDisplayValue('Cash to the driver')
  },
}
export const NativeOff: Story = {
  name: 'In the platform’s own list, too, what is off says why',
  tags: ['UI-14'],
  args: { native: 'always' },
  play: async ({ canvasElement }) => {
    const off = within(canvasElement).getByRole<HTMLOptionElement>('option', {
      name: 'Dr — Not with this provider',
    })
    await expect(off.disabled).toBe(true)
  },
}
export const Dark: Story = { ...Groups, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Groups, globals: { dir: 'rtl' } }
export const Russian: Story = { args: { defaultValue: null }, globals: { locale: 'ru' } }

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const field = canvas.getByRole('combobox', { name: 'Title' })
  const active = () => {
    const id = field.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent
  }
  const isOpen = () => field.getAttribute('aria-expanded') === 'true'
  return { canvas, field, active, isOpen }
}

export const Keyboard: Story = {
  name: 'Opens, moves without going round, Enter and Space choose, Escape leaves it',
  tags: ['UI-14', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const { field, active, isOpen, canvas } = parts(canvasElement)
    field.focus()
    for (const key of ['{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}', '{Enter}', ' ']) {
      await userEvent.keyboard(key)
      await expect(isOpen()).toBe(true)
      await expect(active()).toBe('No preference')
      await userEvent.keyboard('{Escape}')
      await expect(isOpen()).toBe(false)
    }
    await userEvent.keyboard('{End}')
    await expect(active()).toContain('Dr')
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toContain('Dr')
    await userEvent.keyboard('{Enter}')
    await expect(isOpen()).toBe(true)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(active()).toBe('No preference')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveTextContent('No preference')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('ms')
    await expect(field).toHaveTextContent('Ms')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toBe('No preference')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onChange).toHaveBeenLastCalledWith('mr')
    await expect(isOpen()).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Mr')
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await expect(field).toHaveTextContent('Mr')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const PageKeys: Story = {
  name: 'Page keys pass ten',
  tags: ['UI-14', 'A11Y-02'],
  args: { groups: hours, defaultValue: '1' },
  play: async ({ canvasElement }) => {
    const { field, active } = parts(canvasElement)
    field.focus()
    await userEvent.keyboard('{Enter}{PageDown}')
    await expect(active()).toBe('11 h')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(active()).toBe('24 h')
    await userEvent.keyboard('{PageUp}')
    await expect(active()).toBe('14 h')
    const option = document.getElementById(field.getAttribute('aria-activedescendant')!)!
    const frame = option.closest('[role="listbox"]')!.getBoundingClientRect()
    await expect(option.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top)
    await expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom)
  },
}
export const Typeahead: Story = {
  name: 'Typed letters open and find, several in a row and Cyrillic ones too',
  tags: ['UI-14', 'A11Y-02'],
  args: { groups: towns, defaultValue: null },
  play: ({ canvasElement, args }) =>
    withEventTimes(['keydown'], async (time) => {
      const { field, active, isOpen } = parts(canvasElement)
      field.focus()
      await userEvent.keyboard('м')
      await expect(isOpen()).toBe(true)
      await expect(active()).toBe('Москва')
      await userEvent.keyboard('м')
      await expect(active()).toBe('Мурманск')
      // Longer than the pause that begins a new word.
      time.now += 650
      await userEvent.keyboard('новый у{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('Новый Уренгой')
    }),
}
export const Mouse: Story = {
  name: 'A press opens and chooses; what is off stays and says why',
  tags: ['UI-14'],
  play: async ({ canvasElement, args }) => {
    const { field, isOpen, canvas } = parts(canvasElement)
    await userEvent.click(field)
    const off = canvas.getByRole('option', { name: 'Dr Not with this provider' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    const { said, stop } = heard(canvasElement)
    await userEvent.click(off)
    await expect(isOpen()).toBe(true)
    await waitFor(() => expect(said.join()).toContain('Not with this provider'))
    stop()
    await userEvent.click(canvas.getByRole('option', { name: 'Mr' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('mr')
    await expect(field).toHaveFocus()
    await userEvent.click(field)
    await expect(isOpen()).toBe(true)
    await userEvent.click(field)
    await expect(isOpen()).toBe(false)
  },
}
export const ClosedKeys: Story = {
  name: 'Arrow Up and Home open on the first',
  tags: ['UI-14', 'A11Y-02'],
  args: { defaultValue: 'mr' },
  play: async ({ canvasElement, args }) => {
    const { field, active, isOpen } = parts(canvasElement)
    field.focus()
    for (const key of ['{ArrowUp}', '{Home}']) {
      await userEvent.keyboard(key)
      await expect(isOpen()).toBe(true)
      await expect(active()).toBe('No preference')
      await userEvent.keyboard('{Escape}')
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveTextContent('Mr')
  },
}
export const TabTakes: Story = {
  name: 'Tab takes what the arrows came to and goes on, and leaves what is off',
  tags: ['UI-14', 'A11Y-02'],
  render: (args) => (
    <>
      <Select {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const { field, isOpen, canvas } = parts(canvasElement)
    const next = canvas.getByRole('button', { name: 'Next' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await expect(isOpen()).toBe(false)
    await expect(args.onChange).toHaveBeenLastCalledWith('ms')
    field.focus()
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(field).toHaveTextContent('Ms')
  },
}
