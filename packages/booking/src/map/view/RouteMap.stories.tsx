import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type MapPlace, type MapRoute, RouteMapBlock } from '../../offers/view/RouteMapBlock.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import tile from './storyTile.svg?no-inline'

const place = (text: string, lat: number, lng: number): MapPlace => ({ text, location: { lat, lng } })
const airport = place('Istanbul Airport', 41.261, 28.742)
const moda = place('Moda Caddesi 142, Caferağa', 40.9836, 29.0266)

interface PageProps extends MapRoute {
  /** Height of the map's place in px. */
  height: number
}

/** Place of the map in the finder: the right column, or below the form. */
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
/** Answers every request for a road with an empty path. */
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

/** Waits until the ground of the map is drawn, so that the picture does not change any more. */
async function settled(canvasElement: HTMLElement) {
  const map = await region(canvasElement)
  await waitFor(() => expect(map).toHaveAttribute('data-ground', 'drawn'))
  return map
}
/** Checks only that the map is drawn and visible. */
async function drawn({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(() => expect(canvasElement.querySelector('[data-ground=drawn]')).toBeVisible())
}
const marks = (map: HTMLElement) => [...map.querySelectorAll('.leaflet-marker-icon')]

/** Start, finish and the road, on outlines of the land. */
export const Route: Story = {
  name: 'A route',
  tags: ['example', 'PRICE-15', 'PRICE-16'],
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(marks(map)).toHaveLength(2)
    await expect(map).toHaveAccessibleDescription(
      /^From \u2068Istanbul Airport\u2069 to \u2068Moda Caddesi 142, Caferağa\u2069: about \d\d\u00a0km, .+/,
    )
    await expect(within(canvasElement).getByText('Natural Earth, GeoNames')).toBeVisible()
  },
}

/** Configured tiles and their attribution. */
export const Tiles: Story = {
  name: 'With tiles',
  tags: ['example', 'PRICE-16'],
  parameters: { module: withTiles(local()) },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await waitFor(() => expect(map.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3))
    const credit = within(canvasElement).getByRole('link', { name: /OpenStreetMap/ })
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  },
}

export const TilesMissing: Story = {
  name: 'Where no tile comes the land is drawn',
  tags: ['PRICE-16'],
  parameters: { module: withTiles('http://localhost:1/tile') },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await waitFor(() => expect(map.querySelectorAll('.leaflet-land-pane path').length).toBeGreaterThan(0))
  },
}

export const TilesRefused: Story = {
  name: 'Tiles of an address that may not be asked are not asked for: the land is drawn',
  tags: ['PRICE-16'],
  parameters: { module: withTiles(local().replace('//', '//{s}.')) },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await waitFor(() => expect(map.querySelectorAll('.leaflet-land-pane path').length).toBeGreaterThan(0))
    await expect(map.querySelectorAll('.leaflet-tile-pane img')).toHaveLength(0)
    await expect(within(canvasElement).getByText('Natural Earth, GeoNames')).toBeVisible()
  },
}

/** Stops are numbered, and listed in words. */
export const Stops: Story = {
  name: 'With stops',
  tags: ['example', 'PRICE-15'],
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

/** A rent shows its pickup alone. */
export const Pickup: Story = {
  name: 'A pickup alone',
  tags: ['example', 'PRICE-15'],
  args: { to: null },
  async play({ canvasElement }) {
    const map = await within(canvasElement).findByRole('region', { name: 'Map of the pickup' })
    await waitFor(() => expect(marks(map)).toHaveLength(1))
  },
}

/** A straight line while the road is asked. */
export const Loading: Story = {
  name: 'While the road is asked',
  tags: ['example', 'PRICE-15'],
  parameters: { module: { wrapFetch: never } },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    await expect(map.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1)
    await expect(within(canvasElement).queryByText(/about/)).toBeNull()
  },
}

