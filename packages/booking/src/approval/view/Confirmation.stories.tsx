import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { savedChangeOf } from '../../booking/order/savedChange.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { ordersAre } from '../../testing/ordersAre.ts'
import { ApprovalPage, approvalArgs, approvalStories, headingIn } from '../../testing/pages/approvalPage.tsx'
import { withRichOrder } from '../../testing/samples/richOrder.ts'
import { testClock } from '../../testing/testClock.ts'

const meta = {
  title: 'Screens/Confirmation',
  component: ApprovalPage,
  ...approvalStories,
  args: approvalArgs('cash'),
} satisfies Meta<typeof ApprovalPage>
export default meta
type Story = StoryObj<typeof meta>

/** Changes each row of the service's response. */
const rowsAre = (change: (row: Record<string, unknown>) => Record<string, unknown>) =>
  ordersAre((rows) => rows.map(change))

const summaryIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('complementary', { name: 'Summary' })

/** The driver’s side stays in sight: provider, rating, example cars, seats and suitcases. */
export const WhoDrives: Story = {
  name: 'The provider and the car',
  tags: ['example', 'SHELL-12', 'PRICE-04'],
  async play({ canvasElement }) {
    const summary = await summaryIn(canvasElement)
    await expect(summary).toHaveTextContent('Comfort')
    await expect(summary).toHaveTextContent(/Rated 4\.\d of 5, [\d,]+ reviews/)
    await expect(summary).toHaveTextContent('Toyota Corolla, Škoda Octavia or similar')
    await expect(summary).toHaveTextContent('3 suitcases')
    const provider = within(canvasElement).getByText(/ confirms by e-mail and text message\.$/).textContent
    await expect(summary).toHaveTextContent(
      provider?.split(' confirms')[0]?.replace(/[\u2068\u2069]/g, '') ?? '?',
    )
    await expect(within(canvasElement).getByRole('link', { name: /^\+44/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d{7,15}$/),
    )
  },
}

/** All that was booked stands there, and of what its price is made. */
export const AllThatWasBooked: Story = {
  name: 'All that was booked',
  tags: ['example', 'SHELL-12', 'BOOK-38'],
  parameters: { module: { wrapFetch: withRichOrder, config: { supportEmail: 'help@wherry.example' } } },
  async play({ canvasElement }) {
    const summary = await summaryIn(canvasElement)
    const rowOf = (term: string) => within(summary).getByText(term).parentElement
    await expect(rowOf('Flight')).toHaveTextContent('TK 1985, terminal 2')
    await expect(rowOf('Departure flight')).toHaveTextContent('TK 1986')
    await expect(within(summary).getAllByText('Name on the sign')).toHaveLength(2)
    await expect(summary).toHaveTextContent('Two large suitcases and a folded pram')
    await expect(summary).toHaveTextContent('Building B, the entrance from the yard')
    await expect(summary).toHaveTextContent('Landing Mon 14.06.2027 09:45')
    await expect(summary).toHaveTextContent('Departure Wed 16.06.2027 17:05')
    const sums = [...summary.querySelectorAll('dd')].map((dd) => dd.textContent)
    await expect(sums).toEqual(expect.arrayContaining(['€48', '€7', '€16', '€5', '−€5', '€119']))
    await expect(rowOf('Payment')).toHaveTextContent('In cash to the driver')
    // Each deadline has its day and hour, and each date its weekday and the name of its month.
    await expect(canvasElement).toHaveTextContent('Way there: Free cancellation until Sun 13 June, 09:45.')
    await expect(canvasElement).toHaveTextContent('Sun 13 June, about 22:00')
    await expect(canvasElement).toHaveTextContent('The first 60 minutes are free.')
    const text = canvasElement.textContent ?? ''
    await expect(text.match(/\d\d\.\d\d\.\d{4}/g)?.length).toBe(
      text.match(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d\.\d\d\.\d{4}/g)?.length,
    )
  },
}

const laterDay = { clock: { ...testClock, now: () => Date.UTC(2027, 5, 15, 9, 0) } }

/** Seen again when the way there is past: what is over is not said to come, and cannot be cancelled. */
export const SeenLater: Story = {
  name: 'Seen after the way there',
  tags: ['example', 'SHELL-12'],
  parameters: {
    module: { wrapFetch: withRichOrder, platform: laterDay, config: { supportEmail: 'help@wherry.example' } },
  },
  async play({ canvasElement }) {
    await summaryIn(canvasElement)
    await expect(canvasElement).toHaveTextContent('Way back: Wed 16 June')
    await expect(canvasElement).not.toHaveTextContent(/Within|Soon after|Sun 13 June, about|arrivals hall/)
    await expect(canvasElement).not.toHaveTextContent('Way there: Free cancellation')
  },
}

/** An order without free cancellation says so, and what is said against its offer stays. */
export const NeverFree: Story = {
  name: 'Without free cancellation',
  tags: ['example', 'SHELL-12', 'PRICE-04'],
  parameters: {
    module: {
      wrapFetch: rowsAre((row) => ({
        ...row,
        free_cancellation_hours: null,
        errors: ['The provider confirms by hand: up to an hour.'],
      })),
      config: { supportEmail: 'help@wherry.example' },
    },
  },
  async play({ canvasElement }) {
    await expect(await summaryIn(canvasElement)).toHaveTextContent('confirms by hand: up to an hour')
    await expect(canvasElement).toHaveTextContent('No free cancellation: cancelling costs the whole price.')
    const mail = within(canvasElement).getByRole('link', { name: 'help@wherry.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:help@wherry.example')
  },
}

/** A code that covers all: paid by code, and no amount of nothing. */
export const PaidByCode: Story = {
  name: 'Paid by code',
  tags: ['example', 'SHELL-12'],
  parameters: {
    module: {
      wrapFetch: rowsAre((row) => ({
        ...row,
        ...{ hash: 'ALL-IN', payment_status: 'paid' },
        price: { price_id: 'p', price: 0, ride: 48, stops: 0, repayment_price: 48 },
      })),
    },
  },
  async play({ canvasElement }) {
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent(/^Your car is booked$/),
    )
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Paid by code').length).toBe(2)
    await expect(canvas.queryByText(/paid by card|in cash|Pay the driver/i)).toBeNull()
    const summary = await summaryIn(canvasElement)
    await expect(within(summary).getByText('Total').parentElement).toHaveTextContent('€0')
    await expect(summary).toHaveTextContent('−€48')
  },
}

/** A visitor who left the bank unpaid is told so, and nothing is called a check. */
export const LeftUnpaid: Story = {
  name: 'Left unpaid',
  tags: ['example', 'BOOK-49'],
  args: { payment: 'card' },
  parameters: { module: { wrapFetch: rowsAre((row) => ({ ...row, payment_status: 'left' })) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await headingIn(canvasElement)).toHaveTextContent('The order is not paid yet'),
    )
    await expect(canvas.getByText(/You left the payment page\./)).toBeVisible()
    await expect(canvas.queryByText(/checking/i)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Pay .* now$/ })).toBeVisible()
  },
}

