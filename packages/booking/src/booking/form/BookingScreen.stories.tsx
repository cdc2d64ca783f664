import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { todayIn } from '../../kernel/values/time.ts'
import { fill, payByCard, payByCash, StoryPage, typedDay } from '../../testing/pages/bookingPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createFullDraft, createOffer } from '../../testing/samples/fixtures.ts'
import { testClock } from '../../testing/testClock.ts'
import { draftsOf } from '../kept/drafts.ts'

const meta = {
  title: 'Screens/Booking',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** From an airport: flight, landing, sign. */
export const FromAirport: Story = {
  name: 'From an airport',
  tags: ['example', 'BOOK-10'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: /Flight number/ })).toBeVisible()
    await expect(canvas.getByLabelText('Landing date')).toBeVisible()
    await expect(canvas.getByLabelText('Landing time')).toHaveAccessibleDescription(/GMT\+3/)
    await expect(canvas.getByRole('textbox', { name: /Name on the sign/ })).toBeVisible()
    await expect(canvas.queryByLabelText('Departure date')).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: /Carriage/ })).toBeNull()
  },
}

/** To an airport: the departure asks the recommended pickup. */
export const ToAirport: Story = {
  name: 'To an airport',
  tags: ['example', 'BOOK-07', 'BOOK-14'],
  args: { route: ['ho-ciragan-palace', 'ap-IST'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Departure date'), typedDay())
    await userEvent.type(canvas.getByLabelText('Departure time'), '15:00')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByLabelText('Pickup time')).toHaveDisplayValue(/^\d\d:\d\d$/))
    await expect(canvas.getByLabelText('Pickup date')).toHaveValue(typedDay())
    const trip = within(canvas.getByRole('region', { name: 'Your trip' }))
    await expect(trip.getByText(/^We suggest/)).toBeVisible()
  },
}

export const DoorToDoor: Story = {
  name: 'Between doors: the pickup alone',
  tags: ['BOOK-06'],
  args: { route: ['ho-ciragan-palace', 'ad-moda-caddesi'] },
}

/** The first wrong field has the focus, and a summary links each. */
export const Incomplete: Story = {
  name: 'With errors',
  tags: ['example', 'BOOK-13', 'A11Y-04'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: /Flight number/ })
    await userEvent.click(payByCard(canvas))
    const summary = await canvas.findByRole('region', { name: /need another look/ })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Flight number/ })).toHaveFocus())
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent?.split(':')[0])
    await expect(links.slice(0, 3)).toEqual(['Flight number', 'Landing date', 'Landing time'])
    await userEvent.click(within(summary).getByRole('link', { name: /^Landing time/ }))
    await expect(canvas.getByRole('combobox', { name: 'Landing time' })).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /^Flight number/ }))
    const flight = canvas.getByRole('textbox', { name: /Flight number/ })
    await expect(flight).toHaveFocus()
    await expect(flight).toBeInvalid()
    await userEvent.type(flight, 'TK 1985')
    await expect(flight).toBeValid()
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

/** Counts within the car, child seats by age and weight. */
export const WithChildren: Story = {
  name: 'With children',
  tags: ['example', 'BOOK-17', 'BOOK-18'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const children = await canvas.findByRole('spinbutton', { name: 'Children' })
    children.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(children).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.getByText('1 to 6 years, 9 to 25 kg')).toBeVisible()
    const adults = canvas.getByRole('spinbutton', { name: 'Adults' })
    adults.focus()
    await userEvent.keyboard('{End}')
    await expect(Number(adults.getAttribute('aria-valuenow'))).toBe(
      Number(adults.getAttribute('aria-valuemax')),
    )
    await expect(canvas.getByRole('spinbutton', { name: 'Children' })).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getAllByText(/There was no room for all/)[0]).toBeVisible()
  },
}

