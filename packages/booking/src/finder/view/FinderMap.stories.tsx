import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useFinderDispatch } from '../../module/search/useFinder.ts'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createAirport, createHouse } from '../../testing/samples/fixtures.ts'
import { FinderMap } from './FinderMap.tsx'

/** The map with buttons in place of the form. */
function Page() {
  const dispatch = useFinderDispatch()
  return (
    <>
      <button
        type="button"
        onClick={() => dispatch({ type: 'placeChosen', side: 'from', place: createAirport() })}
      >
        Choose from
      </button>
      <button
        type="button"
        onClick={() => dispatch({ type: 'placeChosen', side: 'to', place: createHouse() })}
      >
        Choose to
      </button>
      <button type="button" onClick={() => dispatch({ type: 'cleared', side: 'to' })}>
        Clear to
      </button>
      <FinderMap />
    </>
  )
}

const meta = {
  title: 'Screens/Map/In the finder',
  component: Page,
  decorators: [withModule],
  parameters: { sandbox: {} },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement)
    .findByRole('button', { name })
    .then((button) => userEvent.click(button))

/** The map appears once both places were set and stays. */
export const Appears: Story = {
  name: 'With a map',
  tags: ['example', 'PRICE-15', 'A11Y-04'],
  parameters: { focusWalk: 60 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await press(canvasElement, 'Choose from')
    await expect(canvas.queryByRole('region')).toBeNull()
    await press(canvasElement, 'Choose to')
    const map = await canvas.findByRole('region', { name: 'Map of the route' })
    const marks = () => map.querySelectorAll('.leaflet-marker-icon')
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'drawn'))
    await expect(marks()).toHaveLength(2)
    const before = marks()[0]?.getBoundingClientRect()
    await press(canvasElement, 'Clear to')
    await waitFor(() => expect(marks()).toHaveLength(1))
    await waitFor(() => expect(map).toBeVisible())
    await expect(marks()[0]?.getBoundingClientRect().left).toBeCloseTo(before?.left as number, 0)
  },
}
