import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FinderScreen } from '../../finder/view/FinderScreen.tsx'
import { createMemoryStore } from '../../testing/fakePlatform.ts'
import { searchPage } from '../../testing/pages/searchPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { suggestion } from '../../testing/worlds/searchWorld.ts'
import { type RecentPlace, readRecent, writeRecent } from '../state/recentPlaces.ts'

const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]

const Page = searchPage(FinderScreen, 'transfer', sections)

const storageName = 'wherry-recent-places'
const recent = (placeId: string, mainText: string, more: Partial<RecentPlace> = {}): RecentPlace => ({
  ...suggestion(placeId, { mainText }),
  lang: 'en',
  ...more,
})

/** A device that remembers these places. */
function remembering(...places: RecentPlace[]): NonNullable<ModuleParameters['platform']>['storage'] {
  const local = createMemoryStore()
  local.set(storageName, writeRecent(places))
  return { local, session: createMemoryStore() }
}

/** A device with this answer about its position. */
const standing = (answer: { lat: number; lng: number } | 'denied' | 'unavailable') => {
  let isDenied = false
  return {
    geolocation: {
      isOffered: async () => !isDenied,
      async current() {
        isDenied = answer === 'denied'
        return answer
      },
    },
  }
}

const field = (canvasElement: HTMLElement, name = 'From') =>
  within(canvasElement).findByRole<HTMLInputElement>('combobox', { name })
/** The options of the open list; the languages of the page's foot are options, too. */
const options = async (canvasElement: HTMLElement, name: string | RegExp = /./) =>
  within(await within(canvasElement).findByRole('listbox')).findAllByRole('option', { name })
const option = async (canvasElement: HTMLElement, name: string | RegExp) =>
  (await options(canvasElement, name))[0] as HTMLElement

const meta = {
  title: 'Screens/Finder/Before typing',
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

const config = { debounceMs: 20, secondLookupMs: 100 }
const kept = remembering(
  recent('ap-IST', 'Istanbul Airport', {
    icon: 'airport',
    iata: 'IST',
    secondaryText: 'Tayakadın, Arnavutköy',
  }),
  recent('ho-ciragan-palace', 'Çırağan Palace', { icon: 'hotel', secondaryText: 'Yıldız, Beşiktaş' }),
  recent('ad-moda-caddesi-142', 'Moda Caddesi 142', { secondaryText: 'Caferağa, Kadıköy' }),
)

/** The last chosen places stand under an empty input. */
export const Recent: Story = {
  name: 'Recent places',
  tags: ['example', 'PLACE-20', 'PLACE-21'],
  parameters: {
    module: { config, platform: { ...standing('unavailable'), ...(kept && { storage: kept }) } },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(await field(canvasElement))
    const places = within(await canvas.findByRole('group', { name: 'Recent places' }))
    await expect(places.getAllByRole('option')).toHaveLength(3)
    const here = await option(canvasElement, 'Use my location')
    await waitFor(() => expect(here).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await field(canvasElement)).toHaveValue('Istanbul Airport')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: 'ap-IST' }, { replace: false })
    await waitFor(async () => expect(await field(canvasElement, 'To')).toHaveFocus())
    const others = within(await canvas.findByRole('group', { name: 'Recent places' }))
    await expect(others.queryByRole('option', { name: /Istanbul Airport/ })).toBeNull()
    await expect(others.getAllByRole('option')).toHaveLength(2)
  },
}

const other = remembering(
  recent('ap-IST', 'Istanbul Airport', { icon: 'airport', iata: 'IST' }),
  recent('gone', 'A place that is no more'),
)

export const RecentInRussian: Story = {
  name: 'Recent places are read in the language of today; what is no more goes',
  tags: ['PLACE-20', 'I18N-06'],
  globals: { locale: 'ru' },
  parameters: { module: { config, platform: other && { storage: other } } },
  async play({ canvasElement }) {
    await userEvent.click(await field(canvasElement, 'Откуда'))
    await expect(await option(canvasElement, /Аэропорт Стамбул|Стамбул/)).toBeInTheDocument()
    await waitFor(() => expect(within(canvasElement).queryByRole('option', { name: /no more/ })).toBeNull())
    await expect(readRecent(other?.local.get(storageName) ?? null)).toMatchObject([
      { placeId: 'ap-IST', lang: 'ru' },
    ])
  },
}

