import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeProvider } from '@wherry/ui'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { earlierOrderOf } from '../../search/rules/earlierOrder.ts'
import { searchPage, withoutPrices } from '../../testing/pages/searchPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createOrderTrip } from '../../testing/samples/fixtures.ts'
import { FinderScreen } from './FinderScreen.tsx'

const airport = 'ap-IST'
const hotel = 'ho-ciragan-palace'
const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]

const Page = searchPage(FinderScreen, 'transfer', sections)

const meta = {
  title: 'Screens/Finder',
  component: Page,
  decorators: [withModule],
  parameters: {
    largeText: true,
    layout: 'fullscreen',
    sandbox: {},
    module: { config: { debounceMs: 20, secondLookupMs: 100 } },
  },
  args: { search: {}, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const from = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox', { name: 'From' })
const to = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox', { name: 'To' })

export const Empty: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Transfers')
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Find a car' })).toBeVisible()
    await expect(canvas.queryByText('Asking providers for prices')).toBeNull()
  },
}

export const MissingPlaces: Story = {
  name: 'With places missing',
  tags: ['example', 'PLACE-13', 'PRICE-24'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Find a car' }))
    await waitFor(async () => expect(await from(canvasElement)).toHaveFocus())
    await expect(await from(canvasElement)).toBeInvalid()
    await expect(await to(canvasElement)).toBeInvalid()
    await expect(await from(canvasElement)).toHaveAccessibleDescription(/where the ride starts/)
  },
}

/** Suggestions with the match marked. */
export const Suggestions: Story = {
  name: 'Suggestions',
  tags: ['example', 'PLACE-01', 'PLACE-22'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await from(canvasElement), 'Istan')
    const list = await canvas.findByRole('listbox', { name: 'From' })
    // A slow machine shows the answer to the first letters first.
    await waitFor(() => {
      const [first] = within(list).getAllByRole('option')
      expect(first).toHaveTextContent(/Istanbul/)
      expect(first?.querySelector('mark')).toHaveTextContent(/istan/i)
    })
    await expect(await within(list).findByRole('group', { name: 'Airports and stations' })).toBeVisible()
  },
}

export const ChosenByCode: Story = {
  name: 'A code and Enter choose the airport and push it',
  tags: ['PLACE-09', 'PLACE-19'],
  async play({ canvasElement, args }) {
    const field = await from(canvasElement)
    await userEvent.type(field, 'IST')
    await within(canvasElement).findByRole('option', { name: /^Istanbul Airport/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue('Istanbul Airport'))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: airport }, { replace: false })
    await waitFor(async () => expect(await to(canvasElement)).toHaveFocus())
  },
}

/** Enter with nothing to choose says that nothing was found. */
export const NothingFound: Story = {
  name: 'Nothing found',
  tags: ['example', 'PLACE-11'],
  async play({ canvasElement }) {
    const field = await from(canvasElement)
    await userEvent.type(field, 'xqzwvk')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(/could not find this place/)
    await userEvent.type(field, 'y')
    await expect(field).not.toBeInvalid()
  },
}

/** A street without a house number asks for the exact address. */
export const NoExactAddress: Story = {
  name: 'Without a house number',
  tags: ['example', 'PLACE-12'],
  args: { search: { from: 'ad-moda-caddesi', to: 'ad-moda-caddesi-142' } },
  async play({ canvasElement }) {
    const warning = 'Add a street and house number, so that the driver finds you'
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(warning)).toBeVisible()
    await expect(await from(canvasElement)).toHaveAccessibleDescription(warning)
    await expect(await from(canvasElement)).not.toBeInvalid()
    await waitFor(async () => expect(await to(canvasElement)).not.toHaveValue(''))
    await expect(await to(canvasElement)).not.toHaveAccessibleDescription(warning)
  },
}

