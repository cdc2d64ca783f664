import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { framedParts } from '../../testing/framedParts.ts'
import { fill, payByCard, StoryPage } from '../../testing/pages/bookingPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { draftsOf } from '../kept/drafts.ts'
import { bookingStore } from '../order/useBooking.ts'
import { draftFingerprint } from '../state/intent.ts'

const meta = {
  title: 'Screens/Booking payment',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** The payment page did not open: the order stays, pay now asks it alone. */
export const Unpaid: Story = {
  name: 'The payment page did not open',
  tags: ['example', 'BOOK-49'],
  parameters: {
    module: {
      wrapFetch:
        (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
        (input, init) =>
          String(input).includes('pay-url')
            ? Promise.resolve(
                Response.json({ error: { code: 'x', message: 'The bank is closed.' } }, { status: 422 }),
              )
            : fetch(input, init),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCard(canvas))
    await expect(await canvas.findByText(/waits for payment/)).toBeVisible()
    const reason = await canvas.findByText(
      /^The payment page did not open\. .*The bank is closed\..* Your order is kept/,
    )
    await waitFor(() => expect(reason.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /^Pay .* now$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /by card$/ })).toBeNull()
  },
}

/** In a frame the payment page opens by a link at the top, which takes the focus. */
export const InFrame: Story = {
  name: 'The payment page, from a frame',
  tags: ['example', 'BOOK-43', 'A11Y-04'],
  parameters: { module: { platform: framedParts } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCard(canvas))
    const link = await canvas.findByRole('link', { name: 'Open the payment page' })
    await expect(link).toHaveAttribute('target', '_top')
    await waitFor(() => expect(link).toHaveFocus())
    await waitFor(() => expect(link).toHaveAccessibleDescription(/^Order W-\d+ waits for payment/))
    const tab = canvas.getByRole('link', { name: 'Open it in a new tab' })
    await expect(tab).toHaveAttribute('target', '_blank')
  },
}

const open: { drafts: ReturnType<typeof draftsOf> | null } = { drafts: null }

export const Leaving: Story = {
  name: 'While the page is left for the payment no new booking can be begun, and no number but its own is shown',
  tags: ['BOOK-43'],
  args: {
    before: (module) => {
      open.drafts = draftsOf(module)
    },
  },
  parameters: {
    module: {
      wrapFetch:
        (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
        (input, init) =>
          /orders\/trips\?.*transaction=/.test(String(input)) ? new Promise(() => {}) : fetch(input, init),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCard(canvas))
    const anew = await canvas.findByRole('button', { name: 'Start a new booking' })
    await expect(anew).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Your order waits for payment')).toBeVisible()
    await userEvent.click(anew)
    await expect(canvas.getByText('Your order waits for payment')).toBeVisible()
    await expect(open.drafts?.read()).toMatchObject({ kind: 'kept', kept: { order: { number: '' } } })
  },
}

/** D7 a pay page that is not listed is not gone to: that is said, and the order stays. */
export const PayPageUntrusted: Story = {
  name: 'A payment page that is not listed',
  tags: ['example', 'EMBED-10'],
  parameters: { module: { config: { redirectOrigins: ['https://pay.example.com'] } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCard(canvas))
    const reason = await canvas.findByText(
      /^The payment page did not open\. Its address is not among the payment pages we trust/,
    )
    await waitFor(() => expect(reason.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(await canvas.findByText(/^Order W-\d+ waits for payment$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay .* now$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start a new booking' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

/** Back after 900 s: the order can be gone on with. */
export const BegunOrder: Story = {
  name: 'A begun order',
  tags: ['example', 'BOOK-48'],
  args: {
    route: null,
    before: (module) =>
      bookingStore(module).dispatch({
        type: 'begunFound',
        order: { orderId: '481290714', transaction: 't-1', number: '481290714' },
      }),
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/Go on with order 481290714/)).toBeVisible()
  },
}

const certified = createFullDraft({ hash: 'WELCOME5', certificate: 'WELCOME5' })
const paidFor = { minor: 4150, currency: 'EUR' }
const unpaid = { orderId: '481290714', transaction: 't-1', number: 'W-481290714', fingerprint: 'f' }
let watched: ModuleCore | null = null

export const BackWithCertificate: Story = {
  name: 'Back from the payment page: the sum is what was confirmed, and only an edit is one',
  tags: ['BOOK-32', 'BOOK-38', 'BOOK-49'],
  args: {
    route: null,
    before: (module) => {
      watched = module
      draftsOf(module).saveForPayment({
        draft: certified,
        quotedAt: module.platform.clock.now(),
        intentId: 'intent-1',
        sent: null,
        lost: null,
        order: { ...unpaid, total: paidFor, said: draftFingerprint(certified) },
      })
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }))
    await expect(await canvas.findByRole('button', { name: 'Pay €41.50 now' })).toBeVisible()
    await expect(summary.getByText('€41.50')).toBeVisible()
    watched?.stores.session.dispatch({ type: 'userRead', userId: null, currency: 'USD' })
    await expect(canvas.queryByText(/is not part of order/)).toBeNull()
    if (watched) bookingStore(watched).dispatch({ type: 'notesEntered', value: 'Two dogs' })
    await expect(await canvas.findByText(/is not part of order/)).toBeVisible()
    await expect(summary.getByText('€41.50')).toBeVisible()
  },
}

/** Back from the payment page: the form is whole, the known order can be paid. */
export const BackFromPayment: Story = {
  name: 'Back from the payment page',
  tags: ['example', 'BOOK-48'],
  args: {
    route: null,
    before: (module) =>
      draftsOf(module).saveForPayment({
        draft: createFullDraft(),
        quotedAt: module.platform.clock.now(),
        intentId: 'intent-1',
        sent: null,
        lost: null,
        order: { orderId: '481290714', transaction: 't-1', number: 'W-481290714', fingerprint: '' },
      }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Order W-481290714 waits for payment')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Flight number/ })).toHaveValue('AF1234')
    await expect(canvas.getByRole('button', { name: /^Pay .* now$/ })).not.toHaveAttribute('aria-disabled')
    await expect(canvas.queryByRole('button', { name: /by card$/ })).toBeNull()
  },
}
