import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { skeletonGuide } from './Skeleton.guide.ts'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonText } from './SkeletonText.tsx'

const meta = {
  component: Skeleton,
  subcomponents: { SkeletonText },
  tags: ['autodocs'],
  parameters: { guide: skeletonGuide },
  args: { width: 160, height: 20 },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {
  tags: ['UI-13'],
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]')!
    await expect(getComputedStyle(skeleton).animationDuration).toBe('1.2s')
  },
}
export const Round: Story = { args: { width: 44, height: 44, radius: '50%' } }
export const Around: Story = {
  name: 'Around something it takes its shape, unseen and unspoken',
  tags: ['UI-13'],
  args: { width: undefined, height: undefined, radius: 8, children: <Button tabIndex={-1}>Choose</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    const button = within(canvasElement).getByText('Choose').closest('button')!
    await expect(button).not.toBeVisible()
    await expect(button.parentElement!.parentElement!.offsetWidth).toBe(button.offsetWidth)
  },
}
export const Text: Story = { render: () => <SkeletonText lines={3} style={{ maxWidth: 320 }} /> }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Text, globals: { dir: 'rtl' } }
