import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { type EarlierOrder, earlierOrderOf } from '../../search/rules/earlierOrder.ts'
import { fill, payByCash, StoryPage, typedDay } from '../../testing/pages/bookingPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  createOrderTrip,
} from '../../testing/samples/fixtures.ts'
import { createRide } from '../draft/draft.ts'
import { bookingStore } from '../order/useBooking.ts'

type Wrap = NonNullable<ModuleParameters['wrapFetch']>

/** Answers each request to change an order with `answer`. */
const onChange =
  (answer: () => Promise<Response>): Wrap =>
  (fetch) =>
  (input, init) =>
    /\/orders\/trips\?/.test(String(input)) && init?.method === 'POST' ? answer() : fetch(input, init)

const day = () => typedDay().split('.').reverse().join('-')

/** The finder holds an order with the chosen car. */
const led =
  (action: EarlierOrder['action'], parts: Partial<OrderTrip> = {}) =>
  ({ stores: { finder } }: ModuleCore) => {
    const { selected } = finder.get()
    if (!selected) throw new Error('The page chooses an offer first')
    const trip = createOrderTrip({
      orderId: '481290714',
      travelType: 4,
      start: { placeId: 'ap-IST', type: 2, text: 'Istanbul Airport', timeZone: 'Europe/Istanbul' },
      finish: { placeId: 'ho-ciragan-palace', type: 10, text: 'Çırağan Palace', timeZone: 'Europe/Istanbul' },
      dateArrival: `${day()} 09:45`,
      arrivalNumber: 'TK 1985',
      carClassId: selected.carClass.id,
      carClassName: selected.carClass.name,
      provider: { ...selected.provider, phone: '' },
      price: selected.price,
      passengers: [
        {
          name: 'Katharina Freifrau von Ahlefeldt',
          phone: '905321184027',
          email: 'k.vonahlefeldt@example.com',
        },
      ],
      ...parts,
    })
    const order = { transaction: 't-1', number: 'W-481290714' }
    finder.dispatch({ type: 'earlierRead', earlier: earlierOrderOf(action, trip.orderId, trip, order) })
  }

const meta = {
  title: 'Screens/Booking change',
  component: StoryPage,
  decorators: [withModule],
  parameters: {
    layout: 'fullscreen',
    sandbox: {},
    module: { wrapFetch: onChange(async () => Response.json({ result: {} })) },
  },
  args: {
    route: ['ap-IST', 'ho-ciragan-palace'],
    before: led('change'),
    ...{ onBack: fn(), onMissing: fn(), onBooked: fn(), onSignIn: fn() },
  },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const save = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Save the changes' })

/** Agrees and saves. */
async function saveAll(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /I agree/ }))
  await userEvent.click(await save(canvasElement))
}

