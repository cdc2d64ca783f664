import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { searchPage } from '../../testing/pages/searchPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { FinderScreen } from './FinderScreen.tsx'

const Page = searchPage(FinderScreen, 'transfer', [{ id: 'transfer', href: '/transfer', onNavigate() {} }])

/** A user of the sandbox who has signed in. Null: a guest. */
const visitor = (userId: number | null) => ({
  sandbox: { sessions: [{ token: 'theirs', userId: userId ?? 1001 }] },
  module: {
    config: { debounceMs: 20, secondLookupMs: 100 },
    prepare({ platform }: ModuleCore) {
      if (userId !== null) platform.cookies.set('token_ng', 'theirs', 3600)
    },
  },
})

const meta = {
  title: 'Screens/Partner features',
  component: Page,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...visitor(3001) },
  args: { search: { from: 'ap-IST', to: 'ho-ciragan-palace' }, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const found = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 2, name: /offers in/ })
const addStop = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('button', { name: 'Add a stop' })
const banner = (canvasElement: HTMLElement) => within(canvasElement).queryByText(/10% off/)
const rupees = (canvasElement: HTMLElement) => within(canvasElement).queryAllByText(/≈ ₹/)

/** A partner with multi_stop and discount_banner adds stops and sees the promotion. */
export const AllOn: Story = {
  name: 'Stops and a promotion',
  tags: ['example', 'ROLE-03'],
  async play({ canvasElement }) {
    await found(canvasElement)
    await waitFor(() => expect(addStop(canvasElement)).toBeVisible())
    await waitFor(() => expect(banner(canvasElement)).toBeVisible())
  },
}

/** A partner with alternative_price and discount_banner sees both, and adds no stops. */
export const SecondPrice: Story = {
  name: 'A second price',
  tags: ['example', 'ROLE-03', 'PRICE-17'],
  parameters: visitor(3006),
  async play({ canvasElement }) {
    await found(canvasElement)
    await waitFor(() => expect(rupees(canvasElement).length).toBeGreaterThan(0))
    await waitFor(() => expect(banner(canvasElement)).toBeVisible())
    await expect(addStop(canvasElement)).toBeNull()
  },
}

/** A partner without features has neither stops nor a promotion. */
export const NoneOn: Story = {
  name: 'Without features',
  tags: ['example', 'ROLE-03'],
  parameters: visitor(3003),
  async play({ canvasElement }) {
    await found(canvasElement)
    await expect(addStop(canvasElement)).toBeNull()
    await expect(banner(canvasElement)).toBeNull()
  },
}

export const Approvals: Story = {
  name: 'A partner with approvals may choose what is outside the policy: it needs an approval',
  tags: ['ROLE-03', 'BOOK-37'],
  parameters: visitor(3005),
  async play({ canvasElement }) {
    await found(canvasElement)
    const [mark] = await within(canvasElement).findAllByText('Outside your travel policy, needs approval')
    await expect(mark).toBeVisible()
    await expect(within(canvasElement).queryByText('Your travel policy does not allow it')).toBeNull()
  },
}

export const Guest: Story = {
  name: 'A guest, for whom nobody loads features, has what was always there',
  tags: ['ROLE-03'],
  parameters: visitor(null),
  async play({ canvasElement }) {
    await found(canvasElement)
    await waitFor(() => expect(addStop(canvasElement)).toBeVisible())
    await waitFor(() => expect(banner(canvasElement)).toBeVisible())
  },
}
