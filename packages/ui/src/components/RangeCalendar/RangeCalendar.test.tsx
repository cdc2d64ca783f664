import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'

conforms('RangeCalendar', (props) => (
  <RangeCalendar
    value={{ start: '2027-06-14', end: '2027-06-18' }}
    today="2027-06-09"
    onChange={() => {}}
    {...props}
  />
))

const draw = (chosen: { start: string; end: string } | null) =>
  render(
    <ThemeProvider>
      <RangeCalendar defaultValue={chosen} today="2027-06-09" months={1} />
    </ThemeProvider>,
  )

it('UI-01 A11Y-02 its grid says that several days are selected', async () => {
  const { getByRole } = await draw({ start: '2027-06-14', end: '2027-06-18' })
  await expect.element(getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  expect(getByRole('gridcell', { selected: true }).elements()).toHaveLength(5)
  await cleanup()
})

it('UI-01 A11Y-02 keys lead on from a pointer at rest: the span that is painted is the one that Enter takes', async () => {
  const { container, getByRole } = await draw(null)
  const painted = () =>
    [...container.querySelectorAll('[role=gridcell]')].filter((cell) => cell.hasAttribute('data-span')).length
  await getByRole('button', { name: /June 14, 2027/ }).click()
  await getByRole('button', { name: /June 25, 2027/ }).hover()
  await expect.poll(painted).toBe(12)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(painted).toBe(3)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => getByRole('gridcell', { selected: true }).elements().length).toBe(3)
  await cleanup()
})
