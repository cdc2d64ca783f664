import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { draftsOf } from '../../hooks/drafts.ts'
import type { ModuleCore } from '../../hooks/module.tsx'
import { bookingStore } from '../../hooks/useBooking.ts'
import { saidOf } from '../../state/intent.ts'
import { fill, payByCard, StoryPage } from '../../testing/bookingPage.tsx'
import { createFullDraft } from '../../testing/fixtures.ts'
import { framedParts } from '../../testing/framedParts.ts'
import { withModule } from '../../testing/storyModule.tsx'

const meta = {
  title: 'Screens/Booking payment',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Unpaid: Story = {
  name: 'BOOK-49 the payment page did not open: the order stays, pay now asks it alone',
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

export const InFrame: Story = {
  name: 'BOOK-43 A11Y-04 in a frame the payment page opens by a link at the top, which takes the focus',
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
  name: 'BOOK-43 while the page is left for the payment no new booking can be begun, and no number but its own is shown',
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

export const PayPageUntrusted: Story = {
  name: 'EMBED-10 D7 a pay page that is not listed is not gone to: that is said, and the order stays',
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

export const BegunOrder: Story = {
  name: 'BOOK-48 back after 900 s: the order can be gone on with',
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
  name: 'BOOK-32 BOOK-38 BOOK-49 back from the payment page: the sum is what was confirmed, and only an edit is one',
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
        order: { ...unpaid, total: paidFor, said: saidOf(certified) },
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

export const BackFromPayment: Story = {
  name: 'BOOK-48 back from the payment page: the form is whole, the known order can be paid',
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
