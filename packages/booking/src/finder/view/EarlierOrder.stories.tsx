import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { RentScreen } from '../../rent/view/RentScreen.tsx'
import type { FinderSearch } from '../../search/index.ts'
import { Shell } from '../../shell/Shell.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { orderAnswer, wireRide } from '../../testing/samples/earlierRides.ts'
import { FinderScreen } from './FinderScreen.tsx'
import type { FinderScreenProps } from './finderProps.ts'

const airport = 'ap-IST'
const hotel = 'ho-ciragan-palace'
const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]

interface PageProps extends FinderScreenProps {
  mode?: 'transfer' | 'rent'
}

/** The screen in its shell, with an address of its own. */
function Page({ search: first, mode = 'transfer', onSearch, ...props }: PageProps) {
  const [search, setSearch] = useState<FinderSearch>(first)
  const own: FinderScreenProps = {
    ...props,
    search,
    onSearch(next, how) {
      setSearch(next)
      onSearch(next, how)
    },
  }
  return (
    <Shell section={mode} sections={sections}>
      {mode === 'rent' ? <RentScreen {...own} /> : <FinderScreen {...own} />}
    </Shell>
  )
}

/** The sandbox, in which user 1001 has booked a ride; the rest of the answers are its own. */
const booked =
  (answer: () => Response | Promise<Response>): NonNullable<ModuleParameters['wrapFetch']> =>
  (fetch) =>
  async (input, init) =>
    String(input).includes('/orders/trips') ? answer() : fetch(input, init)
const moduleWith = (answer: () => Response | Promise<Response>) => ({
  config: { debounceMs: 20, secondLookupMs: 100, supportEmail: 'help@wherry.example' },
  wrapFetch: booked(answer),
  prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'anna', 3600),
})

let tries = 0
const repeat = { action: 'repeat', orderId: '7' } as const
const change = { action: 'change', orderId: '7' } as const

const meta = {
  title: 'Screens/Earlier order',
  component: Page,
  decorators: [withModule],
  parameters: {
    layout: 'fullscreen',
    sandbox: { sessions: [{ token: 'anna', userId: 1001 }] },
    module: moduleWith(() => orderAnswer(wireRide)),
  },
  args: { search: { from: airport, to: hotel, ...repeat }, onSearch: fn(), onChosen: fn(), onRent: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const found = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 2, name: /offers in/ })
const combobox = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('combobox', { name })

export const Repeated: Story = {
  name: 'A repetition leads on with the class and provider of before, once',
  tags: ['PRICE-10', 'PRICE-11'],
  async play({ canvasElement, args }) {
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith({ byItself: true }))
    await expect(await found(canvasElement)).toBeVisible()
    await expect(await within(canvasElement).findByText(/^The car of your ride/)).toBeVisible()
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

export const CameBack: Story = {
  name: 'Who comes back to the list stays there, with a way on to the same car and to all others',
  tags: ['PRICE-10'],
  args: { isLedOn: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await found(canvasElement)
    const go = await canvas.findByRole('button', { name: 'Go on with this car' })
    await expect(args.onChosen).not.toHaveBeenCalled()
    await userEvent.click(go)
    await expect(args.onChosen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose/ })[0] as HTMLElement)
    await expect(args.onChosen).toHaveBeenCalledTimes(2)
  },
}

export const FilledIn: Story = {
  name: 'Places and stops that the address does not name come from the order',
  tags: ['SHELL-17', 'PLACE-23'],
  args: { search: repeat },
  parameters: {
    module: moduleWith(() =>
      orderAnswer({ ...wireRide, subaddress: [{ geo_data: { place_id: 'st-sogutlucesme' } }] }),
    ),
  },
  async play({ canvasElement, args }) {
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith(
        { ...repeat, from: airport, to: hotel, subAddress: ['st-sogutlucesme'] },
        { replace: true },
      ),
    )
    const stop = await combobox(canvasElement, 'Stop 1')
    await waitFor(() => expect(stop).toHaveValue('Söğütlüçeşme'))
    await waitFor(async () => expect(await combobox(canvasElement, 'From')).toHaveValue('Istanbul Airport'))
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith({ byItself: true }))
  },
}

