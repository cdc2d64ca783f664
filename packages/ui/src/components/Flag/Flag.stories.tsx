import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { flagGuide } from './Flag.guide.ts'
import { Flag } from './Flag.tsx'
import { cross, horizontal, vertical } from './flags.ts'
import { moreSigns } from './moreFlags.tsx'

const meta = {
  component: Flag,
  tags: ['autodocs'],
  parameters: { guide: flagGuide },
  args: { country: 'TR', title: 'Turkey' },
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

const drawn = [
  'AE',
  'CH',
  'CZ',
  'GE',
  'JP',
  'TR',
  ...[moreSigns, horizontal, vertical, cross].flatMap(Object.keys),
]

export const Drawn: Story = {
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Turkey' })).toBeVisible()
  },
}
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
export const Decoration: Story = {
  name: 'Without a title it is silent beside the written name',
  tags: ['UI-18'],
  render: () => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Flag country="TR" /> Turkey
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
export const Dark: Story = { args: { country: 'AR', title: 'Argentina' }, globals: { theme: 'dark' } }
