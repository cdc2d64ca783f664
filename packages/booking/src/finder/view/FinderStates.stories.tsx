import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { outage, searchPage, withLongNames } from '../../testing/pages/searchPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { FinderScreen } from './FinderScreen.tsx'

const airport = 'ap-IST'
const hotel = 'ho-ciragan-palace'
const station = 'st-sogutlucesme'
const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]
const config = { debounceMs: 20, stopDebounceMs: 20, secondLookupMs: 100 }

const Page = searchPage(FinderScreen, 'transfer', sections)

const meta = {
  title: 'Screens/Finder/States',
  component: Page,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, module: { config } },
  args: { search: {}, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole<HTMLInputElement>('combobox', { name })
/** Finds the first suggestion; the languages in the page's head are options too. */
/** The first option, once its list has faded in. */
const option = async (canvasElement: HTMLElement) => {
  const list = within(await within(canvasElement).findByRole('listbox'))
  const first = (await list.findAllByRole('option'))[0] as HTMLElement
  await waitFor(() => expect(first).toBeVisible())
  return first
}
const offers = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 2, name: /offers in/ })

const link = outage(/\/places\/|\/get-country/)

export const OfflineLink: Story = {
  name: 'A link opened offline says so, keeps its stop, and resumes by itself',
  tags: ['ERR-07', 'PLACE-10', 'PLACE-23'],
  args: { search: { from: airport, to: hotel, subAddress: [station] } },
  parameters: { module: { config, ...link.parameters } },
  beforeEach: link.reset,
  async play({ canvasElement, args }) {
    const from = await field(canvasElement, 'From')
    await waitFor(() => expect(from).toHaveAccessibleDescription(/could not read this place/))
    await waitFor(async () => expect(await field(canvasElement, 'Stop 1')).toBeInvalid())
    await expect(args.onSearch).not.toHaveBeenCalled()
    link.connect()
    await waitFor(() => expect(from).toHaveValue('Istanbul Airport'))
    await waitFor(async () => expect(await field(canvasElement, 'Stop 1')).toHaveValue('Söğütlüçeşme'))
    await expect(await offers(canvasElement)).toBeVisible()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** A link whose places could not be read, before it is tried again. */
export const UnreadLink: Story = {
  name: 'A link not read',
  tags: ['example', 'ERR-07'],
  args: { search: { from: airport, to: hotel, subAddress: [station] } },
  parameters: { sandbox: { faults: [{ operation: 'place', kind: 'brokenJson' }] } },
  async play({ canvasElement }) {
    for (const name of ['From', 'Stop 1', 'To'])
      await waitFor(async () =>
        expect(await field(canvasElement, name)).toHaveAccessibleDescription(/could not read this place/),
      )
    await expect(within(canvasElement).getAllByRole('button', { name: /^Read “.*” again$/ })).toHaveLength(3)
  },
}

export const ReadAgain: Story = {
  name: 'A place that could not be read is read again by the person, the focus stays at it',
  tags: ['ERR-07', 'A11Y-04'],
  args: { search: { from: airport, to: hotel } },
  parameters: { sandbox: { faults: [{ operation: 'place', kind: 'brokenJson', times: 2 }] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const from = await field(canvasElement, 'From')
    const again = { name: 'Read “From” again' }
    await userEvent.click(await canvas.findByRole('button', again))
    await waitFor(() => expect(from).toHaveValue('Istanbul Airport'))
    await expect(from).toHaveFocus()
    await expect(canvas.queryByRole('button', again)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Read “To” again' }))
    await expect(await offers(canvasElement)).toBeVisible()
  },
}

export const UnreadStopHolds: Story = {
  name: 'No offer is chosen past a stop that could not be read or was never filled',
  tags: ['PLACE-23', 'PLACE-17'],
  args: { search: { from: airport, to: hotel, subAddress: ['unknown'] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const stop = await field(canvasElement, 'Stop 1')
    await waitFor(() => expect(stop).toBeInvalid())
    const choose = (await canvas.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement
    await userEvent.click(choose)
    await waitFor(() => expect(stop).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stop 1' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a stop' }))
    await userEvent.click(choose)
    const empty = await field(canvasElement, 'Stop 1')
    await waitFor(() => expect(empty).toHaveAccessibleDescription(/Choose the stop from the list or remove/))
    await expect(empty).toHaveFocus()
    await expect(args.onChosen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stop 1' }))
    await userEvent.click(choose)
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledOnce())
  },
}

export const FailedLookUp: Story = {
  name: 'A failed look-up says nothing, and is asked again with the next key',
  tags: ['PLACE-06'],
  parameters: {
    sandbox: {
      faults: [
        { operation: 'transportNodes', kind: 'brokenJson', times: 1 },
        { operation: 'findPlaces', kind: 'brokenJson', times: 1 },
      ],
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const from = await field(canvasElement, 'From')
    await userEvent.click(from)
    // Typed at once, because slow typing would send two requests.
    await userEvent.paste('Istan')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(from).not.toBeInvalid()
    await userEvent.type(from, 'b')
    const found = await option(canvasElement)
    await waitFor(() => expect(found).toBeVisible())
  },
}

/** Enter after two letters says that there is no such place. */
export const ShortTerm: Story = {
  name: 'A term too short',
  tags: ['example', 'RENT-06', 'PLACE-11'],
  async play({ canvasElement }) {
    const from = await field(canvasElement, 'From')
    await userEvent.type(from, 'IS{Enter}')
    await waitFor(() => expect(from).toHaveAccessibleDescription(/could not find this place/))
  },
}

export const TooMany: Story = {
  name: 'No car takes so many: the way on to the smaller ones, the focus follows',
  tags: ['PRICE-09', 'A11Y-04'],
  args: { search: { from: airport, to: hotel, passengersCount: 90 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No car here takes 90 passengers')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show smaller cars too' }))
    const found = await offers(canvasElement)
    await expect(found).toBeVisible()
    await waitFor(() => expect(found).toHaveFocus())
  },
}

/** A new ride has the checkbox of a return trip. */
export const ReturnOffered: Story = {
  name: 'A way back offered',
  tags: ['example', 'PRICE-12'],
  args: { search: { from: airport, to: hotel } },
  async play({ canvasElement }) {
    const box = await within(canvasElement).findByRole('checkbox', { name: 'There and back' })
    await offers(canvasElement)
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
  },
}

const allParts = { from: airport, to: hotel, subAddress: [station, 'ap-AYT'] }

async function withRefusal(canvasElement: HTMLElement) {
  await expect((await within(canvasElement).findAllByRole('button', { name: /^Choose/ }))[0]).toBeVisible()
  await expect(await within(canvasElement).findByRole('button', { name: 'Got it' })).toBeVisible()
}

/** Long names wrap or end in dots: inputs, a stop, a refusal, the offers. */
export const LongNames: Story = {
  name: 'Long names',
  tags: ['example', 'SEC-07'],
  args: { search: allParts },
  parameters: { module: { config, wrapFetch: withLongNames } },
  async play({ canvasElement }) {
    await withRefusal(canvasElement)
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** Long names in the suggestions. */
export const LongSuggestions: Story = {
  name: 'Long suggestions',
  tags: ['example', 'SEC-07'],
  parameters: { module: { config, wrapFetch: withLongNames } },
  async play({ canvasElement }) {
    await userEvent.type(await field(canvasElement, 'From'), 'Istan')
    await option(canvasElement)
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { search: allParts },
  globals: { dir: 'rtl' },
  play: ({ canvasElement }) => withRefusal(canvasElement),
}

export const RightToLeftSuggestions: Story = {
  globals: { dir: 'rtl' },
  async play({ canvasElement }) {
    await userEvent.type(await field(canvasElement, 'From'), 'Istan')
    await option(canvasElement)
  },
}

/** A typed code is marked where it stands. */
export const CodeMarked: Story = {
  name: 'A code marked',
  tags: ['example', 'PLACE-19'],
  async play({ canvasElement }) {
    const from = await field(canvasElement, 'From')
    const marked = async () => (await option(canvasElement)).querySelector('mark')?.textContent
    await userEvent.type(from, 'saw')
    await waitFor(async () => expect(await marked()).toBe('SAW'))
    await userEvent.clear(from)
    await userEvent.type(from, 'LTFM')
    await waitFor(async () => expect(await marked()).toBe('LTFM'))
  },
}
