import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { checkboxGuide } from './Checkbox.guide.ts'
import { Checkbox, type CheckboxProps, checkboxVariants } from './Checkbox.tsx'

function Held(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.isSelected)
  const change = (next: boolean) => {
    setChecked(next)
    props.onChange?.(next)
  }
  return <Checkbox {...props} isSelected={checked} onChange={change} />
}

const meta = {
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { guide: checkboxGuide },
  args: { isSelected: false, onChange: fn(), children: 'Send the driver’s name by text' },
  argTypes: { variant: { control: 'inline-radio', options: checkboxVariants } },
  render: Held,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Checked: Story = { args: { isSelected: true } }
export const Mixed: Story = {
  args: { isIndeterminate: true, children: 'All classes' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, children: 'Fast ride', description: 'Not on this route' },
}
export const DisabledChecked: Story = { args: { isDisabled: true, isSelected: true } }
export const Invalid: Story = {
  name: 'What is wrong stands under it with an icon, never by colour alone',
  tags: ['UI-18'],
  args: { children: 'I agree to the booking terms', error: 'Please agree to go on', isRequired: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I agree to the booking terms' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('Please agree to go on')
    const note = within(canvasElement).getByText('Please agree to go on')
    await expect(note.parentElement!.querySelector('svg')).toBeVisible()
  },
}
export const WithPrice: Story = {
  args: {
    isSelected: true,
    children: 'Flexible ticket',
    description: 'Change or cancel free of charge up to 2 hours before pickup',
    end: '€9',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Flexible ticket' }),
    ).toHaveAccessibleDescription('Change or cancel free of charge up to 2 hours before pickup €9')
  },
}
export const Card: Story = {
  args: { variant: 'card', isSelected: true, description: 'Visa, Mastercard, Mir' },
}
export const RightToLeft: Story = { ...WithPrice, globals: { dir: 'rtl' } }

export const Pressed: Story = {
  name: 'Space, a press on the words and a press on the box turn it',
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(within(canvasElement).getByText(/driver’s name/))
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const Required: Story = { args: { isRequired: true, children: 'I agree to the booking terms' } }
export const CardDisabled: Story = {
  args: { variant: 'card', isDisabled: true, description: 'Not with this provider', end: '€9' },
}
export const LongText: Story = {
  args: {
    ...WithPrice.args,
    children: 'Stornierung und Änderung ohne Gebühren bis zwei Stunden vor der vereinbarten Abholzeit',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
}
