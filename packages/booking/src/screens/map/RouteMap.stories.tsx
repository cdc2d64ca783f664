import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ModuleParameters, withModule } from '../../testing/storyModule.tsx'
import { type MapPlace, type MapRoute, RouteMapBlock } from './RouteMapBlock.tsx'
import tile from './storyTile.svg?no-inline'

const place = (text: string, lat: number, lng: number): MapPlace => ({ text, location: { lat, lng } })
const airport = place('Istanbul Airport', 41.261, 28.742)
const moda = place('Moda Caddesi 142, Caferağa', 40.9836, 29.0266)

interface PageProps extends MapRoute {
  /** Height of the map's place in px. */
  height: number
}

/** The place that the finder gives the map: the right column, the foot of the form. */
function Page({ height, ...props }: PageProps) {
  return (
    <div style={{ height }}>
      <RouteMapBlock {...props} />
    </div>
  )
}

const local = () => new URL(tile, window.location.href).href
const withTiles = (url: string): ModuleParameters => ({
  config: {
    tiles: {
      url: `${url}?z={z}&x={x}&y={y}`,
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
      maxZoom: 19,
    },
  },
})
/** The service knows no road, whatever it is asked. */
const nowhere: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('navigation-paths')
    ? Promise.resolve(Response.json({ result: { steps: [] } }))
    : fetch(input, init)
const never: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  /navigation-paths|driving/.test(String(input)) ? new Promise(() => {}) : fetch(input, init)

const meta = {
  title: 'Screens/Map',
  component: Page,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: { from: airport, to: moda, height: 560 },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Map of the route' })

/** The map stands on something, so what is seen no longer changes by itself. */
async function settled(canvasElement: HTMLElement) {
  const map = await region(canvasElement)
  await waitFor(() => expect(map).toHaveAttribute('data-ground', 'drawn'))
  return map
}
/** Nothing more is asked of it than to be drawn, and to be looked at. */
async function drawn({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(() => expect(canvasElement.querySelector('[data-ground=drawn]')).toBeVisible())
}
const marks = (map: HTMLElement) => [...map.querySelectorAll('.leaflet-marker-icon')]

export const Route: Story = {
  name: 'PRICE-15 PRICE-16 start, finish and the road, on outlines of the land',
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(marks(map)).toHaveLength(2)
    await expect(map).toHaveAccessibleDescription(
      /^From \u2068Istanbul Airport\u2069 to \u2068Moda Caddesi 142, Caferağa\u2069: about \d\d\u00a0km, .+/,
    )
    await expect(within(canvasElement).getByText('Natural Earth, GeoNames')).toBeVisible()
  },
}

export const Tiles: Story = {
  name: 'PRICE-16 configured tiles and their attribution',
  parameters: { module: withTiles(local()) },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await waitFor(() => expect(map.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3))
    const credit = within(canvasElement).getByRole('link', { name: /OpenStreetMap/ })
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  },
}

export const TilesMissing: Story = {
  name: 'PRICE-16 where no tile comes the land is drawn',
  parameters: { module: withTiles('http://localhost:1/tile') },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await waitFor(() => expect(map.querySelectorAll('.leaflet-land-pane path').length).toBeGreaterThan(0))
  },
}

export const TilesRefused: Story = {
  name: 'PRICE-16 tiles of an address that may not be asked are not asked for: the land is drawn',
  parameters: { module: withTiles(local().replace('//', '//{s}.')) },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await waitFor(() => expect(map.querySelectorAll('.leaflet-land-pane path').length).toBeGreaterThan(0))
    await expect(map.querySelectorAll('.leaflet-tile-pane img')).toHaveLength(0)
    await expect(within(canvasElement).getByText('Natural Earth, GeoNames')).toBeVisible()
  },
}

export const Stops: Story = {
  name: 'PRICE-15 stops are numbered, and listed in words',
  args: {
    stops: [place('Dolmabahçe Palace', 41.0391, 29.0005), place('Üsküdar', 41.0255, 29.0155)],
  },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(marks(map)).toHaveLength(4)
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Stop 1: \u2068Dolmabahçe Palace\u2069',
      'Stop 2: \u2068Üsküdar\u2069',
    ])
  },
}

export const Pickup: Story = {
  name: 'PRICE-15 a rent shows its pickup alone',
  args: { to: null },
  async play({ canvasElement }) {
    const map = await within(canvasElement).findByRole('region', { name: 'Map of the pickup' })
    await waitFor(() => expect(marks(map)).toHaveLength(1))
  },
}