const forgotten = remembering(recent('ap-IST', 'Istanbul Airport', { icon: 'airport', iata: 'IST' }))

export const Forgotten: Story = {
  name: 'The recent places are cleared, a place chosen later is remembered',
  tags: ['PLACE-20'],
  parameters: { module: { config, platform: forgotten && { storage: forgotten } } },
  async play({ canvasElement }) {
    await userEvent.click(await field(canvasElement))
    await userEvent.click(await option(canvasElement, 'Clear recent places'))
    await waitFor(() => expect(forgotten?.local.get(storageName)).toBeNull())
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
    await userEvent.type(await field(canvasElement), 'SAW')
    await option(canvasElement, /Sabiha/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(readRecent(forgotten?.local.get(storageName) ?? null).map(({ placeId }) => placeId)).toEqual([
        'ap-SAW',
      ]),
    )
  },
}

export const Located: Story = {
  name: 'The place where the person is',
  tags: ['PLACE-21'],
  parameters: { module: { config, platform: standing({ lat: 41.0473, lng: 29.0166 }) } },
  async play({ canvasElement, args }) {
    const input = await field(canvasElement)
    await userEvent.click(input)
    await userEvent.click(await option(canvasElement, 'Use my location'))
    await waitFor(() => expect(input).not.toHaveValue(''))
    await expect(input).not.toBeInvalid()
    await expect(args.onSearch).toHaveBeenLastCalledWith({ from: 'pt-41.0473,29.0166' }, { replace: false })
    await expect(await field(canvasElement, 'To')).not.toHaveFocus()
  },
}

/** A denied location is said at the field. */
export const LocationDenied: Story = {
  name: 'A denied location',
  tags: ['example', 'PLACE-21'],
  parameters: { module: { config, platform: standing('denied') } },
  async play({ canvasElement }) {
    const input = await field(canvasElement)
    await userEvent.click(input)
    await userEvent.click(await option(canvasElement, 'Use my location'))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/does not tell us where you are/))
    await userEvent.type(input, 'IST')
    await expect(input).not.toBeInvalid()
    await option(canvasElement, /Istanbul Airport/)
    await expect(within(canvasElement).queryByRole('option', { name: 'Use my location' })).toBeNull()
  },
}

export const LocationDeniedBesideText: Story = {
  name: 'What is said of a denied location stays, though places for the text are still being found',
  tags: ['PLACE-21'],
  parameters: { module: { config, platform: standing('denied') } },
  async play({ canvasElement }) {
    const input = await field(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('Istan')
    await options(canvasElement, /Istanbul Airport/)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription(/does not tell us where you are/))
    // Wait longer than the delay of the second look-up.
    await new Promise((done) => setTimeout(done, 300))
    await expect(input).toHaveAccessibleDescription(/does not tell us where you are/)
    await expect(input).toHaveValue('Istan')
  },
}

export const LeftByKey: Story = {
  name: 'A text that was left by Tab and not chosen is marked, and that is said',
  tags: ['PLACE-13', 'PLACE-22'],
  async play({ canvasElement, args }) {
    const input = await field(canvasElement)
    const said = listenTo(canvasElement)
    input.focus()
    await userEvent.keyboard('IST')
    await options(canvasElement, /Istanbul Airport/)
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
    await expect(input).toHaveValue('IST')
    await expect(input).toBeInvalid()
    const { textContent } = document.getElementById(
      input.getAttribute('aria-describedby')!.split(' ').at(-1)!,
    )!
    await waitFor(() => expect(said).toContain(textContent))
    await expect(args.onSearch).not.toHaveBeenCalled()
    // A pointer does not highlight an option, because the pressed option would move away.
    const to = await field(canvasElement, 'To')
    await userEvent.click(to)
    await userEvent.keyboard('IST')
    await userEvent.click(input)
    await expect(to).not.toBeInvalid()
  },
}

