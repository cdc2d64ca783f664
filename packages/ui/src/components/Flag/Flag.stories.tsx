import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from './Flag.tsx'
import { cross, horizontal, vertical } from './flags.ts'

const meta = { component: Flag, args: { country: 'TR', title: 'Turkey' } } satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

const drawn = ['AE', 'CH', 'CZ', 'GE', 'JP', 'TR', ...[horizontal, vertical, cross].flatMap(Object.keys)]

export const Drawn: Story = {}
export const Code: Story = { args: { country: 'AR', title: 'Argentina' } }
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {drawn.map((country) => (
        <Flag key={country} country={country} title={country} />
      ))}
    </div>
  ),
}
