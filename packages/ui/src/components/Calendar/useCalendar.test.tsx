import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { persian } from '../../calendars/persian.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import type { MultipleCalendarOptions } from './calendarOptions.ts'
import { OwnCalendar } from './useCalendar.example.tsx'
import { useCalendar } from './useCalendar.ts'

afterEach(() => cleanup())

it('UI-01 an own grid by the hook is walked, refuses an off day and leads to the nearest free one', async () => {
  const onChange = vi.fn()
  const { getByRole, getByText } = await render(
    <ThemeProvider>
      <OwnCalendar
        defaultValue="2027-06-16"
        today="2027-06-09"
        autoFocus
        offReason={(day) => (day === '2027-06-18' ? 'Sold out' : null)}
        onChange={onChange}
      />
    </ThemeProvider>,
  )
  await expect.element(getByRole('button', { name: /June 16, 2027/ })).toHaveFocus()
  await expect
    .element(getByRole('gridcell', { name: /June 16, 2027/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const off = getByRole('button', { name: /June 18, 2027.*Sold out/ })
  await expect.element(off).toHaveFocus()
  await expect.element(off).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Sold out').first()).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
  await getByRole('button', { name: /nearest/i }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-06-19')
})

it('UI-01 an own grid by the hook goes to the months and back to the days', async () => {
  const { getByRole } = await render(
    <ThemeProvider>
      <OwnCalendar defaultValue="2027-06-16" today="2027-06-09" />
    </ThemeProvider>,
  )
  await getByRole('button', { name: /^June 2027/ }).click()
  await getByRole('button', { name: 'August 2027' }).click()
  await expect.element(getByRole('grid', { name: 'August 2027' })).toBeVisible()
})

function OwnDays(props: MultipleCalendarOptions) {
  const { months, rootProps, value, hint, dayProps } = useCalendar(props)
  return (
    <div {...rootProps}>
      <p id="hint">{hint}</p>
      <output>{value.join(' ')}</output>
      {months.map(({ month, title, titleTextProps, gridProps, rows }) => (
        <div key={month} {...gridProps} aria-describedby="hint">
          <h2 {...titleTextProps}>{title}</h2>
          {rows.flat().map((cell) => (
            <button key={cell.key} {...dayProps(cell)}>
              {cell.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

it('UI-01 an own grid of several days by the hook adds a day in its place and takes a chosen one back', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider>
      <OwnDays
        selectionMode="multiple"
        defaultValue={['2027-06-16']}
        today="2027-06-09"
        onChange={onChange}
      />
    </ThemeProvider>,
  )
  const grid = getByRole('grid', { name: 'June 2027' })
  await expect.element(grid).toHaveAttribute('aria-multiselectable', 'true')
  await expect.element(grid).toHaveAccessibleDescription(/adds a day/)
  await getByRole('button', { name: /June 14, 2027/ }).click()
  expect(onChange).toHaveBeenLastCalledWith(['2027-06-14', '2027-06-16'])
  await getByRole('button', { name: /June 16, 2027/ }).click()
  expect(onChange).toHaveBeenLastCalledWith(['2027-06-14'])
  await expect.element(getByRole('status')).toHaveTextContent('2027-06-14')
})

it('UI-01 an own grid by the hook has the months of the calendar that is asked for', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider calendar={persian}>
      <OwnCalendar defaultValue="2027-06-14" today="2027-06-09" onChange={onChange} />
    </ThemeProvider>,
  )
  await expect.element(getByRole('grid', { name: 'Khordad 1406' })).toBeVisible()
  await getByRole('button', { name: /Khordad 25, 1406/ }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-06-15')
})
