import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { todayIn } from '../../kernel/values/time.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { framedParts } from '../../testing/framedParts.ts'
import { ordersAre } from '../../testing/ordersAre.ts'
import {
  ApprovalPage,
  approvalArgs,
  approvalStories,
  byReceipt,
  headingIn,
  partnerPage,
  paymentIs,
} from '../../testing/pages/approvalPage.tsx'
import { testClock } from '../../testing/testClock.ts'

const meta = {
  title: 'Screens/Approval',
  component: ApprovalPage,
  ...approvalStories,
  args: approvalArgs('cash'),
} satisfies Meta<typeof ApprovalPage>
export default meta
type Story = StoryObj<typeof meta>

/** The order has a way back two days later, with a number of its own. */
const withWayBack = ordersAre(([row]) => {
  const stop = { geo_data: { place_id: 'ad-moda-caddesi' }, name: 'Moda Caddesi' }
  const there = { ...row, number: 'W-1', date_arrival: '2027-06-14 09:45', subaddress: [stop] }
  const back = {
    ...{ ...row, order_id: 2, number: 'W-2', date_arrival: '2027-06-16 13:30' },
    ...{ start_place: row?.['finish_place'], finish_place: row?.['start_place'] },
    ...{ location_address: row?.['destination_address'], destination_address: row?.['location_address'] },
  }
  return [there, back]
})

/** Booked, the driver is paid in cash. */
export const Cash: Story = {
  name: 'Booked, paid in cash',
  tags: ['example', 'SHELL-12'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await headingIn(canvasElement)).toHaveTextContent('Your car is booked'))
    await expect(canvas.getByText('Pay the driver')).toBeVisible()
    await expect(canvas.getByText('The driver waits in the arrivals hall')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All my rides' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/account\.wherry\.test\/account\/list\?lang=en&showorder=\d+$/),
    )
  },
}

/** The card payment is confirmed by the service. */
export const Paid: Story = {
  name: 'Paid by card',
  tags: ['example', 'REL-02'],
  args: { payment: 'card' },
  parameters: { module: { wrapFetch: paymentIs('paid') } },
  async play({ canvasElement }) {
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('Your car is booked and paid'),
    )
  },
}

/** Paid from a partner’s frame: their page is the next step. */
export const PaidOfPartner: Story = {
  name: 'Paid, in a partner’s page',
  tags: ['example', 'SHELL-12'],
  args: { payment: 'card', partnerPage },
  parameters: { module: { wrapFetch: paymentIs('paid') } },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('link', { name: /^Back to .*www\.airline\.example/ }),
    ).toHaveAttribute('href', partnerPage)
  },
}

/** The service does not say whether it was paid. */
export const Unchecked: Story = {
  name: 'The payment is not known',
  tags: ['example'],
  args: { payment: 'card' },
  parameters: { module: { wrapFetch: paymentIs(null) } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/could not check the payment/)).toBeVisible()
  },
}

/** A platform’s customer is led back to it, the order named. */
export const OfPlatform: Story = {
  name: 'A platform’s customer',
  tags: ['example', 'BOOK-45'],
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
        /^https:\/\/platform\.example\.com\/trips\?order_id=\d+&value=[\d.]+&currency=EUR&status=created$/,
      ),
    )
  },
}

