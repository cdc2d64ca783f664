import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { spinnerGuide } from './Spinner.guide.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  component: Spinner,
  tags: ['autodocs'],
  parameters: { guide: spinnerGuide },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Named: Story = {
  name: 'Alone it has a name',
  tags: ['UI-18'],
  args: { label: 'Asking 6 providers for prices' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Asking 6 providers for prices' }),
    ).toBeVisible()
  },
}
export const BesideWords: Story = {
  render: () => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner /> Asking 6 providers for prices
    </span>
  ),
}
export const Dark: Story = { globals: { theme: 'dark' } }
