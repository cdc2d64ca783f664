import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { StoryPage } from '../../../testing/pages/bookingPage.tsx'
import { withModule } from '../../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Booking/Route types',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: null, onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const [vnukovo, sheremetyevo] = ['ap-VKO', 'ap-SVO']
const [kazansky, leningradsky] = ['st-kazansky', 'st-leningradsky']
const [hotel, street] = ['ho-metropol-moscow', 'ad-tverskaya-12']

/** Name of a control, with a star if it is required. */
function nameOf(control: HTMLElement): string {
  const { labels, required } = control as HTMLInputElement
  const name = control.ariaLabel ?? labels?.[0]?.textContent ?? ''
  return name.replace(/\s*optional$/, '').trim() + (required || control.ariaRequired === 'true' ? '*' : '')
}

/** Story of a pair of places, which checks the trip's controls in their order. */
function pair(route: readonly [string, string | null], fields: readonly string[]): Story {
  return {
    args: { route },
    async play({ canvasElement }) {
      const trip = within(await within(canvasElement).findByRole('region', { name: 'Your trip' }))
      const controls = [...trip.queryAllByRole('textbox'), ...trip.queryAllByRole('combobox')].sort(
        (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1),
      )
      await expect(controls.map(nameOf)).toEqual(fields)
    },
  }
}

export const SuburbSuburb: Story = {
  ...pair([hotel, street], ['Pickup date*', 'Pickup time*']),
  name: 'From door to door',
  tags: ['example', 'BOOK-06'],
}

export const SuburbStation: Story = {
  ...pair(
    [hotel, leningradsky],
    ['Train number', 'Departure date*', 'Departure time*', 'Pickup date*', 'Pickup time*'],
  ),
  name: 'From a door to a station',
  tags: ['example', 'BOOK-07', 'BOOK-12'],
}

export const SuburbAirport: Story = {
  ...pair(
    [hotel, vnukovo],
    ['Flight number', 'Terminal', 'Departure date*', 'Departure time*', 'Pickup date*', 'Pickup time*'],
  ),
  name: 'From a door to an airport',
  tags: ['example', 'BOOK-07', 'BOOK-12'],
}

export const StationSuburb: Story = {
  ...pair(
    [kazansky, street],
    ['Train number*', 'Carriage*', 'Arrival date*', 'Arrival time*', 'Name on the sign'],
  ),
  name: 'From a station to a door',
  tags: ['example', 'BOOK-08'],
}

export const StationStation: Story = {
  ...pair(
    [kazansky, leningradsky],
    ['Train number*', 'Arrival date*', 'Arrival time*', 'Train number', 'Name on the sign'],
  ),
  name: 'From a station to a station: no carriage is asked at its end',
  tags: ['example', 'BOOK-09', 'BOOK-12'],
}

export const StationAirport: Story = {
  ...pair(
    [kazansky, sheremetyevo],
    [
      'Train number*',
      'Carriage*',
      'Arrival date*',
      'Arrival time*',
      'Flight number',
      'Terminal',
      'Name on the sign',
    ],
  ),
  name: 'From a station to an airport: the departure’s time is not asked',
  tags: ['example', 'BOOK-11', 'BOOK-12'],
}

export const AirportSuburb: Story = {
  ...pair(
    [vnukovo, street],
    ['Flight number*', 'Terminal', 'Landing date*', 'Landing time*', 'Name on the sign'],
  ),
  name: 'From an airport to a door',
  tags: ['example', 'BOOK-10', 'BOOK-12'],
}

export const AirportStation: Story = {
  ...pair(
    [vnukovo, leningradsky],
    ['Flight number*', 'Terminal', 'Landing date*', 'Landing time*', 'Train number', 'Name on the sign'],
  ),
  name: 'From an airport to a station',
  tags: ['example', 'BOOK-10', 'BOOK-12'],
}

export const AirportAirport: Story = {
  ...pair(
    [vnukovo, sheremetyevo],
    [
      'Flight number*',
      'Terminal',
      'Landing date*',
      'Landing time*',
      'Flight number',
      'Terminal',
      'Name on the sign',
    ],
  ),
  name: 'From an airport to an airport',
  tags: ['example', 'BOOK-10', 'BOOK-12'],
}

export const SuburbRent: Story = {
  ...pair([hotel, null], ['Pickup date*', 'Pickup time*']),
  name: 'By the hour from a door',
  tags: ['example', 'BOOK-06'],
}

export const AirportRent: Story = {
  ...pair(
    [vnukovo, null],
    ['Flight number*', 'Terminal', 'Landing date*', 'Landing time*', 'Name on the sign'],
  ),
  name: 'By the hour from an airport',
  tags: ['example', 'BOOK-10'],
}

export const StationRent: Story = {
  ...pair(
    [kazansky, null],
    ['Train number*', 'Carriage*', 'Arrival date*', 'Arrival time*', 'Name on the sign'],
  ),
  name: 'By the hour from a station',
  tags: ['example', 'BOOK-11'],
}
