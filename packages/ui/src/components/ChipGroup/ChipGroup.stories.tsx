import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Chip } from '../Chip/Chip.tsx'
import { RemovableChip } from '../RemovableChip/RemovableChip.tsx'
import { chipGroupGuide } from './ChipGroup.guide.ts'
import { ChipGroup, chipOverflows } from './ChipGroup.tsx'

const names = ['Economy', 'Comfort', 'Business', 'Minivan', 'Minibus', 'Electric']
const chips = names.map((name, at) => (
  <Chip key={name} defaultSelected={at === 1} count={at * 3}>
    {name}
  </Chip>
))
const meta = {
  component: ChipGroup,
  tags: ['autodocs'],
  parameters: { guide: chipGroupGuide },
  args: { label: 'Class', children: chips },
  argTypes: { overflow: { control: 'inline-radio', options: chipOverflows } },
} satisfies Meta<typeof ChipGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Wraps: Story = { decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>] }
export const Scrolls: Story = {
  name: 'On a phone a row of chips scrolls sideways',
  tags: ['UI-14'],
  args: { overflow: 'scroll' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Class' })
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth)
    await expect(group.clientHeight).toBeLessThan(60)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }

export const TabOrder: Story = {
  name: 'Each chip is a stop; one out of sight in the row comes into view',
  tags: ['UI-18'],
  args: { overflow: 'scroll' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('group', { name: 'Class' })
    for (const chip of canvas.getAllByRole('button')) {
      await userEvent.tab()
      await expect(chip).toHaveFocus()
    }
    const last = canvas.getByRole('button', { name: /Electric/ }).getBoundingClientRect()
    await waitFor(() => expect(last.left).toBeLessThan(group.getBoundingClientRect().right))
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

function Filters() {
  const [left, setLeft] = useState(names.slice(0, 3))
  return (
    <ChipGroup label="Filters">
      {left.map((name) => (
        <RemovableChip key={name} onRemove={() => setLeft(left.filter((other) => other !== name))}>
          {name}
        </RemovableChip>
      ))}
    </ChipGroup>
  )
}
export const Removal: Story = {
  name: 'A chip that goes leaves the focus among the rest',
  tags: ['A11Y-04'],
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    button('Comfort').focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(button('Business')).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(button('Economy')).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus())
  },
}
