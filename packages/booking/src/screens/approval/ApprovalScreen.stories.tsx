import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { todayIn } from '../../domain/time.ts'
import type { Payment } from '../../domain/user.ts'
import { draftsOf } from '../../hooks/drafts.ts'
import { type ModuleCore, useModuleCore } from '../../hooks/module.tsx'
import { bookRide } from '../../testing/bookRide.ts'
import { createFullDraft } from '../../testing/fixtures.ts'
import { framedParts } from '../../testing/framedParts.ts'
import { withModule } from '../../testing/storyModule.tsx'
import { Shell } from '../shell/Shell.tsx'
import { ApprovalScreen, type ApprovalScreenProps } from './ApprovalScreen.tsx'

interface PageProps extends Omit<ApprovalScreenProps, 'transaction'> {
  /** Its form is still kept on the device. @default false */
  isKept?: boolean
  /** Ids of the places of the booked ride; null shows an order that nobody has made. */
  route: readonly [string, string] | null
  payment: Payment
}

function Page({ route, payment, isKept = false, ...props }: PageProps) {
  const module = useModuleCore()
  const [transaction, setTransaction] = useState(route ? null : 'nobody-has-made-this')
  useEffect(() => {
    if (!route) return
    void bookRide(module, route[0], route[1], payment).then((transaction) => {
      if (isKept) keepForm(module, transaction)
      setTransaction(transaction)
    })
  }, [module, route, payment, isKept])
  return (
    <Shell section={null} sections={[]}>
      {transaction && <ApprovalScreen transaction={transaction} {...props} />}
    </Shell>
  )
}

/** As the form does before the page is left for the payment. */
const keepForm = (module: ModuleCore, transaction: string) =>
  draftsOf(module).saveForPayment({
    draft: createFullDraft(),
    quotedAt: module.platform.clock.now(),
    intentId: 'intent-1',
    sent: null,
    lost: null,
    order: { orderId: '1', transaction, number: '', fingerprint: '' },
  })

/** The payment is as the story says, whatever the service knows. */
const paymentIs =
  (status: string | null) =>
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders/trips')) return answer
    const said = status === null ? '' : `,"payment_status":"${status}"`
    const text = (await answer.text()).replace(/,"payment_status":"\w+"/g, said)
    return new Response(text, { status: answer.status, headers: answer.headers })
  }

const meta = {
  title: 'Screens/Approval',
  component: Page,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: {
    route: ['ap-IST', 'ho-ciragan-palace'],
    payment: 'cash',
    accountUrl: 'https://account.wherry.test',
    onNew: fn(),
    onBack: fn(),
    onAnew: fn(),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** The order has a way back two days later, with a number of its own. */
const withWayBack =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders/trips')) return answer
    const { result } = (await answer.json()) as { result: { orders: Record<string, unknown>[] } }
    const [row] = result.orders
    const there = { ...row, number: 'W-1', date_arrival: '2027-06-14 09:45' }
    const back = {
      ...{ ...row, order_id: 2, number: 'W-2', date_arrival: '2027-06-16 13:30' },
      ...{ start_place: row?.['finish_place'], finish_place: row?.['start_place'] },
      ...{ location_address: row?.['destination_address'], destination_address: row?.['location_address'] },
    }
    return Response.json({ result: { ...result, orders: [there, back] } })
  }

const heading = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 1 })

export const Cash: Story = {
  name: 'SHELL-12 booked, the driver is paid in cash',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await heading(canvasElement)).toHaveTextContent('Your car is booked'))
    await expect(canvas.getByText('Pay the driver')).toBeVisible()
    await expect(canvas.getByText('The driver waits in the arrivals hall')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All my rides' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/account\.wherry\.test\/list\?lang=en&showorder=\d+$/),
    )
  },
}

export const Paid: Story = {
  name: 'REL-02 the card payment is confirmed by the service',
  args: { payment: 'card' },
  parameters: { module: { wrapFetch: paymentIs('paid') } },
  async play({ canvasElement }) {
    await waitFor(async () =>
      expect(await heading(canvasElement)).toHaveTextContent('Your car is booked and paid'),
    )
  },
}

export const Pending: Story = {
  name: 'REL-02 BOOK-48 a return is no proof: the payment is asked about, and the form is there',
  args: { payment: 'card', isKept: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await heading(canvasElement)).toHaveTextContent('We are checking your payment'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = {
  name: 'BOOK-49 declined: pay now asks the pay-url alone, and its page takes the focus',
  args: { payment: 'card', isKept: true },
  parameters: { module: { wrapFetch: paymentIs('declined'), platform: framedParts } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await heading(canvasElement)).toHaveTextContent('The payment did not go through'),
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

const partnerPage = 'https://www.airline.example/' as SafeUrl

export const DeclinedOfPartner: Story = {
  name: 'BOOK-48 declined after a partner’s frame: no form is here, the same trip and their page are',
  args: { payment: 'card', partnerPage },
  parameters: { module: { wrapFetch: paymentIs('declined') } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await heading(canvasElement)).toHaveTextContent('The payment did not go through'),
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
  name: 'REL-02 nothing of a second booking while the bank may still confirm',
  args: { payment: 'card', partnerPage },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /^Back to / })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start a new booking' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Back to the form' })).toBeNull()
  },
}

