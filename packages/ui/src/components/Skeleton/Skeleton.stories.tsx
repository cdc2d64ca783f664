import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Skeleton, SkeletonText } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { width: 160, height: 20 } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {
  name: 'UI-13 its glint runs for 1.2 s',
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]')!
    await expect(getComputedStyle(skeleton).animationDuration).toBe('1.2s')
  },
}
export const Round: Story = { args: { width: 44, height: 44, radius: '50%' } }
export const Around: Story = {
  args: { width: undefined, height: undefined, radius: 8, children: <Button tabIndex={-1}>Choose</Button> },
}
export const Text: Story = { render: () => <SkeletonText lines={3} style={{ maxWidth: 320 }} /> }
export const Dark: Story = { globals: { theme: 'dark' } }