export const ChosenByFinger: Story = {
  name: 'By finger: the first choice leads on, the second lets the keyboard go from the offers',
  tags: ['PLACE-19'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    await userEvent.type(await from(canvasElement), 'IST')
    await tap(await canvas.findByRole('option', { name: /Istanbul Airport/ }))
    await waitFor(async () => expect(await to(canvasElement)).toHaveFocus())
    await userEvent.type(await to(canvasElement), 'Ciragan')
    await tap(await canvas.findByRole('option', { name: /Palace/ }))
    await expect(await canvas.findByRole('heading', { name: /offers in/ })).toBeVisible()
    await expect(await to(canvasElement)).not.toHaveFocus()
  },
}

export const FillsSmallView: Story = {
  name: 'A field that fills a small view draws no line to the field above',
  tags: ['PLACE-01', 'UI-18'],
  parameters: { largeText: 390 },
  args: { search: { from: airport } },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <ThemeProvider>
          <Story />
        </ThemeProvider>
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await waitFor(async () => expect(await from(canvasElement)).toHaveValue('Istanbul Airport'))
    const input = await to(canvasElement)
    const lines = () =>
      [...input.closest('[data-full]')!.querySelectorAll('span')].filter((mark) => {
        const { width, display } = getComputedStyle(mark, '::before')
        return width === '2px' && display !== 'none'
      }).length
    await expect(lines()).toBe(1)
    await userEvent.type(input, 'Ciragan')
    await waitFor(() => expect(input.closest('[data-open]')).not.toBeNull())
    await expect(lines()).toBe(0)
  },
}

/** An unknown id leaves the input empty with a message. */
export const UnknownInAddress: Story = {
  name: 'An unknown place',
  tags: ['example', 'PLACE-10'],
  args: { search: { from: 'unknown', to: hotel } },
  async play({ canvasElement }) {
    const field = await from(canvasElement)
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('')
    await waitFor(async () => expect(await to(canvasElement)).not.toHaveValue(''))
  },
}

/** Skeleton cards while prices are asked. */
export const Loading: Story = {
  name: 'Loading',
  tags: ['example', 'PRICE-02'],
  args: { search: { from: airport, to: hotel } },
  parameters: { module: { wrapFetch: withoutPrices } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Asking providers for prices')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Find a car' })).toBeNull())
  },
}

/** Offers by class, cheapest first. */
export const Offers: Story = {
  name: 'Offers',
  tags: ['example', 'PRICE-04', 'PRICE-06'],
  args: { search: { from: airport, to: hotel } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /offers in \d+ classes/ }),
    ).toBeVisible()
    const cards = canvas.getAllByRole('article')
    await expect(within(cards[0] as HTMLElement).getByText('Cheapest')).toBeVisible()
    await expect(canvas.getAllByText(/^Best rated/)).toHaveLength(1)
    const fold = within(cards[0] as HTMLElement).getByRole('button', { expanded: false })
    const before = within(cards[0] as HTMLElement).getAllByRole('button').length
    await userEvent.click(fold)
    await expect(within(cards[0] as HTMLElement).getAllByRole('button').length).toBeGreaterThan(before)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose/ })[0] as HTMLElement)
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

export const TypingClears: Story = {
  name: 'Typing clears the prices and Escape brings them back',
  tags: ['PLACE-07'],
  args: { search: { from: airport, to: hotel } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 2 })
    const field = await to(canvasElement)
    const name = (field as HTMLInputElement).value
    await userEvent.type(field, 'x')
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Find a car' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    if ((field as HTMLInputElement).value !== name) await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue(name)
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'Nobody drives there',
  tags: ['example', 'PRICE-02'],
  args: { search: { from: airport, to: 'ap-DXB' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'No cars for this route yet' })).toBeVisible()
    await expect(canvasElement.querySelector('search')?.children, 'no room is kept for options').toHaveLength(
      1,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Change the drop-off' }))
    await expect(await to(canvasElement)).toHaveFocus()
  },
}

