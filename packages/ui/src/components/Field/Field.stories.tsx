import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CalendarIcon, SearchIcon } from '../../icons/icons.tsx'
import { Button } from '../Button/Button.tsx'
import { fieldGuide } from './Field.guide.ts'
import { Field } from './Field.tsx'

const meta = {
  component: Field,
  tags: ['autodocs'],
  parameters: { guide: fieldGuide },
  args: {
    label: 'Landing date',
    children: (control) => <input {...control} defaultValue="14.06.2027" />,
    end: (
      <Button variant="plain" size="s" isIconOnly aria-label="Open calendar">
        <CalendarIcon />
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const WithButton: Story = {}
export const Invalid: Story = { args: { error: 'June has 30 days' } }
/** Focused by script: the box shows the focus, the input draws no ring of its own. */
export const InvalidFocused: Story = {
  tags: ['visual', 'UI-18'],
  name: 'Invalid, with the focus',
  args: { error: 'June has 30 days' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    const box = input.closest('div')!
    const atRest = getComputedStyle(box).boxShadow
    input.focus()
    await expect(input).toHaveFocus()
    await expect(getComputedStyle(input).outlineStyle).toBe('none')
    await waitFor(() => expect(getComputedStyle(box).boxShadow).not.toBe(atRest))
    await expect(getComputedStyle(box).outlineStyle).toBe('none')
  },
}
export const Caution: Story = { args: { caution: 'This hour does not exist on 28 March. We took 03:00' } }
export const Hint: Story = { args: { description: 'Istanbul time, GMT+3', icon: <SearchIcon /> } }
export const Loading: Story = { args: { isLoading: true } }
export const RightToLeft: Story = { args: { error: 'June has 30 days' }, globals: { dir: 'rtl' } }

export const InvalidWithoutWords: Story = {
  name: 'Invalid, the words stand at another field',
  args: { isInvalid: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
    await expect(within(canvasElement).getByRole('textbox')).not.toHaveAccessibleDescription()
  },
}
/** The description stands, and nothing is marked. */
export const NoWords: Story = {
  tags: ['visual', 'UI-14'],
  name: 'An empty error is none',
  args: { error: '', caution: '', description: 'As on the ticket' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeValid()
    await expect(input).toHaveAccessibleDescription('As on the ticket')
    await expect(within(canvasElement).getByText('As on the ticket')).toBeVisible()
  },
}
export const ErrorAndHint: Story = {
  name: 'An error stands in place of the description, and both are spoken, the error first',
  tags: ['UI-14', 'A11Y-03'],
  args: { error: 'June has 30 days', description: 'Istanbul, GMT+3', counter: '10 / 12' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'June has 30 days Istanbul, GMT+3 10 / 12',
    )
    await expect(within(canvasElement).getByText('Istanbul, GMT+3')).not.toBeVisible()
  },
}
export const CautionAndHint: Story = {
  name: 'A caution stands in place of the description, and both are spoken, the caution first',
  tags: ['UI-14'],
  args: { caution: 'This hour does not exist on 28 March. We took 03:00', description: 'Istanbul, GMT+3' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'This hour does not exist on 28 March. We took 03:00 Istanbul, GMT+3',
    )
  },
}
export const Optional: Story = { args: { isOptional: true } }
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Landing date' })).toBeRequired()
  },
}
export const Disabled: Story = { args: { isDisabled: true, end: undefined } }
export const ReadOnly: Story = { args: { isReadOnly: true, end: undefined } }
export const Medium: Story = { args: { size: 'm' } }
export const Counter: Story = { args: { counter: '10 / 12', description: 'As on the ticket' } }
export const LongText: Story = {
  args: {
    label: 'Voraussichtliches Ankunftsdatum am Flughafen',
    isOptional: true,
    error: 'Das Datum liegt vor der Abholung. Bitte ein späteres Datum wählen oder die Abholung ändern.',
  },
}
export const Keyboard: Story = {
  name: 'Tab comes to the control, then to its button',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox', { name: 'Landing date' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Open calendar' })).toHaveFocus()
  },
}
