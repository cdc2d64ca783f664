import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TravelType } from '../../kernel/model/travelType.ts'
import { recentPlacesName } from '../../kernel/store/storedNames.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { writeRecent } from '../../places/state/recentPlaces.ts'
import { searchPage, withoutPrices } from '../../testing/pages/searchPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { suggestion } from '../../testing/worlds/searchWorld.ts'
import { RentScreen } from './RentScreen.tsx'

const palace = 'ho-ciragan-palace'
const sections = (['transfer', 'rent'] as const).map((id) => ({ id, href: `/${id}`, onNavigate() {} }))

const Page = searchPage(RentScreen, 'rent', sections)

/** The address's order with this travel type, as read. */
const earlier =
  (travelType: TravelType) =>
  ({ stores: { finder } }: ModuleCore) => {
    finder.dispatch({ type: 'modeEntered', mode: 'rent' })
    finder.dispatch({
      type: 'earlierRead',
      earlier: {
        action: 'change',
        orderId: '7',
        priceId: null,
        carClassId: '2',
        providerId: '3',
        travelType,
      },
    })
  }

const meta = {
  title: 'Screens/Rent',
  component: Page,
  decorators: [withModule],
  parameters: {
    layout: 'fullscreen',
    sandbox: {},
    module: { config: { debounceMs: 20, secondLookupMs: 100 } },
  },
  args: { search: {}, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const from = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox', { name: 'From' })
const hours = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('spinbutton', { name: 'Duration' })
const found = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { name: /offers in \d+ classes/ })
const find = { name: 'Find a car by the hour' }

/** Rent before a search: a field for the pickup, one hour, and the name of the section as heading. */
export const Empty: Story = {
  name: 'Empty',
  tags: ['example', 'RENT-01', 'RENT-07', 'SHELL-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', find)).toBeEnabled()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hourly')
    await expect(canvas.getByRole('link', { name: 'Transfers' })).toHaveAttribute('href', '/transfer')
    await expect(
      within(canvasElement.querySelector('search') as HTMLElement).getAllByRole('combobox'),
    ).toHaveLength(1)
    await expect(await hours(canvasElement)).toHaveAttribute('aria-valuetext', '1 hour')
    await expect(((await hours(canvasElement)) as HTMLInputElement).value).toMatch(/^1\sh$/)
    await expect(await hours(canvasElement)).toHaveAttribute('aria-valuemax', '24')
  },
}

export const RecentPickup: Story = {
  name: 'A place of before stands under the empty search, and one press takes it',
  tags: ['RENT-01', 'PLACE-20'],
  parameters: {
    module: {
      config: { debounceMs: 20, secondLookupMs: 100 },
      prepare: ({ platform }: ModuleCore) =>
        platform.storage.local.set(
          recentPlacesName,
          writeRecent([{ ...suggestion(palace, { mainText: 'Çırağan Palace' }), lang: 'en' }]),
        ),
    },
  },
  async play({ canvasElement, args }) {
    const place = await within(canvasElement).findByRole('button', { name: /Çırağan Palace/ })
    await userEvent.click(place)
    await expect(await from(canvasElement)).toHaveValue('Çırağan Palace')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({ from: palace, hours: 1 }, { replace: false }),
    )
  },
}

export const MissingPickup: Story = {
  name: 'With the pickup missing',
  tags: ['example', 'RENT-02'],
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', find))
    const field = await from(canvasElement)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/where the ride starts/)
  },
}

export const NothingFound: Story = {
  name: 'Enter with nothing chosen says so after about 100 ms',
  tags: ['RENT-06'],
  async play({ canvasElement }) {
    const field = await from(canvasElement)
    await userEvent.type(field, 'xqzwvk{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/could not find this place/))
  },
}

export const Chosen: Story = {
  name: 'A suggestion is pushed as the pickup, and the list shows',
  tags: ['RENT-05'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.type(await from(canvasElement), 'Ciragan')
    await userEvent.click(await canvas.findByRole('option', { name: /Palace/ }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: palace, hours: 1 }, { replace: false })
    await expect(await found(canvasElement)).toBeVisible()
    await expect(canvas.queryByRole('button', find)).toBeNull()
  },
}

export const Loading: Story = {
  args: { search: { from: palace } },
  parameters: { module: { wrapFetch: withoutPrices } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Asking providers for prices')).toBeVisible()
  },
}

/** Offers by the hour, the cheapest chosen. */
export const Offers: Story = {
  name: 'Offers',
  tags: ['example', 'RENT-02'],
  args: { search: { from: palace } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await found(canvasElement)).toBeVisible()
    await expect((await canvas.findAllByText('for 4 hours, the minimum'))[0]).toBeVisible()
    for (let hour = 1; hour < 4; hour++)
      await userEvent.click(canvas.getByRole('button', { name: 'Duration: more' }))
    await expect(canvas.getByText('Recalculating the prices for 4 hours')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Choose/ })).toBeNull()
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement)
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

