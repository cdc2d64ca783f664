import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FinderScreen } from '../../finder/view/FinderScreen.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { FinderSkeleton } from './FinderSkeleton.tsx'

/** The skeleton, and under it the screen that replaces it. */
function Both() {
  return (
    <>
      <div data-testid="skeleton">
        <FinderSkeleton />
      </div>
      <hr style={{ marginBlock: 24 }} />
      <div data-testid="screen">
        <FinderScreen search={{}} onSearch={() => {}} onChosen={() => {}} />
      </div>
    </>
  )
}

const meta = {
  title: 'Screens/Finder/Skeleton',
  component: Both,
  decorators: [withModule],
  parameters: { sandbox: {} },
} satisfies Meta<typeof Both>
export default meta

export const SameShape: StoryObj<typeof meta> = {
  name: 'The skeleton has the shape of the finder',
  tags: ['SHELL-26'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const shape = (grid: Element | null | undefined) =>
      [grid, ...(grid?.firstElementChild?.children ?? [])].map((part) => {
        const { width, height } = part?.getBoundingClientRect() ?? { width: 0, height: 0 }
        return [Math.round(width), Math.round(height)]
      })
    await canvas.findByRole('button', { name: 'Find a car' })
    const skeleton = shape(canvas.getByTestId('skeleton').firstElementChild)
    await expect(skeleton).toHaveLength(3)
    await expect(skeleton).toEqual(shape(canvas.getByTestId('screen').firstElementChild))
  },
}