export const Failed: Story = {
  name: 'A failed search is tried again by the person, the focus follows',
  tags: ['PRICE-02', 'ERR-07', 'A11Y-04'],
  args: { search: { from: airport, to: hotel } },
  parameters: {
    sandbox: { faults: [{ operation: 'prices', kind: 'brokenJson', times: 1 }] },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'We could not load the prices' })).toBeVisible()
    await expect(canvasElement.querySelector('search')?.children, 'no room is kept for options').toHaveLength(
      1,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const found = await canvas.findByRole('heading', { name: /offers in/ })
    await expect(found).toBeVisible()
    await waitFor(() => expect(found).toHaveFocus())
  },
}

/** Offline is named as such. */
export const Offline: Story = {
  name: 'Offline',
  tags: ['example', 'ERR-07'],
  args: { search: { from: airport, to: hotel } },
  parameters: {
    sandbox: { faults: [{ operation: 'prices', kind: 'reset' }] },
    module: { platform: { online: { get: () => false, subscribe: () => () => {} } } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'The prices load when you are back online' }),
    ).toBeVisible()
  },
}

/** Labels and values of all place inputs, in their order. */
const filled = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector('search') as HTMLElement)
    .getAllByRole<HTMLInputElement>('combobox')
    .map((input) => [input.labels?.[0]?.textContent, input.value])
const addButton = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Add a stop' })

async function addStop(canvasElement: HTMLElement, number: number, term: string, name: RegExp) {
  const canvas = within(canvasElement)
  await userEvent.click(await addButton(canvasElement))
  const field = await canvas.findByRole('combobox', { name: `Stop ${number}` })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, term)
  await userEvent.click(await canvas.findByRole('option', { name }))
}

export const Swap: Story = {
  name: 'The ends change places with their stops turned round, and the prices are asked anew',
  tags: ['PLACE-15'],
  args: { search: { from: airport, to: hotel, subAddress: ['st-sogutlucesme', 'ad-moda-caddesi-142'] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const swap = await canvas.findByRole('button', { name: 'Swap pickup and drop-off' })
    await canvas.findByRole('heading', { level: 2 })
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stop 2' })).not.toHaveValue(''))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stop 1' })).not.toHaveValue(''))
    const before = filled(canvasElement).map(([, value]) => value)
    await userEvent.click(swap)
    await expect(filled(canvasElement)).toEqual(
      ['From', 'Stop 1', 'Stop 2', 'To'].map((name, at) => [name, [...before].reverse()[at]]),
    )
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      { from: hotel, to: airport, subAddress: ['ad-moda-caddesi-142', 'st-sogutlucesme'] },
      { replace: false },
    )
    await expect(swap).toHaveFocus()
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const NoSwap: Story = {
  name: 'Neither swap nor stops before both ends are chosen',
  tags: ['PLACE-15', 'PLACE-16'],
  args: { search: { from: airport } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await from(canvasElement)).not.toHaveValue(''))
    await expect(canvas.queryByRole('button', { name: 'Swap pickup and drop-off' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add a stop' })).toBeNull()
  },
}

export const Stops: Story = {
  name: 'Stops are added up to three, carried to the address, removed by their own id',
  tags: ['PLACE-16', 'PLACE-23'],
  args: { search: { from: airport, to: hotel } },
  parameters: { module: { config: { debounceMs: 20, stopDebounceMs: 20, secondLookupMs: 100 } } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await addStop(canvasElement, 1, 'Sogutlucesme', /Söğütlüçeşme/)
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith(
        { from: airport, to: hotel, subAddress: ['st-sogutlucesme'] },
        { replace: false },
      ),
    )
    await addStop(canvasElement, 2, 'moda caddesi 142', /Moda Caddesi 142/)
    await userEvent.click(await addButton(canvasElement))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stop 3' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Add a stop' })).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Remove stop 1' }))
    await expect(canvas.getByRole('combobox', { name: 'Stop 1' })).toHaveValue('Moda Caddesi 142')
    await expect(canvas.getByRole('combobox', { name: 'Stop 1' })).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      { from: airport, to: hotel, subAddress: ['ad-moda-caddesi-142'] },
      { replace: false },
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stop 2' }))
    await expect(canvas.getByRole('combobox', { name: 'Stop 1' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stop 1' }))
    await expect(await addButton(canvasElement)).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: airport, to: hotel }, { replace: false })
  },
}

