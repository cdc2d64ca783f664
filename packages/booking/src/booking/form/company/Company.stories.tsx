import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../../module/module.tsx'
import { type Canvas, payByCard, payByCash, StoryPage } from '../../../testing/pages/bookingPage.tsx'
import {
  car,
  enter,
  enterRide,
  field,
  isWithin,
  phones,
  signedIn,
  wrongIn,
} from '../../../testing/pages/peoplePage.ts'
import { withModule } from '../../../testing/pages/storyModule.tsx'
import { bookingStore } from '../../order/useBooking.ts'

const meta = {
  title: 'Screens/Booking company',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** Options in the list of a combobox. */
const offeredIn = (canvas: Canvas) => within(canvas.getByRole('listbox')).getAllByRole('option')

/** Cost centre and order number are required, in the company’s own words. */
export const CompanyAsks: Story = {
  name: 'Required by a company',
  tags: ['example', 'BOOK-25', 'BOOK-26', 'BOOK-27'],
  parameters: signedIn(1005),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const order = await field(canvas, 'Order number')
    await expect(order).toHaveValue('NW-')
    await expect(order).toHaveAccessibleDescription(/Two capital letters, a hyphen and 4 to 6 digits/)
    await expect(await field(canvas, /^Trip number/)).toHaveValue('NW-')
    await expect(await field(canvas, /^Trip reference/)).toHaveValue('Site visit')
    await enterRide(canvas)
    await userEvent.click(payByCard(canvas))
    await expect(await wrongIn(canvas)).toEqual([
      'Cost centre: choose one from the list',
      'Order number: enter the number',
    ])
    const center = canvas.getByRole('combobox', { name: 'Cost centre' })
    await waitFor(() => expect(center).toHaveFocus())
    await expect(center).toBeInvalid()
    await enter(canvas, 'Order number', 'nw-12')
    await expect(order).toHaveAccessibleDescription(/^Two capital letters/)
    await expect(order).toBeInvalid()
    await enter(canvas, 'Order number', 'NW-1234')
    await expect(order).toBeValid()
    await userEvent.type(center, 'legal, oslo')
    await expect(await canvas.findByRole('option', { name: /^Legal, Oslo/ })).toBeVisible()
    await expect(canvas.getByText('1 cost centre')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(center).toHaveDisplayValue(/^Legal, Oslo \(\d+\)$/)
    await expect(center).toBeValid()
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

/** Makes the first `times` requests for cost centres fail. */
const failing = (times: number) => (fetch: typeof globalThis.fetch) => {
  let left = times
  return (async (input, init) => {
    if (String(input).includes('/cost-centers') && left-- > 0) throw new TypeError('Failed to fetch')
    return fetch(input, init)
  }) as typeof fetch
}

/** Requested pages of cost centres. */
let pages: (string | null)[] = []
const listed = (fetch: typeof globalThis.fetch) =>
  (async (input, init) => {
    const { pathname, searchParams } = new URL(String(input))
    if (pathname.endsWith('/cost-centers')) pages.push(searchParams.get('page'))
    return fetch(input, init)
  }) as typeof fetch

/** Cost centres are paged by ten, more come with the keyboard, typing takes a choice back. */
export const CostCenters: Story = {
  name: 'Cost centres',
  tags: ['example', 'BOOK-25'],
  parameters: signedIn(1006, listed),
  async play({ canvasElement }) {
    pages = []
    const canvas = within(canvasElement)
    const center = await canvas.findByRole('combobox', { name: /^Cost centre/ })
    await userEvent.click(center)
    await waitFor(() => expect(canvas.getByText('420 cost centres')).toBeVisible())
    // A page of ten does not fill the list, so the second one follows at once.
    await waitFor(() => expect(offeredIn(canvas)).toHaveLength(20))
    for (let step = 0; step < 18; step++) await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(offeredIn(canvas)).toHaveLength(30))
    await expect(pages).toEqual(['1', '2', '3'])
    await userEvent.click(offeredIn(canvas)[12] as HTMLElement)
    const chosen = (center as HTMLInputElement).value
    await expect(chosen).toMatch(/\(\d+\)$/)
    await userEvent.type(center, 'x')
    // The line may be rendered again when the response arrives.
    await waitFor(() => expect(canvas.getByText(/^No cost centre has/)).toBeVisible())
    await userEvent.tab()
    await expect(center).toHaveAccessibleDescription(/^Nothing is chosen yet/)
    await userEvent.click(center)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(center).toHaveValue('')
    await userEvent.tab()
    await expect(center).toHaveAccessibleDescription('Optional')
  },
}

export const CostCentersFailed: Story = {
  name: 'A list that did not load can be asked for again and stays open for it',
  tags: ['BOOK-25', 'ERR-07'],
  // A read without a response is retried twice automatically (ERR-07).
  parameters: signedIn(1006, failing(3)),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const center = await canvas.findByRole('combobox', { name: /^Cost centre/ })
    await userEvent.click(center)
    const again = await canvas.findByRole('option', { name: 'Try again' })
    await userEvent.click(again)
    // The open list and the focus stay.
    await waitFor(() => expect(offeredIn(canvas).length).toBeGreaterThanOrEqual(10))
    await expect(center).toHaveFocus()
    await expect(center).toHaveValue('')
  },
}

let watched: ModuleCore | null = null
export const CostCenterOfOrder: Story = {
  name: 'The cost centre of an earlier order stands with its title, though the order has its id alone',
  tags: ['BOOK-25', 'BOOK-50'],
  args: {
    before: (module) => {
      watched = module
    },
  },
  parameters: signedIn(1005),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const center = await canvas.findByRole('combobox', { name: /^Cost centre/ })
    await userEvent.type(center, 'legal, oslo')
    await userEvent.click(await canvas.findByRole('option', { name: /^Legal, Oslo/ }))
    const store = watched && bookingStore(watched)
    const chosen = store?.get().draft?.costCenter
    if (!store || !chosen) throw new Error('One was chosen')
    await expect(chosen.title).toMatch(/^Legal, Oslo \(\d+\)$/)
    store.dispatch({ type: 'particularSet', said: { costCenter: { id: chosen.id, title: chosen.id } } })
    await waitFor(() => expect(center).toHaveDisplayValue(chosen.title))
  },
}

