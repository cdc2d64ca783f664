import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>
export default meta

export const InAButton: StoryObj<typeof meta> = {
  name: 'Heard, not seen',
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
