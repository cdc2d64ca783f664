import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Chip } from '../Chip/Chip.tsx'
import { ChipGroup, chipOverflows } from './ChipGroup.tsx'

const names = ['Economy', 'Comfort', 'Business', 'Minivan', 'Minibus', 'Electric']
const chips = names.map((name, at) => (
  <Chip key={name} defaultSelected={at === 1} count={at * 3}>
    {name}
  </Chip>
))
const meta = {
  component: ChipGroup,
  parameters: { docs: { description: { component: 'Chips that belong together.' } } },
  args: { label: 'Class', children: chips },
  argTypes: { overflow: { control: 'inline-radio', options: chipOverflows } },
} satisfies Meta<typeof ChipGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Wraps: Story = { decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>] }
export const Scrolls: Story = {
  name: 'UI-14 on a phone a row of chips scrolls sideways',
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
