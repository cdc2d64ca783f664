import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OwnStepper } from './useStepper.example.tsx'
import { useStepperGuide } from './useStepper.guide.ts'

const meta = {
  title: 'Hooks/useStepper',
  component: OwnStepper,
  // Plain elements: their look is the browser's.
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: useStepperGuide },
  args: { label: 'Bags', defaultValue: 2, maxValue: 30, onChange: fn() },
} satisfies Meta<typeof OwnStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const ByKeys: Story = {
  name: 'An own control steps, types and keeps to its limits by the keys of a Stepper',
  tags: ['UI-07'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Bags' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(input).toHaveValue('3')
    await userEvent.keyboard('{PageUp}')
    await expect(input).toHaveValue('13')
    await userEvent.keyboard('{PageDown}')
    await expect(input).toHaveValue('3')
    await userEvent.keyboard('{End}')
    await expect(input).toHaveValue('30')
    await userEvent.keyboard('{Home}')
    await expect(input).toHaveValue('0')
    await userEvent.clear(input)
    await userEvent.type(input, '44{Enter}')
    await expect(input).toHaveValue('30')
    await expect(input).toHaveAccessibleDescription(/30/)
    await userEvent.clear(input)
    await userEvent.type(input, '7{Escape}')
    await expect(input).toHaveValue('30')
  },
}
