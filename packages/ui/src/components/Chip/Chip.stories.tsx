import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StarIcon } from '../../icons/icons.tsx'
import { chipGuide } from './Chip.guide.ts'
import { Chip } from './Chip.tsx'

const meta = {
  component: Chip,
  tags: ['autodocs'],
  parameters: { guide: chipGuide },
  args: { children: 'Business', onChange: fn() },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Selected: Story = { args: { defaultSelected: true } }
export const Count: Story = { args: { count: 12 } }
export const CountSelected: Story = { args: { count: 12, defaultSelected: true } }
export const WithIcon: Story = { args: { icon: <StarIcon size={16} />, children: 'Best rated' } }
export const Disabled: Story = { args: { isDisabled: true, count: 0 } }
export const Toggle: Story = {
  name: 'A press, Enter and Space turn it; the state is spoken',
  tags: ['UI-18'],
  args: { count: 12 },
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Business 12' })
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard(' ')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    chip.blur()
    await userEvent.tab()
    await expect(chip).toHaveFocus()
    await userEvent.tab()
    await expect(chip).not.toHaveFocus()
  },
}

export const Dark: Story = { args: { defaultSelected: true }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { count: 12 }, globals: { dir: 'rtl' } }

export const LongText: Story = {
  args: { children: 'Kostenlose Stornierung bis zwei Stunden vor der Abholung', count: 12 },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
}
