import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { RentScreen } from './RentScreen.tsx'
import { RentSkeleton } from './RentSkeleton.tsx'

/** The skeleton, and below it the content that replaces it. */
function Both() {
  return (
    <>
      <div data-testid="skeleton">
        <RentSkeleton />
      </div>
      <hr style={{ marginBlock: 24 }} />
      <div data-testid="screen">
        <RentScreen search={{}} onSearch={() => {}} onChosen={() => {}} />
      </div>
    </>
  )
}

const meta = {
  title: 'Screens/Rent/Skeleton',
  component: Both,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
} satisfies Meta<typeof Both>
export default meta

export const Waiting: StoryObj<typeof meta> = {
  name: 'The pickup, the duration and the button are as high as their skeleton',
  tags: ['SHELL-26'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Find a car by the hour' })
    const form = canvasElement.querySelector('search') as HTMLElement
    const [box, find] = within(canvas.getByTestId('skeleton')).getAllByText(
      (_, element) => element?.parentElement?.className === form.className,
    ) as [HTMLElement, HTMLElement]
    await waitFor(() => expect(box.offsetHeight).toBe((form.firstElementChild as HTMLElement).offsetHeight))
    await expect(find.offsetHeight).toBe(button.offsetHeight)
  },
}
