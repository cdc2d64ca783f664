import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { outage, searchPage, withLongNames } from '../../testing/pages/searchPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { orderAnswer, wireRide } from '../../testing/samples/earlierRides.ts'
import { FinderScreen } from './FinderScreen.tsx'

const Page = searchPage(FinderScreen, 'transfer', [{ id: 'transfer', href: '/transfer', onNavigate() {} }])

const repeat = { action: 'repeat', orderId: '7' } as const
const places = { from: 'ap-IST', to: 'ho-ciragan-palace' }
const rideThrough = (...ids: (string | null)[]) => ({
  ...wireRide,
  subaddress: ids.map((place_id) => ({ geo_data: { place_id }, name: 'Moda Pier, Kadıköy' })),
})

type Fetch = NonNullable<ModuleParameters['wrapFetch']>

/** The sandbox, in which user 1001 has booked a ride. */
const booked = (order: object, wrap: Fetch = (fetch) => fetch) => ({
  config: { debounceMs: 20, secondLookupMs: 100 },
  wrapFetch: ((fetch) => {
    const rest = wrap(fetch)
    return async (input, init) =>
      String(input).includes('/orders/trips') ? orderAnswer(order) : rest(input, init)
  }) satisfies Fetch,
  prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'anna', 3600),
})

const meta = {
  title: 'Screens/Earlier order/States',
  component: Page,
  decorators: [withModule],
  parameters: {
    layout: 'fullscreen',
    sandbox: { sessions: [{ token: 'anna', userId: 1001 }] },
    module: booked(wireRide),
  },
  args: { search: { ...places, ...repeat }, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const go = { name: 'Go on with this car' }
const stop = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox', { name: 'Stop 1' })

export const UnreadStop: Story = {
  name: 'With a stop that could not be read nothing leads on, nor does the button, until it is settled',
  tags: ['PRICE-10', 'PLACE-23'],
  args: { search: { ...places, ...repeat, subAddress: ['unknown'] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const field = await stop(canvasElement)
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.click(await canvas.findByRole('button', go))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onChosen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stop 1' }))
    await userEvent.click(canvas.getByRole('button', go))
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

/** A refused stop of the ride is told before anything leads on. */
export const RefusedStop: Story = {
  name: 'A stop refused',
  tags: ['example', 'PRICE-10', 'PLACE-18'],
  args: { search: repeat },
  parameters: { module: booked(rideThrough('ap-AYT')) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/too far off the way/)).toBeVisible()
    await canvas.findByRole('button', go)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(args.onChosen).not.toHaveBeenCalled()
  },
}

/** A stop whose place nobody names any more is told, the others are there. */
export const LostStop: Story = {
  name: 'A stop that is gone',
  tags: ['example', 'PRICE-10'],
  args: { search: repeat },
  parameters: { module: booked(rideThrough('st-sogutlucesme', null)) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('A stop of your ride is missing here')).toBeVisible()
    await waitFor(async () => expect(await stop(canvasElement)).toHaveValue('Söğütlüçeşme'))
    await canvas.findByRole('button', go)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(args.onChosen).not.toHaveBeenCalled()
  },
}

const away = outage(/\/orders\/trips/)

export const Offline: Story = {
  name: 'Offline the ride waits for the connection, then opens by itself',
  tags: ['ERR-07'],
  parameters: {
    module: {
      ...booked(wireRide),
      ...away.parameters,
      wrapFetch: ((fetch) => away.parameters.wrapFetch(booked(wireRide).wrapFetch(fetch))) satisfies Fetch,
    },
  },
  beforeEach: away.reset,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'The ride opens when you are back online' }),
    ).toBeVisible()
    away.connect()
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith({ byItself: true }))
  },
}

export const WaitsForConnection: Story = {
  name: 'Waiting for the connection',
  tags: ['example', 'ERR-07'],
  parameters: {
    module: {
      ...booked(wireRide),
      platform: { online: { get: () => false, subscribe: () => () => {} } },
      wrapFetch: ((fetch) => (input, init) =>
        String(input).includes('/orders/trips')
          ? Promise.reject(new TypeError('offline'))
          : fetch(input, init)) satisfies Fetch,
    },
  },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'The ride opens when you are back online' }),
    ).toBeVisible()
  },
}

const standing = { search: { ...places, ...repeat }, isLedOn: true }

/** Long names of the car and of a stop that is missing. */
export const LongNames: Story = {
  name: 'Long names',
  tags: ['example', 'SEC-07'],
  args: standing,
  parameters: {
    module: booked(
      {
        ...wireRide,
        subaddress: [{ geo_data: { place_id: null }, name: 'Internationaler Flughafen Süd '.repeat(12) }],
      },
      withLongNames,
    ),
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('button', go)).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: standing,
  globals: { dir: 'rtl' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('button', go)).toBeVisible()
  },
}