/** A ride that is changed has a tab that copies it into a new order, with its status message. */
export const CopyTabOfChange: Story = {
  name: 'A change, with the copy tab',
  tags: ['example', 'LAND-06'],
  args: { isLedOn: true, search: { from: airport, to: hotel, ...change } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const tab = await canvas.findByRole('tab', { name: 'Copy to a new ride' })
    await expect(canvas.getByRole('tab', { name: 'Change the ride' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByText(/stays as it was until you save/)).toBeVisible()
    await userEvent.click(tab)
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'repeat', orderId: '7', from: airport, to: hotel }),
      { replace: false },
    )
    const copied = await canvas.findByRole('tab', { name: 'Copy to a new ride' })
    await waitFor(() => expect(copied).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel')).toHaveTextContent(/everything is filled in but the date/),
    )
    await expect(within(canvas.getByRole('tabpanel')).getByRole('status')).toBeVisible()
  },
}

export const CopyTabByKeyboard: Story = {
  name: 'The copy tab by the keyboard alone',
  tags: ['LAND-06', 'A11Y-01'],
  args: { isLedOn: true, search: { from: airport, to: hotel, ...change } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const tab = await canvas.findByRole('tab', { name: 'Change the ride' })
    tab.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'repeat' }), {
        replace: false,
      }),
    )
  },
}

/** Parameters with a signed-in user, whose partner decides the features. */
const ofPartner = (userId: number) => ({
  sandbox: { sessions: [{ token: 'anna', userId }] },
  module: moduleWith(() => orderAnswer({ ...wireRide, user_id: userId })),
})

export const CopyTabOfPartner: Story = {
  name: 'Copy_trip: a partner who has it has the copy tab',
  tags: ['ROLE-03'],
  args: { isLedOn: true, search: { from: airport, to: hotel, ...change } },
  parameters: ofPartner(3001),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('tab', { name: 'Copy to a new ride' })).toBeVisible()
  },
}

export const NoCopyTabOfPartner: Story = {
  name: 'Copy_trip: a partner without it has none',
  tags: ['ROLE-03'],
  args: { isLedOn: true, search: { from: airport, to: hotel, ...change } },
  parameters: ofPartner(3006),
  async play({ canvasElement }) {
    await found(canvasElement)
    await within(canvasElement).findByText(/^The car of your ride/)
    await expect(within(canvasElement).queryByRole('tab')).toBeNull()
  },
}

/** The car of before is no longer on offer: it is said, and nothing is chosen. */
export const Gone: Story = {
  name: 'The car of before is gone',
  tags: ['example', 'PRICE-10'],
  parameters: { module: moduleWith(() => orderAnswer({ ...wireRide, service_provider: { id: 9 } })) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The car of your ride is no longer on offer')).toBeVisible()
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement)
    await expect(args.onChosen).toHaveBeenCalledOnce()
    await expect(args.onChosen).not.toHaveBeenCalledWith({ byItself: true })
  },
}

export const Changed: Story = {
  name: 'A change asks the prices with the one it has, and leads on',
  tags: ['PRICE-10', 'BOOK-53'],
  args: { search: { from: airport, to: hotel, ...change } },
  async play({ args }) {
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith({ byItself: true }))
  },
}

/** While the order is read the list waits in its shape. */
export const Reading: Story = {
  name: 'While the order is read',
  tags: ['example', 'SHELL-26'],
  parameters: { module: moduleWith(() => new Promise(() => {})) },
  async play({ canvasElement, args }) {
    await expect(await within(canvasElement).findByText('Asking providers for prices')).toBeVisible()
    await expect(args.onChosen).not.toHaveBeenCalled()
  },
}