/** Each of two rides has a number of its own. */
export const TripNumbers: Story = {
  name: 'A number for each ride',
  tags: ['example', 'BOOK-26'],
  args: { isReturn: true },
  parameters: signedIn(1019),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await field(canvas, /^Order number/)).toHaveAccessibleDescription(/optional/i)
    await enter(canvas, 'Trip number, way there', '?')
    await userEvent.click(payByCash(canvas))
    const wrong = (await wrongIn(canvas)).filter((text) => text?.startsWith('Trip number'))
    await expect(wrong).toEqual([
      'Trip number, way there: use letters, digits, spaces, hyphens and slashes, at most 50',
      'Trip number, way back: enter the number',
    ])
    await enter(canvas, 'Trip number, way there', 'A-1')
    await expect(await enter(canvas, 'Trip number, way back', 'A-2')).toBeValid()
  },
}

/** A large car has a coordinator, the first passenger where nobody else is named. */
export const Coordinator: Story = {
  name: 'A coordinator',
  tags: ['example', 'BOOK-24'],
  args: { before: car('minibus') },
  parameters: signedIn(1007),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const name = await field(canvas, /^Coordinator’s name/)
    await enterRide(canvas)
    await expect(name).toHaveAttribute('placeholder', 'Katharina Freifrau von Ahlefeldt')
    await expect(name).toHaveAccessibleDescription(/optional/i)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send texts in English' }))
    await enter(canvas, /^Coordinator’s name/, 'María Santos')
    const consent = canvas.queryByRole('checkbox', { name: /I agree/ })
    if (consent) await userEvent.click(consent)
    await userEvent.click(payByCash(canvas))
    await expect(await wrongIn(canvas)).toEqual(['Coordinator’s phone: enter a number with the country code'])
    await enter(canvas, 'Coordinator’s phone', '+905332041198')
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

export const NoCoordinator: Story = {
  name: 'A small car has no coordinator',
  tags: ['BOOK-24'],
  parameters: signedIn(1007),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('checkbox', { name: /^Send the driver/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'For your company' })).toBeNull()
  },
}

/** A car outside the travel policy is booked with a reason. */
export const OutsidePolicy: Story = {
  name: 'Outside the travel policy',
  tags: ['example', 'BOOK-37'],
  args: { before: car('business') },
  parameters: signedIn(1010),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This car is outside your company’s travel policy')).toBeVisible()
    await enterRide(canvas)
    await userEvent.click(payByCash(canvas))
    await expect(await wrongIn(canvas)).toEqual([
      'Travel policy: say why you choose a car outside the policy',
    ])
    const reason = canvas.getByRole('textbox', { name: 'Why this car' })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Two partners come along')
    await expect(reason).toBeValid()
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

/** A car that the policy does not allow leads back to the others. */
export const BlockedByPolicy: Story = {
  name: 'Blocked by the travel policy',
  tags: ['example', 'BOOK-37'],
  args: { before: car('business') },
  parameters: signedIn(1011),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your company does not allow it.')).toBeVisible()
    await enterRide(canvas)
    await userEvent.click(payByCash(canvas))
    await expect(await wrongIn(canvas)).toEqual([
      'Travel policy: your company does not allow this car: choose another one',
    ])
    await expect(args.onBooked).not.toHaveBeenCalled()
    const other = canvas.getByRole('button', { name: 'Choose another car' })
    await waitFor(() => expect(other).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** Booking with all fields of a company: a car for a group, numbers, a reference. */
const everything =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/partners/')) return answer
    const { result } = (await answer.json()) as { result: object }
    return Response.json({ result: { ...result, allow_coordinator: true } })
  }

export const Russian: Story = {
  name: 'In Russian, in 320 px',
  tags: ['example', 'I18N-01'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { before: car('minibus'), isReturn: true },
  parameters: { ...signedIn(1005, everything), viewport: phones },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Для компании' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Координатор' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить телефон' }))
    await isWithin(canvasElement)
  },
}

export const Spanish: Story = {
  name: 'In Spanish, in 320 px',
  tags: ['example', 'I18N-01'],
  globals: { locale: 'es', viewport: { value: 'phone' } },
  args: { before: car('business') },
  parameters: { ...signedIn(1010), viewport: phones },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Para tu empresa' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Añadir un teléfono' }))
    await isWithin(canvasElement)
  },
}