/** A straight line and no numbers where no road leads. */
export const NoRoad: Story = {
  name: 'No road',
  tags: ['example', 'PRICE-15'],
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

/**
 * Checks that towns have names, one of them an expected one, and that no name covers another one, a mark's
 * name or a card.
 */
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

/** Far from any coast: rivers and towns say where. */
export const Moscow: Story = {
  name: 'Moscow',
  tags: ['example', 'PRICE-16'],
  args: {
    from: place('Sheremetyevo Airport', 55.9726, 37.4146),
    to: place('Tverskaya Street 12', 55.7637, 37.6069),
  },
  play: around(/Khimki|Mytishchi/),
}

/** Towns by their Russian names. */
export const MoscowRussian: Story = {
  ...Moscow,
  name: 'Moscow, in Russian',
  tags: ['example', 'PRICE-16'],
  args: { from: place('Шереметьево', 55.9726, 37.4146), to: place('Тверская улица, 12', 55.7637, 37.6069) },
  globals: { locale: 'ru' },
  play: around(/Химки|Мытищи/),
}

/** London, its river and its towns. */
export const London: Story = {
  name: 'London',
  tags: ['example', 'PRICE-16'],
  args: { from: place('Heathrow', 51.4706, -0.46194), to: place('The Savoy', 51.5103, -0.1205) },
  play: around(/Wembley|Hounslow|Harrow/),
}

export const LondonDark: Story = {
  ...London,
  name: 'London in the dark',
  tags: ['PRICE-16'],
  globals: { theme: 'dark' },
}

/** Madrid and the towns around. */
export const Madrid: Story = {
  name: 'Madrid',
  tags: ['example', 'PRICE-16'],
  args: {
    from: place('Madrid-Barajas', 40.47193, -3.56264),
    to: place('Hotel Riu Plaza España', 40.4237, -3.7115),
  },
  play: around(/Coslada|Hortaleza/),
}

export const MadridDarkSmall: Story = {
  ...Madrid,
  name: 'Madrid on a phone, in the dark and in Russian',
  tags: ['example', 'PRICE-16'],
  args: { ...Madrid.args, height: 240, from: place('Мадрид — Барахас', 40.47193, -3.56264) },
  globals: { theme: 'dark', locale: 'ru' },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  play: around(/Кослада|Алькобендас|Hortaleza/),
}

export const LongDistance: Story = {
  name: 'A day’s drive',
  tags: ['example'],
  play: drawn,
  args: { from: place('Paris', 48.8566, 2.3522), to: place('Barcelona', 41.3874, 2.1686) },
}

/** Over the date line, not round the world. */
export const DateLine: Story = {
  name: 'Over the date line',
  tags: ['example', 'PRICE-15'],
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

/** Right to left: the controls change sides, the map does not mirror. */
export const RightToLeft: Story = {
  name: 'Right to left',
  tags: ['example', 'UI-07'],
  globals: { dir: 'rtl' },
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    const [start, finish] = marks(map).map((mark) => mark.getBoundingClientRect().left)
    await expect(start).toBeLessThan(finish as number)
  },
}

/** Checks that the names of both ends are in the map, apart from each other and from the buttons. */
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
  name: 'The ends are named at 288 px too, and the names do not meet',
  tags: ['PRICE-16'],
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
  name: 'Names in the dark',
  tags: ['PRICE-16'],
  globals: { theme: 'dark' },
}

export const Small: Story = {
  name: '180 px under the form',
  tags: ['example'],
  play: named,
  args: { height: 180, stops: [place('Dolmabahçe Palace', 41.0391, 29.0005)] },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
}

export const SmallCovered: Story = {
  name: 'On a phone what stands on the map covers no end of the route, though it takes two rows',
  tags: ['PRICE-16'],
  args: { height: 180, from: place('Аэропорт Сабиха Гёкчен', 40.8986, 29.3092), to: airport },
  globals: { locale: 'ru' },
  parameters: { module: withTiles(local()) },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const map = await canvas.findByRole('region')
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'drawn'))
    // The folded map's line has the same text, so there are several matches.
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
  name: 'A name from outside stays a text',
  tags: ['SEC-07'],
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
  name: 'The map, then its two buttons: by keyboard and by name',
  tags: ['A11Y-01'],
  async play({ canvasElement }) {
    const map = await settled(canvasElement)
    const canvas = within(canvasElement)
    const apart = () => {
      const [start = 0, finish = 0] = marks(map).map((mark) => mark.getBoundingClientRect().left)
      return finish - start
    }
    await userEvent.tab()
    await expect(map).toHaveFocus()
    // The panes would cover the map's own outline, so the focus ring is above them (WCAG 2.4.7).
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