export const WithoutStart: Story = {
  name: 'An order without a start place: why, and two ways on',
  tags: ['PRICE-22'],
  args: { search: { ...change } },
  parameters: { module: moduleWith(() => orderAnswer({ ...wireRide, start_place_id: null })) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'This ride cannot be changed here' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'From' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Open my rides' })).toHaveAttribute(
      'href',
      '/mytrip?lang=en&showorder=7',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({}, { replace: false })
    await expect(await combobox(canvasElement, 'From')).toHaveValue('')
  },
}

export const RentAmongTransfers: Story = {
  name: 'A car by the hour among the transfers leads to the cars by the hour',
  tags: ['PRICE-22', 'SHELL-28'],
  args: { search: { from: airport, ...repeat } },
  parameters: {
    module: moduleWith(() => orderAnswer({ ...wireRide, order_type: 11, finish_place_id: null })),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/It was a car by the hour/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look at cars by the hour' }))
    await expect(args.onRent).toHaveBeenCalledWith({ from: airport, ...repeat })
  },
}

export const RentRepeated: Story = {
  name: 'A rent is repeated for its hours, with its class and provider',
  tags: ['PRICE-10', 'RENT-07'],
  args: { mode: 'rent', search: { ...repeat } },
  parameters: {
    module: moduleWith(() =>
      orderAnswer({ ...wireRide, order_type: 11, finish_place_id: null, duration: 18_000 }),
    ),
  },
  async play({ canvasElement, args }) {
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith({ byItself: true }))
    await expect(await within(canvasElement).findByRole('spinbutton')).toHaveAttribute('aria-valuenow', '5')
  },
}

export const NotFound: Story = {
  name: 'An order that is not the visitor’s: the rides and a new search',
  tags: ['ERR-07', 'BOOK-46'],
  parameters: {
    module: moduleWith(() => Response.json({ error: { message: 'no' } }, { status: 404 })),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'We could not find this ride' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: airport, to: hotel }, { replace: false })
    await expect(await found(canvasElement)).toBeVisible()
    await expect(args.onChosen).not.toHaveBeenCalled()
  },
}

export const LostChange: Story = {
  name: 'A change whose order is not the visitor’s leads to the base path, which says why',
  tags: ['BOOK-51'],
  args: { search: { from: airport, to: hotel, ...change } },
  parameters: {
    module: moduleWith(() => Response.json({ error: { message: 'no' } }, { status: 404 })),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'We could not find this ride' })).toBeVisible()
    await expect(args.onSearch).toHaveBeenLastCalledWith({}, { replace: true })
    await expect(await combobox(canvasElement, 'From')).toHaveValue('')
    await expect(canvas.getByRole('link', { name: 'Open my rides' })).toBeVisible()
  },
}

export const LostChangeAgain: Story = {
  name: 'A change that did not open is read once more from the base path',
  tags: ['BOOK-51'],
  args: { search: { ...change } },
  parameters: {
    module: moduleWith(() => {
      tries += 1
      return tries === 1 ? new Response('<', { status: 200 }) : orderAnswer(wireRide)
    }),
  },
  async beforeEach() {
    tries = 0
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'The ride did not open' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith({ byItself: true }))
  },
}

export const SignIn: Story = {
  name: 'An order that wants an account: the sign-in opens, and whoever closes it is told',
  tags: ['ERR-07', 'AUTH-05'],
  parameters: {
    module: moduleWith(() => Response.json({ error: { message: 'no' } }, { status: 401 })),
  },
  async play({ canvasElement }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Sign in to open this ride' }),
    ).toBeVisible()
    await userEvent.click(
      within(within(canvasElement).getByRole('main')).getByRole('button', { name: 'Sign in' }),
    )
    const again = await screen.findByRole('dialog', { name: 'Sign in' })
    await waitFor(() => expect(again).toBeVisible())
  },
}

export const Failed: Story = {
  name: 'An order that did not come is asked again, the focus follows',
  tags: ['ERR-07', 'A11Y-04'],
  parameters: {
    module: moduleWith(() => {
      tries += 1
      return tries === 1 ? new Response('<', { status: 200 }) : orderAnswer(wireRide)
    }),
  },
  async beforeEach() {
    tries = 0
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'The ride did not open' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await found(canvasElement)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