const taken = createFakePlatform()

export const TakenAlong: Story = {
  name: 'The voucher is printed, both rides go into the calendar, a text is shared without the address',
  tags: ['SHELL-12'],
  parameters: { module: { wrapFetch: withRichOrder, platform: { device: taken.device } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    taken.taken.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: 'Print voucher' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await waitFor(() => expect(taken.taken).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const [print, file, shared] = taken.taken
    await expect(print).toBe('print')
    await expect(file).toMatchObject({ name: 'W-481290714.ics', type: 'text/calendar' })
    const text = typeof file === 'object' && 'name' in file ? file.text : ''
    await expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await expect(text).toContain('DTSTART;TZID=Europe/Istanbul:20270614T094500')
    await expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2)
    await expect(text).toContain('Flight: TK 1985\\, terminal 2')
    // Direction marks are only for sentences on a page; a calendar shows them as boxes.
    await expect(text).not.toMatch(/[\u2066-\u2069]/)
    await expect(JSON.stringify(shared)).toContain('Mon 14 June, 09:45')
    await expect(JSON.stringify(shared)).not.toMatch(/https?:|approveorder/)
  },
}

export const NoShare: Story = {
  name: 'Where the device cannot share, nothing is offered',
  tags: ['SHELL-12'],
  parameters: { module: { platform: { device: { ...taken.device, share: null } } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Print voucher' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

/** After a change the next page says that it is saved. */
export const Saved: Story = {
  name: 'Saved after a change',
  tags: ['example', 'BOOK-50'],
  parameters: {
    module: {
      prepare: (core: ModuleCore) => {
        const saved = savedChangeOf(core)
        Object.defineProperty(saved, 'transaction', { get: () => shown, set: () => {} })
      },
      wrapFetch: rowsAre((row) => {
        shown = String(row['transaction'])
        return row
      }),
    },
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Your changes are saved')).toBeVisible()
  },
}
let shown: string | null = null
