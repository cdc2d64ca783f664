import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { OwnPhone } from './usePhoneInput.example.tsx'

afterEach(() => cleanup())

it('UI-06 an own control by the hook groups, asks for the country, and hands out E.164', async () => {
  const onChange = vi.fn()
  const onCountry = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider>
      <OwnPhone onChange={onChange} onCountry={onCountry} />
    </ThemeProvider>,
  )
  const input = getByRole('textbox', { name: 'Phone' })
  const countries = getByRole('combobox', { name: 'Country code' })
  input.element().focus()
  await expect.poll(() => countries.element().querySelectorAll('option').length).toBeGreaterThan(200)
  await userEvent.keyboard('5321184027')
  await expect.element(getByRole('status')).toHaveTextContent('Choose the country')
  await userEvent.selectOptions(countries, 'TR')
  await expect.element(input).toHaveValue('+90 532 118 40 27')
  expect(onCountry).toHaveBeenCalledExactlyOnceWith('TR')
  expect(onChange).toHaveBeenLastCalledWith('+905321184027')
  await expect.element(getByRole('status')).not.toHaveTextContent('Choose the country')
})

it('UI-06 an own control by the hook shows a given number in groups, with its country', async () => {
  const { getByRole } = await render(
    <ThemeProvider>
      <OwnPhone value="+905321184027" />
    </ThemeProvider>,
  )
  await expect.element(getByRole('textbox', { name: 'Phone' })).toHaveValue('+90 532 118 40 27')
  await expect.element(getByRole('combobox', { name: 'Country code' })).toHaveValue('TR')
})
