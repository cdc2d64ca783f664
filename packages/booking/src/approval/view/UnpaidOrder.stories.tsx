import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { framedParts } from '../../testing/framedParts.ts'
import {
  ApprovalPage,
  approvalArgs,
  approvalStories,
  byReceipt,
  headingIn,
  partnerPage,
  paymentIs,
} from '../../testing/pages/approvalPage.tsx'

const meta = {
  title: 'Screens/Approval unpaid',
  component: ApprovalPage,
  ...approvalStories,
  args: approvalArgs('card'),
} satisfies Meta<typeof ApprovalPage>
export default meta
type Story = StoryObj<typeof meta>

/** A return is no proof: the payment is asked about, and the form is there. */
export const Pending: Story = {
  name: 'The payment is being checked',
  tags: ['example', 'REL-02', 'BOOK-48'],
  args: { isKept: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('We are checking your payment'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = {
  name: 'Declined: pay now asks the pay-url alone, and its page takes the focus',
  tags: ['BOOK-49'],
  args: { isKept: true },
  parameters: { module: { wrapFetch: paymentIs('declined'), platform: framedParts } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('The payment did not go through'),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Pay .* now$/ }))
    const link = await canvas.findByRole('link', { name: 'Open the payment page' })
    await expect(link).toHaveAttribute('target', '_top')
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link).toHaveAccessibleDescription(/^Order .*W-\d+.* is kept/)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** Declined, shown by a receipt: paying wants the account, and asks nothing before. */
export const DeclinedByReceipt: Story = {
  name: 'Declined, by a receipt',
  tags: ['example', 'SEC-06', 'BOOK-49'],
  args: { partnerPage },
  parameters: {
    module: {
      wrapFetch: (fetch: typeof globalThis.fetch) =>
        byReceipt(
          paymentIs('declined')((input, init) =>
            String(input).includes('pay-url') ? Promise.reject(new TypeError('asked')) : fetch(input, init),
          ),
        ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Part of this order is hidden')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay / })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to pay' }))
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Sign in' })
  },
}

/** Declined after a partner’s frame: no form is here, the same trip and their page are. */
export const DeclinedOfPartner: Story = {
  name: 'Declined, in a partner’s page',
  tags: ['example', 'BOOK-48'],
  args: { partnerPage },
  parameters: { module: { wrapFetch: paymentIs('declined') } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('The payment did not go through'),
    )
    await expect(canvas.queryByRole('button', { name: 'Back to the form' })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Back to .*www\.airline\.example/ })).toHaveAttribute(
      'href',
      partnerPage,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new booking' }))
    await expect(args.onAnew).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 'ap-IST', to: 'ho-ciragan-palace', isReturn: false }),
      'transfer',
    )
  },
}

export const PendingOfPartner: Story = {
  name: 'Nothing of a second booking while the bank may still confirm',
  tags: ['REL-02'],
  args: { partnerPage },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /^Back to / })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start a new booking' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Back to the form' })).toBeNull()
  },
}

export const Leaving: Story = {
  name: 'While the page is left for the payment nothing else can be begun',
  tags: ['BOOK-43'],
  parameters: { module: { wrapFetch: paymentIs('declined') } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const anew = await canvas.findByRole('button', { name: 'Start a new booking' })
    await userEvent.click(canvas.getByRole('button', { name: /^Pay .* now$/ }))
    await waitFor(() => expect(anew).toHaveAttribute('aria-disabled', 'true'))
    const said = canvasElement.ownerDocument.body.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(said).toHaveTextContent('Opening the payment page'))
    await userEvent.click(anew)
    await expect(args.onAnew).not.toHaveBeenCalled()
  },
}

/** A failed pay-url names the step and says the message. */
export const PayPageClosed: Story = {
  name: 'The payment page did not open',
  tags: ['example', 'BOOK-49'],
  parameters: {
    module: {
      wrapFetch: (fetch: typeof globalThis.fetch) =>
        paymentIs('declined')((input, init) =>
          String(input).includes('pay-url')
            ? Promise.resolve(
                Response.json({ error: { code: 'x', message: 'The bank is closed' } }, { status: 422 }),
              )
            : fetch(input, init),
        ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay .* now$/ }))
    const notice = await canvas.findByText(/^The payment page did not open\. .*The bank is closed\./)
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus())
  },
}