export const Loading: Story = {
  name: 'PRICE-15 a straight line while the road is asked',
  parameters: { module: { wrapFetch: never } },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(map.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1)
    await expect(within(canvasElement).queryByText(/about/)).toBeNull()
  },
}

export const NoRoad: Story = {
  name: 'PRICE-15 a straight line and no numbers where no road leads',
  parameters: { module: { wrapFetch: nowhere } },
  args: {
    from: place('Barcelona Airport', 41.2974, 2.0833),
    to: place('Palma de Mallorca', 39.5696, 2.6502),
  },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(map.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1)
  },
}

const townsOf = (map: HTMLElement) => [...map.querySelectorAll('.leaflet-towns-pane > span')]

/** Towns are named, one of them among those that are expected; none stands on another, on a mark's name or on a card. */
function around(expected: RegExp): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const map = canvasElement.querySelector<HTMLElement>('section') as HTMLElement
    await waitFor(() => expect(canvasElement.querySelector('[data-ground=drawn]')).toBeVisible())
    await waitFor(
      () =>
        expect(
          townsOf(canvasElement)
            .map((town) => town.textContent)
            .join(', '),
        ).toMatch(expected),
      { timeout: 5000 },
    )
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    await waitFor(() => {
      const towns = townsOf(canvasElement)
      const others = [...canvasElement.querySelectorAll('.leaflet-marker-icon bdi, p, button')].filter(
        isShown,
      )
      for (const [at, town] of towns.entries())
        for (const other of [...towns.slice(at + 1), ...others]) {
          const [a, b] = [boxOf(town), boxOf(other)]
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect([town.textContent, other.textContent, isApart]).toEqual([
            town.textContent,
            other.textContent,
            true,
          ])
        }
    })
    await expect(map ?? canvasElement).toBeVisible()
  }
}

export const Moscow: Story = {
  name: 'PRICE-16 far from any coast: rivers and towns say where',
  args: {
    from: place('Sheremetyevo Airport', 55.9726, 37.4146),
    to: place('Tverskaya Street 12', 55.7637, 37.6069),
  },
  play: around(/Khimki|Mytishchi/),
}

export const MoscowRussian: Story = {
  ...Moscow,
  name: 'PRICE-16 towns by their Russian names',
  args: { from: place('Шереметьево', 55.9726, 37.4146), to: place('Тверская улица, 12', 55.7637, 37.6069) },
  globals: { locale: 'ru' },
  play: around(/Химки|Мытищи/),
}

export const London: Story = {
  name: 'PRICE-16 London, its river and its towns',
  args: { from: place('Heathrow', 51.4706, -0.46194), to: place('The Savoy', 51.5103, -0.1205) },
  play: around(/Wembley|Hounslow|Harrow/),
}

export const LondonDark: Story = {
  ...London,
  name: 'PRICE-16 London in the dark',
  globals: { theme: 'dark' },
}

export const Madrid: Story = {
  name: 'PRICE-16 Madrid and the towns around',
  args: {
    from: place('Madrid-Barajas', 40.47193, -3.56264),
    to: place('Hotel Riu Plaza España', 40.4237, -3.7115),
  },
  play: around(/Coslada|Hortaleza/),
}

export const MadridDarkSmall: Story = {
  ...Madrid,
  name: 'PRICE-16 Madrid on a phone, in the dark and in Russian',
  args: { ...Madrid.args, height: 240, from: place('Мадрид — Барахас', 40.47193, -3.56264) },
  globals: { theme: 'dark', locale: 'ru' },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  play: around(/Кослада|Алькобендас|Hortaleza/),
}

export const LongDistance: Story = {
  name: 'a day’s drive',
  play: drawn,
  args: { from: place('Paris', 48.8566, 2.3522), to: place('Barcelona', 41.3874, 2.1686) },
}

export const DateLine: Story = {
  name: 'PRICE-15 over the date line, not round the world',
  args: { from: place('Vladivostok', 43.1155, 131.8855), to: place('Anchorage', 61.2176, -149.8997) },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    const [start, finish] = marks(map).map((mark) => mark.getBoundingClientRect().left)
    await expect(finish).toBeGreaterThan(start as number)
  },
}

export const Fiji: Story = {
  args: { from: place('Nadi Airport', -17.7554, 177.4434), to: place('Taveuni', -16.8, -179.95) },
  play: drawn,
}

export const Dark: Story = { globals: { theme: 'dark' }, play: drawn }
export const Russian: Story = { globals: { theme: 'wherry', locale: 'ru' }, play: drawn }

