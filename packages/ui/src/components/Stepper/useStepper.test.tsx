import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { OwnStepper } from './useStepper.example.tsx'

afterEach(() => cleanup())

it('UI-07 an own control by the hook takes keys, buttons and typed numbers, within its limits', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider>
      <OwnStepper
        label="Bags"
        defaultValue={2}
        maxValue={4}
        maxReason="The boot is full"
        onChange={onChange}
      />
    </ThemeProvider>,
  )
  const input = getByRole('spinbutton', { name: 'Bags' })
  input.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(input).toHaveValue('3')
  await getByRole('button', { name: 'Bags: more' }).click()
  await expect.element(input).toHaveValue('4')
  await expect.element(input).toHaveFocus()
  await expect
    .element(getByRole('button', { name: 'Bags: more' }))
    .toHaveAccessibleDescription('The boot is full')
  await userEvent.keyboard('{Home}')
  await expect.element(getByRole('button', { name: 'Bags: fewer' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(input, '2,5')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveAccessibleDescription(/\d/)
  expect(onChange.mock.calls.slice(0, 3)).toEqual([[3], [4], [0]])
})

it('UI-07 an own control that is read only is not stepped', async () => {
  const onChange = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider>
      <OwnStepper label="Bags" defaultValue={2} isReadOnly onChange={onChange} />
    </ThemeProvider>,
  )
  getByRole('spinbutton', { name: 'Bags' }).element().focus()
  await userEvent.keyboard('{ArrowUp}{End}{PageUp}')
  getByRole('button', { name: 'Bags: more' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onChange).not.toHaveBeenCalled()
})