/** Between doors; a guest has a link of their own to the order, and is told where to write. */
export const DoorToDoor: Story = {
  name: 'Between doors, as a guest',
  tags: ['example', 'SHELL-12'],
  args: { route: ['ho-ciragan-palace', 'ad-moda-caddesi'] },
  parameters: { module: { config: { supportEmail: 'help@wherry.example' } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const said = await canvas.findByText(/name the order number/)
    await expect(said).toHaveTextContent('write to help@wherry.example and name the order number.')
    const own = canvas.getByRole('link', { name: 'Open my order' })
    await expect(own).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/account\.wherry\.test\/orders\/[0-9a-f]{32}\?lang=en$/),
    )
    await expect(own).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** There and back: the numbers of both orders, both pickups, the stop, and a sum for each driver. */
export const ThereAndBack: Story = {
  name: 'There and back',
  tags: ['example', 'SHELL-12', 'BOOK-01'],
  parameters: { module: { wrapFetch: withWayBack } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Orders .?W-1.? and .?W-2.?\. The vouchers are/)).toBeVisible()
    const steps = within(canvas.getByRole('region', { name: 'What happens next' }))
    const pickups = steps.getAllByText(/^Way (there|back), /).map((when) => when.parentElement?.textContent)
    await expect(pickups).toEqual([
      expect.stringMatching(/^Way there, Mon 14 June, 09:45The driver waits in the arrivals hall/),
      expect.stringMatching(/^Way back, Wed 16 June, 13:30The driver waits at the door/),
    ])
    // With two rides in cash, each driver is paid for their own ride.
    const cash = steps.getAllByText('Pay the driver').map((title) => title.parentElement?.textContent)
    await expect(cash).toEqual([
      expect.stringMatching(/^Way there: Mon 14 June, about \d\d:\d\dPay the driver€\S+ in cash/),
      expect.stringMatching(/^Way back: Wed 16 June, about \d\d:\d\dPay the driver€\S+ in cash/),
    ])
    await expect(canvas.getAllByText('Moda Caddesi')).toHaveLength(1)
    const numbers = canvas.getByText('Order numbers').parentElement
    await expect(numbers).toHaveTextContent(/W-1.*W-2/)
  },
}

/** The ride is on the day that it is at its pickup place, and still to come. */
const today =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders/trips')) return answer
    const day = todayIn('Europe/Istanbul', testClock.now())
    const text = (await answer.text()).replace(
      /"date_arrival":"[\d-]+ [\d:]+/g,
      `"date_arrival":"${day} 23:55`,
    )
    return new Response(text, { status: answer.status, headers: answer.headers })
  }

/** A ride of today: the driver is not promised for the evening before. */
export const Today: Story = {
  name: 'A ride of today',
  tags: ['example', 'SHELL-12'],
  parameters: { module: { wrapFetch: today } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Before the pickup')).toBeVisible()
    await expect(canvas.queryByText('The evening before')).toBeNull()
  },
}

/** An order that is not there, or not ours, is not found. */
export const NotFound: Story = {
  name: 'Not found',
  tags: ['example'],
  args: { route: null },
  async play({ canvasElement }) {
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('We could not find this order'),
    )
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/booked with an account, sign in to see it\.$/)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Sign in' }))
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Sign in' })
  },
}

/** A receipt shows the confirmation without phone and e-mail, and a way to the rest. */
export const ByReceipt: Story = {
  name: 'By a receipt',
  tags: ['example', 'SEC-06', 'EMBED-12'],
  args: { payment: 'card' },
  parameters: {
    module: { wrapFetch: (fetch: typeof globalThis.fetch) => byReceipt(paymentIs('paid')(fetch)) },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('Your car is booked and paid'),
    )
    await expect(canvas.getByText('Part of this order is hidden')).toBeVisible()
    // The provider's own phone is not shown as a contact for the customer.
    await expect(canvasElement).not.toHaveTextContent(/@|\+90|118 40 27/)
    await expect(canvas.queryByText('Phone')).toBeNull()
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Sign in' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toHaveTextContent('Sign in with the account that booked this order')
  },
}

export const NotFoundSignedIn: Story = {
  name: 'An order of another account is as one that there is not; who is signed in may sign in with that account',
  tags: ['SEC-06'],
  args: { route: null },
  parameters: {
    sandbox: { sessions: [{ token: 'buyer', userId: 1001 }] },
    module: { prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'buyer', 3600) },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    // The session is known a moment after the order, which is then asked for again.
    await waitFor(() => expect(canvas.getByText(/^Your account has no such order/)).toBeVisible())
    await expect(await canvas.findByRole('button', { name: 'Sign in with another account' })).toBeVisible()
  },
}

/** The order did not load. */
export const Failed: Story = {
  name: 'Not loaded',
  tags: ['example', 'ERR-07'],
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
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('The order did not load'),
    )
  },
}
