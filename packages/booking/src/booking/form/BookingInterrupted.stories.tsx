import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import type { FakePlatform } from '../../testing/fakePlatform.ts'
import {
  dispatch,
  draftNow,
  fill,
  payByCash,
  StoryPage,
  watchedRide,
} from '../../testing/pages/bookingPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { testClock } from '../../testing/testClock.ts'
import { draftsOf } from '../kept/drafts.ts'
import { draftFingerprint } from '../state/intent.ts'

const meta = {
  title: 'Screens/Booking interrupted',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { ...watchedRide, onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** Root with the width of a phone, so that the bar at the lower edge is shown. */
const phone: Decorator = (Story) => (
  <div style={{ width: 360, containerType: 'inline-size', containerName: 'wherry' }}>
    <Story />
  </div>
)

/**
 * Dispatches the same car with new values: a higher price, two seats, no child seats and no flexible tariff.
 */
function tellSmaller() {
  const { offer } = draftNow()
  const price = { ...offer.price, minor: offer.price.minor + 1200 }
  const services = offer.services.filter(({ category }) => category !== 'baby_seat')
  const carClass = { ...offer.carClass, capacity: 2 }
  const outbound = { ...offer, price, services, carClass, flexibleTariff: false }
  dispatch({ type: 'priceChanged', offers: { outbound, return: null }, quotedAt: testClock.now() })
}

/** The dialog of a changed price names, and says, what the offer has no longer. */
export const LessAtNewPrice: Story = {
  name: 'A new price, and less for it',
  tags: ['example', 'PRICE-21', 'BOOK-17'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('spinbutton', { name: 'Adults' })
    dispatch({ type: 'adultsSet', count: 2 })
    dispatch({ type: 'childrenSet', count: 1 })
    dispatch({ type: 'seatsSet', seat: 'booster', count: 1 })
    tellSmaller()
    const dialog = await canvas.findByRole('dialog', { name: 'The price changed' })
    await waitFor(() => expect(dialog).toBeVisible())
    const lost = within(dialog).getAllByRole('listitem')
    await expect(lost.map(({ textContent }) => textContent)).toEqual(['A seat for 1 child', 'Booster'])
    await expect(dialog).toHaveAccessibleDescription(/changed the price.*no longer.*1 child.*Booster/)
  },
}

export const LessInRussian: Story = {
  name: 'A new price, in Russian',
  tags: ['example', 'PRICE-21', 'I18N-01'],
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('spinbutton', { name: 'Взрослые' })
    dispatch({ type: 'adultsSet', count: 3 })
    tellSmaller()
    const dialog = await canvas.findByRole('dialog', { name: 'Цена изменилась' })
    await expect(within(dialog).getByRole('listitem')).toHaveTextContent('1 место для взрослых')
  },
}

/** A price that changed alone says nothing of what is lost. */
export const SameAtNewPrice: Story = {
  name: 'A new price alone',
  tags: ['example', 'PRICE-21'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('spinbutton', { name: 'Adults' })
    tellSmaller()
    const dialog = await canvas.findByRole('dialog', { name: 'The price changed' })
    await expect(within(dialog).queryByText(/no longer/)).toBeNull()
    // Both prices are read out as the dialog opens, and nothing twice.
    await expect(dialog).toHaveAccessibleDescription(
      /^The provider changed the price while you were filling in the form\. Before €[\d.]+ Now €[\d.]+$/,
    )
  },
}

export const CheckingClosed: Story = {
  name: 'Who closes the dialog of a lost answer stands at the pay block, which says the same',
  tags: ['REL-02', 'A11Y-04'],
  parameters: {
    module: {
      wrapFetch:
        (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
        (input, init) => {
          const url = String(input)
          if (/idempotency_key/.test(url)) return new Promise(() => {})
          const isBooking = /\/orders(\?|$)/.test(url) && init?.method === 'POST'
          return isBooking ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
        },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await userEvent.click(payByCash(canvas))
    const dialog = await canvas.findByRole('dialog', { name: 'We are checking your order' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    const payment = await canvas.findByRole('region', { name: 'Payment' })
    await waitFor(() => expect(payment).toHaveFocus())
    await expect(within(payment).getByText('We are checking your order')).toBeVisible()
  },
}

let platform: FakePlatform | null = null

export const OnlineAgain: Story = {
  name: 'The connection is back: it is said, and the focus stays at the pay block',
  tags: ['REL-05', 'A11Y-03', 'A11Y-04'],
  args: {
    before(module) {
      watchedRide.before(module)
      platform = module.platform as FakePlatform
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    platform?.setOnline(false)
    await userEvent.click(payByCash(canvas))
    const notice = await canvas.findByText(/^You are offline. What you entered is safe/)
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus())
    const { said, stop } = heard(canvasElement)
    platform?.setOnline(true)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Payment' })).toHaveFocus())
    await waitFor(() => expect(said.join()).toMatch(/Now press the button/))
    stop()
  },
}

const full = createFullDraft()
const withOrder = (module: ModuleCore) => {
  watchedRide.before(module)
  draftsOf(module).saveForPayment({
    draft: full,
    quotedAt: module.platform.clock.now(),
    intentId: 'intent-1',
    sent: null,
    lost: null,
    order: {
      ...{ orderId: '481290714', transaction: 't-1', number: 'W-481290714', fingerprint: '' },
      ...{ total: { minor: 6250, currency: 'EUR' }, said: draftFingerprint(full) },
    },
  })
}

export const ChangedBeforePaying: Story = {
  name: 'Changes that an unpaid order has not are said, and the bar shows them before it pays',
  tags: ['BOOK-49', 'A11Y-03'],
  decorators: [phone],
  args: { route: null, before: withOrder },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const pay = await canvas.findByRole('button', { name: 'Pay' })
    const name = canvas.getByRole('textbox', { name: 'First and last name' })
    const { said, stop } = heard(canvasElement)
    await userEvent.type(name, ' Smith')
    await waitFor(() => expect(said.join()).toMatch(/is not part of order W-481290714/))
    stop()
    await userEvent.click(pay)
    const payment = canvas.getByRole('region', { name: 'Payment' })
    await waitFor(() => expect(payment).toHaveFocus())
    await expect(within(payment).getByText(/is not part of order/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay now' })).not.toHaveAttribute('aria-busy', 'true')
  },
}

export const StartedAnew: Story = {
  name: 'A new order in place of an unpaid one keeps the focus at the pay block',
  tags: ['BOOK-49', 'A11Y-04'],
  args: { route: null, before: withOrder },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /new order|new booking/i }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Payment' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /by card$/ })).toBeVisible()
  },
}