export const Leaving: Story = {
  name: 'BOOK-43 while the page is left for the payment nothing else can be begun',
  args: { payment: 'card' },
  parameters: { module: { wrapFetch: paymentIs('declined') } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const anew = await canvas.findByRole('button', { name: 'Start a new booking' })
    await userEvent.click(canvas.getByRole('button', { name: /^Pay .* now$/ }))
    await waitFor(() => expect(anew).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(anew)
    await expect(args.onAnew).not.toHaveBeenCalled()
  },
}

export const PaidOfPartner: Story = {
  name: 'SHELL-12 paid from a partner’s frame: their page is the next step',
  args: { payment: 'card', partnerPage },
  parameters: { module: { wrapFetch: paymentIs('paid') } },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('link', { name: /^Back to .*www\.airline\.example/ }),
    ).toHaveAttribute('href', partnerPage)
  },
}

export const PayPageClosed: Story = {
  name: 'BOOK-49 a failed pay-url names the step and says the message',
  args: { payment: 'card' },
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

export const Unchecked: Story = {
  name: 'The service does not say whether it was paid',
  args: { payment: 'card' },
  parameters: { module: { wrapFetch: paymentIs(null) } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/could not check the payment/)).toBeVisible()
  },
}

export const OfPlatform: Story = {
  name: 'BOOK-45 a platform’s customer is led back to it, the order named',
  parameters: {
    sandbox: { sessions: [{ token: 'platform', userId: 1018 }] },
    module: {
      config: { linkHosts: ['platform.example.com'] },
      platform: framedParts,
      prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'platform', 3600),
    },
  },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: /^Back to .*platform\.example\.com/ })
    await expect(link).toHaveAttribute('target', '_top')
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^https:\/\/platform\.example\.com\/trips\?order_id=\d+&transaction=\w+&status=created$/,
      ),
    )
  },
}

export const DoorToDoor: Story = {
  name: 'SHELL-12 between doors',
  args: { route: ['ho-ciragan-palace', 'ad-moda-caddesi'] },
}

export const ThereAndBack: Story = {
  name: 'SHELL-12 BOOK-01 there and back: the numbers of both orders, both pickups',
  parameters: { module: { wrapFetch: withWayBack } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Orders .?W-1.? and .?W-2.?\. The vouchers are/)).toBeVisible()
    const steps = within(canvas.getByRole('region', { name: 'What happens next' }))
    const pickups = steps.getAllByText(/^Way (there|back), /).map((when) => when.parentElement?.textContent)
    await expect(pickups).toEqual([
      expect.stringMatching(/^Way there, 14\.06\.2027 09:45The driver waits in the arrivals hall/),
      expect.stringMatching(/^Way back, 16\.06\.2027 13:30The driver waits at the door/),
    ])
    const numbers = canvas.getByText('Order numbers').parentElement
    await expect(numbers).toHaveTextContent(/W-1.*W-2/)
  },
}

/** The ride is on the day that it is at its pickup place. */
const today =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders/trips')) return answer
    const day = todayIn('Europe/Istanbul', Date.now())
    const text = (await answer.text()).replace(/"date_arrival":"[\d-]+ /g, `"date_arrival":"${day} `)
    return new Response(text, { status: answer.status, headers: answer.headers })
  }

export const Today: Story = {
  name: 'SHELL-12 a ride of today: the driver is not promised for the evening before',
  parameters: { module: { wrapFetch: today } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Before the pickup')).toBeVisible()
    await expect(canvas.queryByText('The evening before')).toBeNull()
  },
}

export const NotFound: Story = {
  name: 'An order that is not there, or not ours, is not found',
  args: { route: null },
  async play({ canvasElement }) {
    await waitFor(async () =>
      expect(await heading(canvasElement)).toHaveTextContent('We did not find this order'),
    )
  },
}

export const Failed: Story = {
  name: 'ERR-07 the order did not load',
  args: { route: null },
  parameters: {
    module: {
      wrapFetch:
        (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
        (input, init) =>
          String(input).includes('/orders/trips')
            ? Promise.resolve(new Response('<html>', { status: 200 }))
            : fetch(input, init),
    },
  },
  async play({ canvasElement }) {
    await waitFor(
      async () => expect(await heading(canvasElement)).toHaveTextContent('The order did not load'),
      {
        timeout: 8000,
      },
    )
  },
}
