import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CardIcon, CashIcon } from '../../icons/icons.tsx'
import { brokenWords } from '../../testing/brokenWords.ts'
import { radioGroupGuide } from './RadioGroup.guide.ts'
import { RadioGroup, type RadioGroupProps, radioGroupVariants } from './RadioGroup.tsx'

type Payment = 'card' | 'cash' | 'invoice'

type Args = RadioGroupProps<Payment, Payment | null>

function Held(props: Args) {
  const [value, setValue] = useState(props.value)
  const change = (next: Payment | null) => {
    setValue(next)
    props.onChange?.(next)
  }
  return <RadioGroup {...props} value={value} onChange={change} />
}

const options: RadioGroupProps<Payment>['options'] = [
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'Cash to the driver' },
  { value: 'invoice', label: 'Invoice', description: 'Not for this company', isDisabled: true },
]
const cards: RadioGroupProps<Payment>['options'] = [
  {
    value: 'card',
    label: 'Pay by card',
    description: 'Visa, Mastercard, Mir',
    icon: <CardIcon />,
    end: '€48',
  },
  { value: 'cash', label: 'Cash to the driver', icon: <CashIcon />, end: '€50' },
]

const meta = {
  component: RadioGroup as (props: Args) => ReactNode,
  tags: ['autodocs'],
  parameters: { guide: radioGroupGuide },
  args: { label: 'Payment', value: 'card', onChange: fn(), options },
  argTypes: { variant: { control: 'inline-radio', options: radioGroupVariants } },
  render: Held,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) {
      await expect(radio).not.toBeChecked()
      // A group of which none is chosen is :indeterminate to CSS, and must not look chosen.
      await expect(getComputedStyle(radio).boxShadow).not.toBe('none')
    }
  },
}
export const Cards: Story = { args: { variant: 'card', options: cards } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const RightToLeft: Story = { args: { variant: 'card', options: cards }, globals: { dir: 'rtl' } }
export const Invalid: Story = {
  tags: ['visual'],
  args: { value: null, error: 'Choose how to pay' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Payment' })
    await expect(group).toHaveAccessibleDescription('Choose how to pay')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Keyboard: Story = {
  name: 'Arrows move the choice round past what is off, Tab is one stop',
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Card')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('cash')
    await expect(radio('Cash to the driver')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('card')
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}
export const Press: Story = {
  name: 'A press anywhere in the frame chooses',
  args: { variant: 'card', options: cards },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('€50'))
    await expect(args.onChange).toHaveBeenLastCalledWith('cash')
  },
}

export const Required: Story = { args: { value: null, isRequired: true } }
export const CardsInvalid: Story = {
  args: { variant: 'card', options: cards, value: null, error: 'Choose how to pay' },
}
/** The price stands below the words, and none of them breaks. */
export const LongText: Story = {
  args: {
    variant: 'card',
    options: [
      {
        value: 'card',
        label: 'Mit der Kreditkarte, die beim Reisenden hinterlegt ist',
        description: 'Visa, Mastercard und alle Karten, die Ihr Unternehmen freigegeben hat',
        icon: <CardIcon />,
        end: '1 048,50 €',
      },
      ...cards.slice(1),
    ],
  },
  tags: ['visual', 'UI-18'],
  name: 'Long text in a narrow card',
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
    const words = within(canvasElement).getByText(/^Visa/).getBoundingClientRect()
    const price = within(canvasElement).getByText('1 048,50 €').getBoundingClientRect()
    await expect(price.top).toBeGreaterThanOrEqual(words.bottom)
    const radio = within(canvasElement).getAllByRole('radio')[0]!.getBoundingClientRect()
    await expect(words.left).toBeGreaterThan(radio.right)
  },
}
export const KeyboardBack: Story = {
  name: 'Space takes the focused one where none is chosen, arrows back go round past what is off',
  tags: ['UI-18'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Card')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('card')
    for (const [key, name] of [
      ['{ArrowUp}', 'Cash to the driver'],
      ['{ArrowLeft}', 'Card'],
      ['{ArrowRight}', 'Cash to the driver'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(radio(name)).toBeChecked()
      await expect(radio(name)).toHaveFocus()
    }
  },
}