/** A time that cannot be had blocks the booking and says why. */
export const RefusedTime: Story = {
  name: 'A time that cannot be had',
  tags: ['example', 'BOOK-15'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    const date = canvas.getByLabelText('Landing date')
    await userEvent.clear(date)
    const today = todayIn('Europe/Istanbul', testClock.now() + 40 * 60_000)
    await userEvent.type(date, `${today.slice(8, 10)}.${today.slice(5, 7)}.${today.slice(0, 4)}`)
    const soon = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Istanbul',
      hour: '2-digit',
      minute: '2-digit',
    })
    const time = canvas.getByLabelText('Landing time')
    await userEvent.clear(time)
    await userEvent.type(time, soon.format(testClock.now() + 40 * 60_000))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText(/at least 2 hours/)).toBeVisible()
    for (const field of [date, time]) {
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(/at least 2 hours/)
    }
    await userEvent.click(payByCash(canvas))
    await expect(await canvas.findByRole('region', { name: /need another look/ })).toHaveTextContent(
      /Landing date/,
    )
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

/** The visitor is a buyer; the day has an order like this one. */
const buyerWithOrder =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    const url = String(input)
    const isOurs = url.includes('/partners/') || url.includes('/orders/check-time')
    if (!isOurs) return answer
    const { result } = (await answer.json()) as { result: object }
    if (url.includes('/partners/')) return Response.json({ result: { ...result, role: 'buyer' } })
    const similar = { order_id: '481290714', location_address: 'IST', destination_address: 'Bebek' }
    return Response.json({ result: { ...result, similar_orders: [similar] } })
  }

/** A similar order is led to where the rides of a buyer are. */
export const SimilarOrder: Story = {
  name: 'A similar order',
  tags: ['example', 'BOOK-15', 'SHELL-14'],
  parameters: {
    module: { wrapFetch: buyerWithOrder, config: { accountUrl: 'https://account.wherry.test' } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Landing date'), typedDay())
    await userEvent.type(canvas.getByLabelText('Landing time'), '09:45')
    await userEvent.keyboard('{Escape}')
    const link = await canvas.findByRole('link', { name: /Order 481290714/ })
    await waitFor(() =>
      expect(link).toHaveAttribute('href', 'https://account.wherry.test/mytrip?lang=en&showorder=481290714'),
    )
  },
}

export const Restored: Story = {
  name: 'A reload brings the form back from the device',
  tags: ['BOOK-58', 'SHELL-11'],
  args: {
    route: null,
    before: (module) =>
      draftsOf(module).save({
        draft: createFullDraft({ notes: 'Two suitcases' }),
        quotedAt: module.platform.clock.now(),
        intentId: 'intent-1',
        sent: null,
        lost: null,
        order: null,
      }),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: /Flight number/ })).toHaveValue('AF1234')
    await expect(canvas.getByRole('textbox', { name: 'First and last name' })).toHaveValue('Anna Keller')
    await expect(canvas.getByRole('textbox', { name: 'Comment for the driver' })).toHaveValue('Two suitcases')
    await expect(args.onMissing).not.toHaveBeenCalled()
  },
}

/** A car with a photograph among the offers is drawn by its size in the summary. */
export const Photographed: Story = {
  name: 'A car with a photograph',
  tags: ['example', 'PRICE-04'],
  args: {
    route: null,
    before: (module) => {
      const { carClass } = createOffer()
      const van = { ...carClass, name: 'Van', capacity: 8, picture: 'https://www.example.com/van.png' }
      draftsOf(module).save({
        draft: createFullDraft({ offer: createOffer({ carClass: van }) }),
        quotedAt: module.platform.clock.now(),
        intentId: 'intent-1',
        sent: null,
        lost: null,
        order: null,
      })
    },
  },
  async play({ canvasElement }) {
    const name = await within(canvasElement).findByRole('heading', { name: 'Van' })
    const car = name.parentElement?.parentElement
    await waitFor(() => expect(car?.querySelector('svg')?.childElementCount).toBeGreaterThan(0))
    await expect(car?.querySelector('svg')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Missing: Story = {
  name: 'Nothing to book leads to the base path',
  tags: ['SHELL-11'],
  args: { route: null },
  async play({ args }) {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalled())
  },
}