export const RightToLeft: Story = {
  name: 'UI-07 right to left: the controls change sides, the map does not mirror',
  globals: { dir: 'rtl' },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    const [start, finish] = marks(map).map((mark) => mark.getBoundingClientRect().left)
    await expect(start).toBeLessThan(finish as number)
  },
}

/** The names of the ends stand in the map, each apart from the other and from the buttons. */
async function named({ canvasElement }: { canvasElement: HTMLElement }) {
  const map = await settled(canvasElement)
  const names = [...map.querySelectorAll('bdi')].filter((name) => name.checkVisibility())
  await expect(names).toHaveLength(2)
  const buttons = within(canvasElement).getAllByRole('button', { name: /^Zoom/ })
  const boxes = [...names, ...buttons].map((element) => element.getBoundingClientRect())
  const bounds = map.getBoundingClientRect()
  for (const [at, box] of boxes.slice(0, 2).entries()) {
    await expect(box.width).toBeGreaterThan(24)
    await expect([box.left >= bounds.left, box.right <= bounds.right]).toEqual([true, true])
    await expect([box.top >= bounds.top, box.bottom <= bounds.bottom]).toEqual([true, true])
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top
      await expect(isApart).toBe(true)
    }
  }
}

export const SmallNames: Story = {
  name: 'PRICE-16 the ends are named at 288 px too, and the names do not meet',
  play: named,
  args: {
    height: 180,
    from: place('Istanbul Airport', 41.261, 28.742),
    to: place('Sabiha Gökçen International Airport', 41.25, 29.3),
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const SmallNamesDark: Story = {
  ...SmallNames,
  name: 'PRICE-16 the names in the dark',
  globals: { theme: 'dark' },
}

export const Small: Story = {
  name: '180 px under the form',
  play: named,
  args: { height: 180, stops: [place('Dolmabahçe Palace', 41.0391, 29.0005)] },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
}

export const SmallCovered: Story = {
  name: 'PRICE-16 on a phone what stands on the map covers no end of the route, though it takes two rows',
  args: { height: 180, from: place('Аэропорт Сабиха Гёкчен', 40.8986, 29.3092), to: airport },
  globals: { locale: 'ru' },
  parameters: { module: withTiles(local()) },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const map = await canvas.findByRole('region')
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'drawn'))
    // The line that the map folds to says it too.
    const [trip] = (await canvas.findAllByText(/^примерно/)).flatMap((one) => one.closest('p') ?? [])
    if (!trip) throw new Error('The map says no time')
    const credit = canvas.getByText(/OpenStreetMap/).closest('p')!
    await expect(trip.getBoundingClientRect().bottom).toBeLessThan(credit.getBoundingClientRect().top)
    const covers = [trip, credit, ...canvas.getAllByRole('button')]
    const isCovered = () => {
      const boxes = covers.map((cover) => cover.getBoundingClientRect())
      return marks(map).some((icon) => {
        const mark = icon.firstElementChild!.getBoundingClientRect()
        return boxes.some(
          ({ left, right, top, bottom }) =>
            mark.right > left && mark.left < right && mark.bottom > top && mark.top < bottom,
        )
      })
    }
    await expect(marks(map)).toHaveLength(2)
    await waitFor(() => expect(isCovered()).toBe(false))
  },
}

export const Hostile: Story = {
  name: 'SEC-07 a name from outside stays a text',
  args: {
    from: place('<img src=x onerror="document.title=1">\u202egnp.exe', 41.261, 28.742),
    to: place(`${'W'.repeat(400)}`, 40.9836, 29.0266),
  },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(map.querySelector('img, script')).toBeNull()
    await expect(marks(map)[0]).toHaveTextContent('<img src=x onerror="document.title=1">gnp.exe')
  },
}

export const Buttons: Story = {
  name: 'A11Y-01 the map, then its two buttons: by keyboard and by name',
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    const canvas = within(canvasElement)
    const apart = () => {
      const [start = 0, finish = 0] = marks(map).map((mark) => mark.getBoundingClientRect().left)
      return finish - start
    }
    await userEvent.tab()
    await expect(map).toHaveFocus()
    // Its panes would lie over an outline of its own (WCAG 2.4.7).
    const ring = getComputedStyle(map, '::after')
    await expect(ring).toMatchObject({ outlineStyle: 'solid', pointerEvents: 'none' })
    const panes = [...map.querySelectorAll('.leaflet-pane')].map(
      (one) => Number(getComputedStyle(one).zIndex) || 0,
    )
    await expect(Number(ring.zIndex)).toBeGreaterThan(Math.max(...panes))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus()
    const before = apart()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(apart()).toBeGreaterThan(before * 1.8))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(apart()).toBeLessThan(before * 1.1))
  },
}