export const Coordinates: Story = {
  name: 'pasted coordinates offer the place that stands there',
  async play({ canvasElement, args }) {
    const input = await field(canvasElement)
    await userEvent.click(input)
    await userEvent.paste('41°02′50.28″N 29°00′59.76″E')
    await expect(await options(canvasElement)).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({ from: 'pt-41.0473,29.0166' }, { replace: false }),
    )
  },
}

export const CodeByKeyboard: Story = {
  name: 'After the last letter of a code one key chooses the airport',
  tags: ['PLACE-19', 'PLACE-22'],
  async play({ canvasElement, args }) {
    const input = await field(canvasElement)
    input.focus()
    await userEvent.keyboard('IST')
    const first = await option(canvasElement, /./)
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({ from: 'ap-IST' }, { replace: false }),
    )
  },
}

/** Collects the polite announcements from now on. */
function listenTo(canvasElement: HTMLElement) {
  const region = canvasElement.querySelector('[data-wherry-announcer="polite"]') as HTMLElement
  const said: string[] = []
  const observer = new MutationObserver(() => region.textContent && said.push(region.textContent))
  observer.observe(region, { childList: true })
  return said
}

export const Counted: Story = {
  name: 'The number of places is said once, of the whole list',
  tags: ['PLACE-04', 'PLACE-22'],
  parameters: { module: { config: { debounceMs: 20, secondLookupMs: 1000 } } },
  async play({ canvasElement }) {
    const input = await field(canvasElement)
    const said = listenTo(canvasElement)
    await userEvent.type(input, 'Istan')
    const list = await within(canvasElement).findByRole('listbox')
    const stations = await within(list).findByRole('group', { name: 'Airports and stations' })
    // The list fades in.
    await waitFor(() => expect(stations).toBeVisible())
    await within(list).findByRole('group', { name: 'Addresses and places' })
    const count = within(list)
      .getAllByRole('group')
      .flatMap((group) => within(group).getAllByRole('option'))
      .filter((one) => one.textContent !== 'Use my location').length
    await waitFor(() => expect(said).toContain(`${count} places found`))
    await expect(said.filter((text) => /places? found/.test(text))).toEqual([`${count} places found`])
  },
}

export const Cleared: Story = {
  name: 'A filled input is cleared by a finger or a mouse, and offers its recent places',
  tags: ['PLACE-07'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const input = await field(canvasElement)
    await userEvent.type(input, 'IST')
    await option(canvasElement, /Istanbul Airport/)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Istanbul Airport')
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear “From”' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear “From”' })).toBeNull()
    await option(canvasElement, /Istanbul Airport/)
  },
}

/** A connection that is lost and comes back by hand. */
function createLine() {
  const listeners = new Set<(online: boolean) => void>()
  let isOnline = true
  return {
    turn(next: boolean) {
      isOnline = next
      for (const listener of listeners) listener(next)
    },
    isOnline: () => isOnline,
    online: {
      get: () => isOnline,
      subscribe(listener: (online: boolean) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
}
const line = createLine()

/** Without a connection the list says so, and the search goes on by itself. */
export const WithoutConnection: Story = {
  name: 'Without a connection',
  tags: ['example', 'PLACE-06', 'ERR-07'],
  parameters: {
    module: {
      config,
      platform: { online: line.online },
      wrapFetch: ((fetch) => (input, init) =>
        line.isOnline()
          ? fetch(input, init)
          : Promise.reject(new TypeError('offline'))) satisfies NonNullable<ModuleParameters['wrapFetch']>,
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const input = await field(canvasElement)
    line.turn(false)
    try {
      await userEvent.type(input, 'Moda')
      const waits = { selector: 'p, div:not([data-wherry-announcer])' }
      await waitFor(() => expect(canvas.getByText(/^You are offline\. We look/, waits)).toBeVisible())
      await new Promise((done) => setTimeout(done, 1500))
      await expect(canvas.getByText(/^You are offline\. We look/, waits)).toBeVisible()
    } finally {
      line.turn(true)
    }
    await expect(await canvas.findByRole('option', { name: /Moda Caddesi 142/ })).toBeInTheDocument()
    await expect(input).toHaveValue('Moda')
    await expect(input).toHaveFocus()
  },
}