/** The order stands in the form, dates too; nothing is changed yet. */
export const Filled: Story = {
  name: 'A change, nothing changed yet',
  tags: ['example', 'BOOK-50'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You are changing order \u2068W-481290714\u2069')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Flight number/ })).toHaveValue('TK 1985')
    await expect(canvas.getByLabelText('Landing date')).toHaveValue(typedDay())
    await expect(canvas.getByRole('textbox', { name: 'First and last name' })).toHaveValue(
      'Katharina Freifrau von Ahlefeldt',
    )
    await expect(await canvas.findByText('Nothing yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /by card|in cash/ })).toBeNull()
  },
}

/** The page's heading, and the document's title, say what is done here. */
async function expectTitle(canvasElement: HTMLElement, onTitle: unknown, name: string) {
  await within(canvasElement).findByRole('heading', { level: 1, name })
  await expect(onTitle).toHaveBeenLastCalledWith(expect.stringContaining(name))
}

export const TitleOfChange: Story = {
  name: 'The page of a change is called one, not a new booking',
  tags: ['BOOK-50', 'SHELL-27'],
  args: { onTitle: fn() },
  play: ({ canvasElement, args }) => expectTitle(canvasElement, args.onTitle, 'Change your booking'),
}
export const TitleOfChangeRussian: Story = {
  name: 'The page of a change is called one, in Russian',
  tags: ['BOOK-50', 'SHELL-27'],
  args: { onTitle: fn() },
  globals: { locale: 'ru' },
  play: ({ canvasElement, args }) => expectTitle(canvasElement, args.onTitle, 'Изменение заказа'),
}
export const TitleOfRepetition: Story = {
  name: 'The page of a repetition is called one, in Spanish',
  tags: ['BOOK-52', 'SHELL-27'],
  args: { before: led('repeat'), onTitle: fn() },
  globals: { locale: 'es' },
  play: ({ canvasElement, args }) => expectTitle(canvasElement, args.onTitle, 'Reservar de nuevo'),
}

export const Changed: Story = {
  name: 'What changes is shown before and now, and saved as a change',
  tags: ['BOOK-53'],
  args: {
    before: led('change', {
      start: { placeId: 'ap-SAW', type: 2, text: 'Sabiha Gökçen Airport', timeZone: 'Europe/Istanbul' },
      adults: 2,
      dateArrival: `${day()} 08:30`,
      price: { minor: 4100, currency: 'EUR' },
    }),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const time = await canvas.findByLabelText('Landing time')
    await userEvent.clear(time)
    await userEvent.type(time, '09:45')
    await userEvent.keyboard('{Escape}')
    const changes = within(
      (await canvas.findByRole('heading', { name: 'What changes' })).parentElement as HTMLElement,
    )
    await expect(changes.getByText('Sabiha Gökçen Airport')).toBeVisible()
    const at = (time: string) => new RegExp(`^\\w{3} ${typedDay()} ${time}$`)
    await waitFor(() => expect(changes.getByText(at('08:30'))).toBeVisible())
    await expect(changes.getByText(at('09:45'))).toBeVisible()
    await expect(changes.getByText('€41')).toBeVisible()
    for (const name of [1, 0]) {
      const field = canvas.getAllByRole('textbox', { name: 'First and last name' })[name]
      if (field) await userEvent.type(field, ' Jr')
    }
    await waitFor(() =>
      expect(changes.getByText('Passenger details, trip number, extras or comment')).toBeVisible(),
    )
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  name: 'A guest’s change leads to the confirmation',
  tags: ['BOOK-50'],
  async play({ canvasElement, args }) {
    await saveAll(canvasElement)
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledWith('t-1'))
  },
}

/** A change that is refused says why, and keeps the form. */
export const Refused: Story = {
  name: 'A change refused',
  tags: ['example', 'BOOK-49'],
  parameters: {
    module: {
      wrapFetch: onChange(async () =>
        Response.json({ error: { code: 'ride_over', message: 'This ride is over.' } }, { status: 409 }),
      ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await saveAll(canvasElement)
    await expect(await canvas.findByText('The change was not saved')).toBeVisible()
    await expect(canvas.getByText(/This ride is over\./)).toBeVisible()
    await expect(await save(canvasElement)).not.toHaveAttribute('aria-disabled')
  },
}

export const Lost: Story = {
  name: 'A lost answer of a change: the same is sent again',
  tags: ['REL-02'],
  parameters: {
    module: { wrapFetch: onChange(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  },
  async play({ canvasElement }) {
    await saveAll(canvasElement)
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'We are checking your change' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** A repetition: all but the date and time, and a new order. */
export const Repeated: Story = {
  name: 'A repetition',
  tags: ['example', 'BOOK-52'],
  args: { before: led('repeat') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The same ride again')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Flight number/ })).toHaveValue('TK 1985')
    await expect(canvas.getByLabelText('Landing date')).toHaveValue('')
    await expect(canvas.queryByText('What changes')).toBeNull()
    await expect(payByCash(canvas)).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'The order of a kept change is not there any more: to the base path, nothing is kept',
  tags: ['BOOK-51'],
  args: {
    route: null,
    before(module) {
      const order = { orderId: '7', transaction: 't-7', number: 'W-7' }
      const store = bookingStore(module)
      const [from, to, user] = [createAirport(), createHouse(), createGuest()]
      const quotedAt = module.platform.clock.now()
      const offer = createOffer()
      store.dispatch({ type: 'started', offer, quotedAt, from, to, intentId: 'i', utm: {}, user })
      const trip = createOrderTrip({ orderId: '7' })
      store.dispatch({ type: 'prefilled', draft: {}, change: order, earlier: { action: 'change', trip } })
    },
  },
  parameters: {
    module: {
      wrapFetch: (fetch: typeof globalThis.fetch) => (input: RequestInfo | URL, init?: RequestInit) =>
        String(input).includes('/orders/trips')
          ? Promise.resolve(Response.json({ error: { code: 'no', message: 'no' } }, { status: 404 }))
          : fetch(input, init),
    },
  },
  async play({ args }) {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalledOnce())
  },
}

/** The booking goes through, to another account than the visitor's. */
const toAnother: Wrap = (fetch) => async (input, init) => {
  const answer = await fetch(input, init)
  if (!/\/orders\?/.test(String(input)) || init?.method !== 'POST') return answer
  const { result } = (await answer.json()) as { result: object[] }
  return Response.json({ result: result.map((row) => ({ ...row, user_id: 1002 })) })
}

export const OtherAccount: Story = {
  name: 'An order of another account: nothing of it is shown, the sign-in opens',
  tags: ['BOOK-46'],
  args: { before: () => {} },
  parameters: {
    sandbox: { sessions: [{ token: 'anna', userId: 1001 }] },
    module: {
      wrapFetch: toAnother,
      prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'anna', 3600),
    },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    const title = await canvas.findByText('This order belongs to another account')
    await waitFor(() => expect(title.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(canvas.queryByText(/waits for payment/)).toBeNull()
    // Neither the block nor the bar of a small screen offers to pay what another account has ordered.
    await expect(canvas.queryAllByRole('button', { name: /^Pay/ })).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

/** Each changed price is shown old and new, with its way. */
export const BothPricesChanged: Story = {
  name: 'Both prices have changed',
  tags: ['example', 'PRICE-21'],
  args: {
    route: null,
    before(module) {
      const { dispatch } = bookingStore(module)
      const [from, to, user] = [createAirport(), createHouse(), createGuest()]
      const offer = createOffer()
      const back = createOffer({ routeType: 'SUBURB_AIRPORT', priceId: 'pr-b' })
      const quotedAt = module.platform.clock.now()
      const returnRide = createRide({ offer: back, from: to, to: from, user })
      dispatch({ type: 'started', offer, quotedAt, from, to, returnRide, intentId: 'i', utm: {}, user })
      const dearer = { minor: 7000, currency: 'EUR' }
      dispatch({
        type: 'priceChanged',
        offers: { outbound: { ...offer, price: dearer }, return: { ...back, price: dearer } },
        quotedAt,
      })
    },
  },
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'The price changed' })
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Accept €70 + €70' })).toBeVisible(),
    )
    await expect(within(dialog).getAllByText('€62.50')).toHaveLength(2)
    await expect(dialog).toHaveAccessibleDescription(
      / to .* Before €62\.50 Now €70 .* to .* Before €62\.50 Now €70$/,
    )
  },
}
