import { expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { persian } from '../../calendars/persian.ts'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Calendar } from './Calendar.tsx'

conforms('Calendar', (props) => (
  <Calendar value="2027-06-14" today="2027-06-09" onChange={() => {}} {...props} />
))

conforms('Calendar of several days', (props) => (
  <Calendar
    selectionMode="multiple"
    value={['2027-06-14', '2027-06-16']}
    today="2027-06-09"
    onChange={() => {}}
    {...props}
  />
))
conforms('Calendar of Persian months', (props) => (
  <Calendar value="2027-06-14" today="2027-06-09" calendar={persian} onChange={() => {}} {...props} />
))

it('UI-02 of several days an off day is answered by the nearest day that is free and not chosen', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider>
      <Calendar
        selectionMode="multiple"
        value={['2027-06-15']}
        today="2027-06-09"
        offReason={(day) => (day === '2027-06-14' ? 'All cars are taken' : null)}
        onChange={onChange}
      />
    </ThemeProvider>,
  )
  // A browser presses an off day too; the driver waits until it is enabled.
  getByRole('button', { name: /June 14, 2027/ })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await getByRole('button', { name: /^Nearest free day/ }).click()
  expect(onChange.mock.calls).toEqual([[['2027-06-13', '2027-06-15']]])
  await cleanup()
})
