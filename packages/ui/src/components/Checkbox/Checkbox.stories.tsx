import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

function Held(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked)
  const change = (next: boolean) => {
    setChecked(next)
    props.onChange(next)
  }
  return <Checkbox {...props} checked={checked} onChange={change} />
}

const meta = {
  component: Checkbox,
  args: { checked: false, onChange: fn(), children: 'Send the driver’s name by text' },
  render: Held,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Checked: Story = { args: { checked: true } }
export const Mixed: Story = {
  args: { indeterminate: true, children: 'All classes' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Disabled: Story = {
  args: { disabled: true, children: 'Fast ride', description: 'Not on this route' },
}
export const DisabledChecked: Story = { args: { disabled: true, checked: true } }
export const Invalid: Story = {
  name: 'UI-18 what is wrong stands under it with an icon, never by colour alone',
  args: { children: 'I agree to the booking terms', error: 'Please agree to go on', required: true },
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
    checked: true,
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
export const Card: Story = { args: { look: 'card', checked: true, description: 'Visa, Mastercard, Mir' } }
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
