import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx'

const same = (text: string) => text
const groups = [{ key: 'towns', items: ['Istanbul', 'Izmir'] }]
const drawn = (props: Partial<SuggestFieldProps<string>> = {}) => (
  <SuggestField label="Town" groups={groups} getKey={same} getText={same} {...props} />
)

conforms('SuggestField', (props) => drawn({ inputValue: 'Ist', ...props }), { element: HTMLInputElement })

describe('SuggestField', () => {
  afterEach(() => cleanup())

  it('its text is what a form gets, and what a reset puts back', async () => {
    const { getByRole, container } = await render(
      <ThemeProvider>
        <form>
          {drawn({ name: 'town', defaultInputValue: 'Izmir' })}
          <Button type="reset">Begin anew</Button>
        </form>
      </ThemeProvider>,
    )
    const input = getByRole('combobox', { name: 'Town' })
    const sent = () => new FormData(container.querySelector('form')!).get('town')
    expect(sent()).toBe('Izmir')
    await input.fill('Ist')
    expect(sent()).toBe('Ist')
    await getByRole('option', { name: 'Istanbul' }).click()
    await expect.element(input).toHaveValue('Istanbul')
    expect(sent()).toBe('Istanbul')
    await getByRole('button', { name: 'Begin anew' }).click()
    await expect.element(input).toHaveValue('Izmir')
    expect(sent()).toBe('Izmir')
  })

  it('an owner holds the text: it is told of each change, not of a choice', async () => {
    const onInputChange = vi.fn()
    const onSelect = vi.fn()
    const { getByRole } = await render(
      <ThemeProvider>{drawn({ inputValue: '', onInputChange, onSelect })}</ThemeProvider>,
    )
    const input = getByRole('combobox', { name: 'Town' })
    await input.fill('Iz')
    expect(onInputChange.mock.calls).toEqual([['Iz', 'type']])
    await expect.element(input).toHaveValue('')
    await getByRole('option', { name: 'Izmir' }).click()
    expect(onSelect.mock.calls).toEqual([['Izmir']])
    expect(onInputChange).toHaveBeenCalledTimes(1)
  })
})
