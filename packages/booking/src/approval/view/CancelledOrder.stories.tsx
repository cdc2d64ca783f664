import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ordersAre } from '../../testing/ordersAre.ts'
import {
  ApprovalPage,
  approvalArgs,
  approvalStories,
  headingIn,
  partnerPage,
} from '../../testing/pages/approvalPage.tsx'

/** The service's responses about the rides; the second one is the way back. */
const cancelled = (...rides: (null | { fee: number; refund: number })[]) =>
  ordersAre(([row]) =>
    rides.map((ride, at) => ({
      ...row,
      ...{ order_id: at + 1, number: `W-${at + 1}`, payment_status: 'paid' },
      ...(ride && { status: 'cancelled', cancellation: { at: '2027-06-13T09:00:00Z', ...ride } }),
    })),
  )

const meta = {
  title: 'Screens/Approval cancelled',
  component: ApprovalPage,
  ...approvalStories,
  args: approvalArgs('card'),
} satisfies Meta<typeof ApprovalPage>
export default meta
type Story = StoryObj<typeof meta>

/** A paid order that is cancelled says so, and what goes back to the card. */
export const Refunded: Story = {
  name: 'Cancelled, the money goes back',
  tags: ['example', 'SHELL-12', 'REL-02'],
  parameters: { module: { wrapFetch: cancelled({ fee: 0, refund: 41 }) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('Your booking is cancelled'),
    )
    await expect(canvas.getByText(/^Order .?W-1.? is cancelled: no car comes\.$/)).toBeVisible()
    await expect(canvas.getByText(/^€41 goes back to your card/)).toBeVisible()
    // A cancelled ride has no next steps.
    await expect(canvas.queryByText('What happens next')).toBeNull()
    await expect(canvas.queryByText(/voucher/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Open my order' })).toBeNull()
  },
}

/** One that was cancelled too late says what it costs. */
export const Late: Story = {
  name: 'Cancelled too late',
  tags: ['example', 'SHELL-12'],
  args: { partnerPage },
  parameters: { module: { wrapFetch: cancelled({ fee: 41, refund: 0 }) } },
  async play({ canvasElement }) {
    const said = await within(canvasElement).findByText(/free time was over/)
    await expect(said).toHaveTextContent('The free time was over, so the cancellation costs €41.')
  },
}

/** The other ride goes on, and its sum alone is told. */
export const OneWay: Story = {
  name: 'One of two rides cancelled',
  tags: ['example', 'SHELL-12', 'BOOK-01'],
  parameters: { module: { wrapFetch: cancelled({ fee: 0, refund: 41 }, null) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The way there is cancelled')).toBeVisible()
    const steps = within(canvas.getByRole('region', { name: 'What happens next' }))
    await expect(steps.queryByText(/^Way there, /)).toBeNull()
    await expect(steps.getByText(/^Way back, /)).toBeVisible()
  },
}

export const Russian: Story = {
  name: 'In Russian, in the dark',
  globals: { locale: 'ru', theme: 'dark' },
  parameters: { module: { wrapFetch: cancelled({ fee: 0, refund: 2754 }) } },
}

export const Spanish: Story = {
  name: 'In Spanish',
  globals: { locale: 'es' },
  parameters: { module: { wrapFetch: cancelled({ fee: 0, refund: 0 }) } },
}
