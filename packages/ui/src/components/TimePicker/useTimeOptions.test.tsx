import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { moduleDates } from '../../testing/moduleDates.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { OwnTime } from './useTimeOptions.example.tsx'

afterEach(() => cleanup())

it('UI-02 an own control by the hook is typed into, walked by arrows and pressed', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider {...moduleDates}>
      <OwnTime onChange={onChange} step={30} offReason={(time) => (time === '11:00' ? 'Too late' : null)} />
    </ThemeProvider>,
  )
  const input = getByRole('combobox', { name: 'Time' })
  input.element().focus()
  await userEvent.keyboard('1030')
  expect(onChange).toHaveBeenLastCalledWith('10:30', { nextDay: false })
  await userEvent.keyboard('{ArrowDown}')
  const late = getByRole('option', { name: '11:00' })
  await expect.element(late).toHaveAttribute('aria-selected', 'true')
  await expect.element(late).toHaveAttribute('aria-disabled', 'true')
  expect(input.element().getAttribute('aria-activedescendant')).toBe(late.element().id)
  await getByRole('option', { name: '12:00' }).click()
  await expect.element(input).toHaveValue('12:00')
  await expect.element(getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}a{/Control}1100{Enter}')
  await expect.element(getByRole('alert')).toHaveTextContent('Too late')
  expect(onChange).toHaveBeenLastCalledWith(null, { nextDay: false })
})

it('UI-02 an own control by the hook reads and shows times of the clock that is asked for', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider {...moduleDates}>
      <OwnTime onChange={onChange} step={30} hourCycle={12} />
    </ThemeProvider>,
  )
  const input = getByRole('combobox', { name: 'Time' })
  await expect.element(input).toHaveAttribute('inputmode', 'text')
  input.element().focus()
  await userEvent.keyboard('9:30 pm')
  expect(onChange).toHaveBeenLastCalledWith('21:30', { nextDay: false })
  await getByRole('option', { name: '10:00 PM' }).click()
  expect(onChange).toHaveBeenLastCalledWith('22:00', { nextDay: false })
  await expect.element(input).toHaveValue('10:00 PM')
})