export const StopRefused: Story = {
  name: 'A stop outside the served areas is taken out, and the words of the service stay',
  tags: ['PLACE-18'],
  args: { search: { from: airport, to: hotel } },
  parameters: { module: { config: { debounceMs: 20, stopDebounceMs: 20, secondLookupMs: 100 } } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await addStop(canvasElement, 1, 'AYT', /Antalya/)
    const reason = await canvas.findByText(/too far off the way/)
    await expect(reason).toBeVisible()
    const refused = canvas.getByText(/Antalya/, { selector: 'b' }).getBoundingClientRect()
    await expect(reason.getBoundingClientRect().top, 'on a line of its own').toBeGreaterThanOrEqual(
      refused.bottom,
    )
    await expect(canvas.queryByRole('combobox', { name: 'Stop 1' })).toBeNull()
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({ from: airport, to: hotel }, { replace: true }),
    )
    await expect(canvas.getByText(/too far off the way/).closest('[tabindex]')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(canvas.queryByText(/too far off the way/)).toBeNull()
    await expect(await addButton(canvasElement)).toHaveFocus()
  },
}

export const StopNotChecked: Story = {
  name: 'A stop that could not be checked holds the choice until it is checked again',
  tags: ['PLACE-18', 'ERR-07'],
  args: { search: { from: airport, to: hotel, subAddress: ['st-sogutlucesme'] } },
  parameters: { sandbox: { faults: [{ operation: 'checkLocation', kind: 'reset', times: 1 }] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const stop = await canvas.findByRole('combobox', { name: 'Stop 1' })
    await waitFor(() => expect(stop).toHaveAccessibleDescription(/could not find out/))
    const [choose] = await canvas.findAllByRole('button', { name: /^Choose/ })
    await userEvent.click(choose as HTMLElement)
    await expect(args.onChosen).not.toHaveBeenCalled()
    await waitFor(() => expect(stop).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Check stop 1 again' }))
    await waitFor(() => expect(stop).not.toHaveAccessibleDescription(/could not find out/))
    await userEvent.click(choose as HTMLElement)
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledOnce())
  },
}

export const StopsInAddress: Story = {
  name: 'Stops of the address are read; an unknown one stays empty and says so',
  tags: ['PLACE-23', 'PLACE-11'],
  args: { search: { from: airport, to: hotel, subAddress: ['st-sogutlucesme', 'unknown'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stop 1' })).toHaveValue('Söğütlüçeşme'))
    const unknown = canvas.getByRole('combobox', { name: 'Stop 2' })
    await waitFor(() => expect(unknown).toBeInvalid())
    await expect(unknown).toHaveValue('')
  },
}

export const CopyEnds: Story = {
  name: 'Another place ends a repetition in the address too, a change goes on',
  tags: ['PLACE-08'],
  args: { search: { from: airport, to: hotel, action: 'repeat', orderId: '7' } },
  parameters: {
    module: {
      prepare: ({ stores }: ModuleCore) =>
        stores.finder.dispatch({
          type: 'earlierRead',
          earlier: earlierOrderOf('repeat', '7', createOrderTrip()),
        }),
    },
  },
  async play({ canvasElement, args }) {
    const swap = await within(canvasElement).findByRole('button', { name: 'Swap pickup and drop-off' })
    await userEvent.click(swap)
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: hotel, to: airport }, { replace: false })
  },
}
