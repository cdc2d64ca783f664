import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { plusMinutes, splitCivil, todayIn } from '../../domain/time.ts'
import { type ModuleCore, useModuleCore } from '../../hooks/module.tsx'
import { bookingStore, draftsOf } from '../../hooks/useBooking.ts'
import { createFullDraft } from '../../testing/fixtures.ts'
import { type ModuleParameters, withModule } from '../../testing/storyModule.tsx'
import { Shell } from '../shell/Shell.tsx'
import { BookingScreen, type BookingScreenProps } from './BookingScreen.tsx'

interface PageProps extends BookingScreenProps {
  /** Ids of the places between which an offer is chosen first, as the finder chooses it. Null: none is. */
  route: readonly [string, string] | null
  /** Changes the module before the screen comes. */
  before?: (module: ModuleCore) => void
}

/** The screen in its shell. */
function Page({ route, before, ...props }: PageProps) {
  const module = useModuleCore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const chosen = route ? choose(module, route[0], route[1]) : Promise.resolve()
    void chosen.then(() => {
      before?.(module)
      setReady(true)
    })
  }, [module, route, before])
  return (
    <Shell section={null} sections={[]}>
      {isReady && <BookingScreen {...props} />}
    </Shell>
  )
}

const signal = new AbortController().signal

/** Chooses the cheapest offer of a class from one place to the other, as the finder does. */
async function choose(
  { client, platform, stores }: ModuleCore,
  fromId: string,
  toId: string,
  picture = 'comfort',
) {
  const { finder, session } = stores
  const [from, to] = await Promise.all([client.place(fromId, signal), client.place(toId, signal)])
  finder.dispatch({ type: 'placeChosen', side: 'from', place: from })
  finder.dispatch({ type: 'placeChosen', side: 'to', place: to })
  if (!from.location || !to.location) throw new Error('The sandbox places its places')
  const route = { fromId, toId, lang: session.get().lang, currency: session.get().currency }
  finder.dispatch({ type: 'pricesRequested', route })
  const offers = await client.prices(
    { from: { location: from.location, placeId: fromId }, to: { location: to.location, placeId: toId } },
    signal,
  )
  finder.dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now() })
  const offer = offers.find(({ carClass }) => carClass.picture === picture) ?? offers[0]
  if (offer) finder.dispatch({ type: 'offerChosen', priceId: offer.priceId })
}

/** Each booking call meets what `answer` makes of it; everything else is answered. */
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
  title: 'Screens/Booking',
  component: Page,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** A day far enough ahead to be booked, as it is typed. */
function typedDay(): string {
  const { date } = splitCivil(
    plusMinutes(`${todayIn('Europe/Istanbul', Date.now())} 12:00`, 30 * 24 * 60, 'UTC'),
  )
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

type Canvas = ReturnType<typeof within>

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Flight number/ }), 'TK 1985')
  await userEvent.type(canvas.getByLabelText('Landing date'), typedDay())
  await userEvent.type(canvas.getByLabelText('Landing time'), '09:45')
  await userEvent.keyboard('{Escape}')
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'First and last name' }),
    'Katharina Freifrau von Ahlefeldt',
  )
  await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile phone' }), '+905321184027')
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'E-mail for the voucher' }),
    'k.vonahlefeldt@example.com',
  )
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }))
}

const payByCash = (canvas: Canvas) => canvas.getByRole('button', { name: 'Pay the driver in cash' })
const payByCard = (canvas: Canvas) => canvas.getByRole('button', { name: /by card$/ })

export const FromAirport: Story = {
  name: 'BOOK-10 from an airport: flight, landing, sign',
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

export const ToAirport: Story = {
  name: 'BOOK-07 BOOK-14 to an airport: the departure asks the recommended pickup',
  args: { route: ['ho-ciragan-palace', 'ap-IST'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Departure date'), typedDay())
    await userEvent.type(canvas.getByLabelText('Departure time'), '15:00')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByLabelText('Pickup time')).toHaveDisplayValue(/^\d\d:\d\d$/))
    await expect(canvas.getByLabelText('Pickup date')).toHaveValue(typedDay())
    await expect(canvas.getByText(/^We suggest/)).toBeVisible()
  },
}

export const DoorToDoor: Story = {
  name: 'BOOK-06 between doors: the pickup alone',
  args: { route: ['ho-ciragan-palace', 'ad-moda-caddesi'] },
}

export const Booked: Story = {
  name: 'BOOK-44 BOOK-15 filled in and booked, payment in cash',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
}

export const Incomplete: Story = {
  name: 'BOOK-13 A11Y-04 what is missing: a summary that takes focus, links to each field',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: /Flight number/ })
    await userEvent.click(payByCard(canvas))
    const summary = await canvas.findByRole('region', { name: /need another look/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: /^Flight number/ }))
    const flight = canvas.getByRole('textbox', { name: /Flight number/ })
    await expect(flight).toHaveFocus()
    await expect(flight).toBeInvalid()
    await userEvent.type(flight, 'TK 1985')
    await expect(flight).toBeValid()
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

export const WithChildren: Story = {
  name: 'BOOK-17 BOOK-18 counts within the car, child seats by age and weight',
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

export const RefusedTime: Story = {
  name: 'BOOK-15 a time that cannot be had blocks the booking and says why',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    const date = canvas.getByLabelText('Landing date')
    await userEvent.clear(date)
    const today = todayIn('Europe/Istanbul', Date.now() + 40 * 60_000)
    await userEvent.type(date, `${today.slice(8, 10)}.${today.slice(5, 7)}.${today.slice(0, 4)}`)
    const soon = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Istanbul',
      hour: '2-digit',
      minute: '2-digit',
    })
    const time = canvas.getByLabelText('Landing time')
    await userEvent.clear(time)
    await userEvent.type(time, soon.format(Date.now() + 40 * 60_000))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText(/at least 2 hours/)).toBeVisible()
    await userEvent.click(payByCash(canvas))
    await expect(await canvas.findByRole('region', { name: /need another look/ })).toHaveTextContent(
      /Landing date/,
    )
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'BOOK-49 a refused booking says why, keeps every character, and frees the button',
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
  name: 'REL-02 a lost answer: we are checking, then the order is found',
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
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce(), { timeout: 8000 })
  },
}

export const Checking: Story = {
  name: 'REL-02 the order is asked for',
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
    await expect(canvas.getByText(/The bank is closed/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay .* now$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /by card$/ })).toBeNull()
  },
}

export const InFrame: Story = {
  name: 'In a frame the payment page opens by a link at the top',
  parameters: { module: { platform: { framed: true } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCard(canvas))
    const link = await canvas.findByRole('link', { name: 'Open the payment page' })
    await expect(link).toHaveAttribute('target', '_top')
  },
}

/** The second time that prices are asked they are a quarter higher. */
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
  name: 'PRICE-21 a changed price is shown old and new before it is accepted',
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

export const Restored: Story = {
  name: 'BOOK-58 SHELL-11 a reload brings the form back from the device',
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

export const Missing: Story = {
  name: 'SHELL-11 nothing to book leads to the base path',
  args: { route: null },
  async play({ args }) {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalled())
  },
}
