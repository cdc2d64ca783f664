import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide: visuallyHiddenGuide },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const InAButton: StoryObj<typeof meta> = {
  render: () => (
    <Button>
      Remove <VisuallyHidden>the return trip</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Remove the return trip' })).toBeVisible()
    await expect(within(canvasElement).getByText('the return trip').offsetWidth).toBe(1)
  },
}
export const AHeading: StoryObj<typeof meta> = {
  render: () => (
    <section>
      <h2>
        <VisuallyHidden>Your trips</VisuallyHidden>
      </h2>
      <p>14 June, Istanbul Airport to Taksim</p>
    </section>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Your trips' }),
    ).toBeInTheDocument()
  },
}
