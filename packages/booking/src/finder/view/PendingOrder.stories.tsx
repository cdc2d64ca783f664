import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { draftsOf } from '../../booking/kept/drafts.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { searchPage } from '../../testing/pages/searchPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { orderAnswer, wireRide } from '../../testing/samples/earlierRides.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { FinderScreen } from './FinderScreen.tsx'

const Page = searchPage(FinderScreen, 'transfer', [{ id: 'transfer', href: '/transfer', onNavigate() {} }])

type Fetch = NonNullable<ModuleParameters['wrapFetch']>

/** Keeps the form of an order on the device; `answer` gives the status of its payment. */
const kept = (answer: () => Promise<Response>, ownerId?: string) => ({
  wrapFetch: ((fetch) => (input, init) =>
    String(input).includes('/orders/trips') ? answer() : fetch(input, init)) satisfies Fetch,
  prepare(module: ModuleCore) {
    draftsOf(module).saveForPayment({
      draft: createFullDraft(),
      quotedAt: module.platform.clock.now(),
      intentId: 'intent-1',
      sent: null,
      lost: null,
      order: {
        ...{ orderId: '7', transaction: 'tr-7', number: 'W-481290714', fingerprint: '' },
        ...(ownerId && { userId: ownerId }),
      },
    })
    module.platform.cookies.set('token_ng', 'anna', 3600)
  },
})
const paymentIs = (status: string) => async () =>
  orderAnswer({ ...wireRide, number: 'W-481290714', payment_status: status })

const meta = {
  title: 'Screens/Finder/Pending order',
  component: Page,
  decorators: [withModule],
  parameters: {
    layout: 'fullscreen',
    sandbox: { sessions: [{ token: 'anna', userId: 1001 }] },
    module: kept(paymentIs('pending'), '1001'),
  },
  args: { search: {}, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const said = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.body.querySelector('[aria-live="polite"]')

/** Over a new search stands the order that waits for its payment, and the way to it. */
export const Waits: Story = {
  name: 'An order waits for its payment',
  tags: ['example', 'BOOK-48', 'REL-01'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Order W-481290714 waits for payment')).toBeVisible()
    await expect(canvas.getByText(/^Nothing is charged yet/)).toBeVisible()
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/W-481290714 waits for payment/))
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

export const InRussian: Story = {
  name: 'In Russian',
  tags: ['BOOK-48', 'I18N-01'],
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByText('Заказ W-481290714 ждёт оплаты', undefined),
    ).toBeVisible()
  },
}

export const Unread: Story = {
  name: 'Where the order cannot be read nothing is said of what was charged',
  tags: ['BOOK-48', 'ERR-03'],
  parameters: { module: kept(() => Promise.reject(new TypeError('offline')), '1001') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByText('Order W-481290714 waits for payment', undefined)
    await expect(canvas.queryByText(/Nothing is charged/)).toBeNull()
  },
}
