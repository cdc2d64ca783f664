import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { framedParts } from '../../testing/framedParts.ts'
import { fill, payByCash, StoryPage } from '../../testing/pages/bookingPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'

/** Answers each booking request with `answer`; other requests pass. */
const onBooking =
  (
    answer: (pass: () => Promise<Response>) => Promise<Response>,
  ): NonNullable<ModuleParameters['wrapFetch']> =>
  (fetch) =>
  (input, init) => {
    const isBooking = /\/orders(\?|$)/.test(String(input)) && init?.method === 'POST'
    return isBooking ? answer(() => fetch(input, init)) : fetch(input, init)
  }

const meta = {
  title: 'Screens/Booking order',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Booked: Story = {
  name: 'Filled in and booked, payment in cash',
  tags: ['BOOK-44', 'BOOK-15'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

/** A refused booking says why, keeps every character, and frees the button. */
export const Refused: Story = {
  name: 'A booking refused',
  tags: ['example', 'BOOK-49'],
  parameters: {
    module: {
      wrapFetch: onBooking(async () =>
        Response.json(
          { error: { code: 'no_cars', message: 'No car is left for this time.' } },
          { status: 422 },
        ),
      ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    await expect(await canvas.findByText(/No car is left for this time/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'First and last name' })).toHaveValue(
      'Katharina Freifrau von Ahlefeldt',
    )
    await expect(payByCash(canvas)).not.toHaveAttribute('aria-disabled')
  },
}

export const LostAnswer: Story = {
  name: 'A lost answer: we are checking, then the order is found',
  tags: ['REL-02'],
  parameters: {
    module: {
      wrapFetch: onBooking(async (pass) => {
        await pass()
        throw new TypeError('Failed to fetch')
      }),
    },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

export const Checking: Story = {
  name: 'The order is being checked',
  tags: ['example', 'REL-02'],
  parameters: {
    module: {
      wrapFetch:
        (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
        (input, init) =>
          /idempotency_key/.test(String(input))
            ? new Promise(() => {})
            : onBooking(async () => Promise.reject(new TypeError('Failed to fetch')))(fetch)(input, init),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    const dialog = await canvas.findByRole('dialog', { name: 'We are checking your order' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** The order never arrived: it is said, with the focus, and the button is live. */
export const NeverArrived: Story = {
  name: 'The order never arrived',
  tags: ['example', 'REL-02', 'A11Y-04'],
  parameters: {
    module: { wrapFetch: onBooking(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    const notice = await canvas.findByText(/did not reach us/, undefined)
    await waitFor(() => expect(payByCash(canvas)).not.toHaveAttribute('aria-disabled'))
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus())
  },
}

export const CashAskedTwice: Story = {
  name: 'D6 in a frame an order in cash is asked about once more where the button was not seen for sure',
  parameters: { module: { platform: framedParts } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    const dialog = await canvas.findByRole('dialog', { name: 'Book this ride?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Yes, book' })).toBeVisible())
  },
}

/** Raises the prices by a quarter from the second request on. */
const dearer = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => {
  let asked = 0
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/prices') || ++asked === 1) return answer
    const body = (await answer.json()) as { result: { price: string | number }[] }
    const result = body.result.map((row) => ({ ...row, price: String(Math.round(Number(row.price) * 1.25)) }))
    return Response.json({ ...body, result })
  }
}

export const PriceChanged: Story = {
  name: 'A changed price is shown old and new before it is accepted',
  tags: ['PRICE-21'],
  parameters: {
    module: {
      wrapFetch: (fetch: typeof globalThis.fetch) =>
        onBooking(async () =>
          Response.json(
            { error: { code: 'price_expired', message: 'The price has changed.' } },
            { status: 409 },
          ),
        )(dearer(fetch)),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    const dialog = await canvas.findByRole('dialog', { name: 'The price changed' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Accept/ })).toBeVisible())
  },
}
