import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { StoryPage } from '../../testing/bookingPage.tsx'
import { withModule } from '../../testing/storyModule.tsx'

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

/** Name of a control, with a star where it has to be filled in. */
function nameOf(control: HTMLElement): string {
  const { labels, required } = control as HTMLInputElement
  const name = control.ariaLabel ?? labels?.[0]?.textContent ?? ''
  return name.replace(/\s*optional$/, '').trim() + (required || control.ariaRequired === 'true' ? '*' : '')
}

/** A story of a pair of places: the trip's controls in the order in which they stand. */
function pair(name: string, route: readonly [string, string | null], fields: readonly string[]): Story {
  return {
    name,
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

export const SuburbSuburb = pair('BOOK-06 SUBURB_SUBURB', [hotel, street], ['Pickup date*', 'Pickup time*'])

export const SuburbStation = pair(
  'BOOK-07 BOOK-12 SUBURB_STATION',
  [hotel, leningradsky],
  ['Train number', 'Departure date*', 'Departure time*', 'Pickup date*', 'Pickup time*'],
)

export const SuburbAirport = pair(
  'BOOK-07 BOOK-12 SUBURB_AIRPORT',
  [hotel, vnukovo],
  ['Flight number', 'Terminal', 'Departure date*', 'Departure time*', 'Pickup date*', 'Pickup time*'],
)

export const StationSuburb = pair(
  'BOOK-08 STATION_SUBURB',
  [kazansky, street],
  ['Train number*', 'Carriage*', 'Arrival date*', 'Arrival time*', 'Name on the sign'],
)

export const StationStation = pair(
  'BOOK-09 BOOK-12 STATION_STATION: no carriage is asked',
  [kazansky, leningradsky],
  ['Train number*', 'Arrival date*', 'Arrival time*', 'Train number', 'Name on the sign'],
)

export const StationAirport = pair(
  'BOOK-11 BOOK-12 STATION_AIRPORT: the departure’s time is not asked',
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
)

export const AirportSuburb = pair(
  'BOOK-10 BOOK-12 AIRPORT_SUBURB',
  [vnukovo, street],
  ['Flight number*', 'Terminal', 'Landing date*', 'Landing time*', 'Name on the sign'],
)

export const AirportStation = pair(
  'BOOK-10 BOOK-12 AIRPORT_STATION',
  [vnukovo, leningradsky],
  ['Flight number*', 'Terminal', 'Landing date*', 'Landing time*', 'Train number', 'Name on the sign'],
)

export const AirportAirport = pair(
  'BOOK-10 BOOK-12 AIRPORT_AIRPORT',
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
)

export const SuburbRent = pair('BOOK-06 SUBURB_RENT', [hotel, null], ['Pickup date*', 'Pickup time*'])

export const AirportRent = pair(
  'BOOK-10 AIRPORT_RENT',
  [vnukovo, null],
  ['Flight number*', 'Terminal', 'Landing date*', 'Landing time*', 'Name on the sign'],
)

export const StationRent = pair(
  'BOOK-11 STATION_RENT',
  [kazansky, null],
  ['Train number*', 'Carriage*', 'Arrival date*', 'Arrival time*', 'Name on the sign'],
)