export const Linked: Story = {
  name: 'A link says for how long, and follows when that is changed',
  tags: ['SHELL-17', 'RENT-07'],
  args: { search: { from: palace, hours: 4 } },
  async play({ canvasElement, args }) {
    await expect(await found(canvasElement)).toBeVisible()
    const field = await hours(canvasElement)
    await expect(field).toHaveAttribute('aria-valuetext', '4 hours')
    await expect((field as HTMLInputElement).value).toMatch(/^4\sh$/)
    await expect(args.onSearch).not.toHaveBeenCalled()
    field.focus()
    await userEvent.keyboard('{ArrowUp}')
    const address = { from: palace, hours: 5, action: undefined, orderId: undefined }
    await expect(args.onSearch).toHaveBeenLastCalledWith(address, { replace: true })
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Recalculating: Story = {
  name: 'No price of another duration stands while the new ones are waited for',
  tags: ['RENT-08'],
  args: { search: { from: palace } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await found(canvasElement)
    const field = await hours(canvasElement)
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByText('Recalculating the prices for 3 hours')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

export const MinimumDuration: Story = {
  name: 'A car that is hired for longer raises the duration, and that is said why; its new price has the focus',
  tags: ['RENT-07'],
  args: { search: { from: palace } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await found(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose.*[Mm]inibus/ })[0] as HTMLElement)
    await expect(args.onChosen).not.toHaveBeenCalled()
    const notice = (await canvas.findByText(/Minibus.*: 4 hours or more/)).closest('[tabindex]')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(notice).toHaveTextContent(/asking for the prices again/)
    await expect(await hours(canvasElement)).toHaveAttribute('aria-valuenow', '4')
    const again = (await canvas.findAllByRole('button', { name: /^Choose.*[Mm]inibus/ }))[0] as HTMLElement
    await waitFor(() => expect(again).toHaveFocus())
    await expect(notice).not.toHaveTextContent(/asking/)
    await expect(canvas.queryByText(/the minimum$/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

/** With a car chosen the pickup is locked, until one chooses again. */
export const PriceChosen: Story = {
  name: 'A car chosen',
  tags: ['example', 'RENT-03', 'RENT-04'],
  args: { search: { from: palace } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await found(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose/ })[0] as HTMLElement)
    const field = await from(canvasElement)
    await waitFor(() => expect(field).toBeDisabled())
    await expect(canvas.queryByRole('button', find)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeEnabled()
  },
}

export const Locked: Story = {
  name: 'An order of a transfer does not become a rent',
  tags: ['RENT-03'],
  args: { search: { from: palace, action: 'change', orderId: '7' } },
  parameters: { module: { prepare: earlier(2) } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This order is a transfer')).toBeVisible()
    await expect(canvas.getByRole('button', find)).toBeDisabled()
    await expect(await from(canvasElement)).toBeDisabled()
    await expect(canvas.queryByText('Asking providers for prices')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: palace, hours: 1 }, { replace: false })
    await expect(await found(canvasElement)).toBeVisible()
    await expect(await from(canvasElement)).toBeEnabled()
  },
}

export const NotFound: Story = {
  name: 'Nobody hires out a car there',
  tags: ['example', 'RENT-09'],
  args: { search: { from: palace } },
  parameters: {
    module: {
      wrapFetch: ((fetch) => (input, init) =>
        String(input).includes('/prices/rent')
          ? Promise.resolve(Response.json({ result: [] }))
          : fetch(input, init)) satisfies ModuleParameters['wrapFetch'],
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'No cars by the hour here yet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change the pickup' }))
    await expect(await from(canvasElement)).toHaveFocus()
  },
}

export const Failed: Story = {
  name: 'A failed search is tried again by the person',
  tags: ['ERR-07'],
  args: { search: { from: palace } },
  parameters: { sandbox: { faults: [{ operation: 'rentPrices', kind: 'brokenJson', times: 1 }] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await found(canvasElement)).toBeVisible()
  },
}

/** Offline is named as such. */
export const Offline: Story = {
  name: 'Offline',
  tags: ['example', 'ERR-07'],
  args: { search: { from: palace } },
  parameters: {
    sandbox: { faults: [{ operation: 'rentPrices', kind: 'reset' }] },
    module: { platform: { online: { get: () => false, subscribe: () => () => {} } } },
  },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'The prices load when you are back online' }),
    ).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { search: { from: palace } },
  globals: { dir: 'rtl' },
  async play({ canvasElement }) {
    await expect(await found(canvasElement)).toBeVisible()
  },
}

export const DarkRussian: Story = {
  args: { search: { from: palace } },
  globals: { theme: 'dark', locale: 'ru' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('button', { name: /^Выбрать/ }))[0]).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuetext', '1\u00a0час')
  },
}
