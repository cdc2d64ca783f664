import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { MultiComboBox, type MultiComboBoxProps } from './MultiComboBox.tsx'

const same = (text: string) => text
const groups = [{ key: 'towns', items: ['Istanbul', 'Izmir', 'Málaga'] }]
const towns = (props: Partial<MultiComboBoxProps<string>> = {}) => (
  <MultiComboBox label="Towns" fullScreen="never" getKey={same} getText={same} groups={groups} {...props} />
)

conforms('MultiComboBox', (props) => towns({ defaultValue: ['Izmir'], ...props }), {
  element: HTMLInputElement,
})

const draw = async (tree: React.ReactElement) => {
  const { container } = await render(
    <ThemeProvider>
      <form aria-label="Order" onSubmit={(event) => event.preventDefault()}>
        {tree}
        <button type="button">After</button>
      </form>
    </ThemeProvider>,
  )
  const form = container.querySelector('form')!
  return {
    form,
    input: form.querySelector<HTMLInputElement>('[role="combobox"]')!,
    sent: () => new FormData(form).getAll('towns'),
    rows: () => [...form.querySelectorAll('[role="option"]')].map((row) => row.textContent),
  }
}
const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 1000 })

describe('MultiComboBox in a form (UI-18)', () => {
  afterEach(() => cleanup())

  it('sends each key by itself, and goes back with it, text and all', async () => {
    const { form, input, sent } = await draw(towns({ name: 'towns', defaultValue: ['Izmir'] }))
    await userEvent.fill(input, 'mal')
    await userEvent.keyboard('{Enter}')
    expect(sent()).toEqual(['Izmir', 'Málaga'])
    await userEvent.fill(input, 'x')
    form.reset()
    await soon(sent).toEqual(['Izmir'])
    await soon(() => input.value).toBe('')
  })

  it('drops a text that nobody chose as it is left, and keeps the form until then', async () => {
    const { form, input } = await draw(towns({ name: 'towns' }))
    await userEvent.fill(input, 'nowhere')
    await soon(() => form.checkValidity()).toBe(false)
    await userEvent.tab()
    await soon(() => input.value).toBe('')
    expect(form.checkValidity()).toBe(true)
  })

  it('required: one choice is enough', async () => {
    const { form, input } = await draw(towns({ name: 'towns', isRequired: true }))
    expect(form.checkValidity()).toBe(false)
    input.focus()
    await userEvent.keyboard('izm{Enter}')
    await soon(() => form.checkValidity()).toBe(true)
  })

  it('shows what an owner holds, by names of its own for what is not offered', async () => {
    const onChange = vi.fn()
    const { form, input } = await draw(
      towns({ value: ['old', 'Izmir'], onChange, getUnknownText: (key) => `The ${key} town` }),
    )
    expect(form.textContent).toContain('The old town')
    await userEvent.fill(input, 'mal')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['old', 'Izmir', 'Málaga'], ['Izmir', 'Málaga'])
    expect(form.textContent).not.toContain('Málaga: ')
    expect(form.querySelectorAll('[data-wherry-chips] button')).toHaveLength(2)
  })
})

describe('a ComboBox that makes an option of a text (UI-14)', () => {
  afterEach(() => cleanup())

  it('chooses what came of it; a text that an option has is none', async () => {
    const onChange = vi.fn()
    const onCreate = vi.fn((text: string) => text)
    const { input, rows } = await draw(
      <ComboBox
        label="Town"
        fullScreen="never"
        getKey={(town: string) => `key-${town}`}
        getText={same}
        {...{ groups, onChange, onCreate }}
      />,
    )
    await userEvent.fill(input, ' Kaş ')
    expect(rows()).toEqual(['Add “Kaş”'])
    await userEvent.keyboard('{Enter}')
    expect(onCreate).toHaveBeenCalledExactlyOnceWith('Kaş')
    expect(onChange).toHaveBeenLastCalledWith('key-Kaş', 'Kaş')
    expect(input.value).toBe('Kaş')
    await userEvent.fill(input, 'Izmir')
    expect(rows()).toEqual(['Izmir'])
  })

  it('takes nothing where its owner asks first', async () => {
    const onChange = vi.fn()
    const { input } = await draw(
      <ComboBox
        label="Town"
        fullScreen="never"
        getKey={same}
        getText={same}
        {...{ groups, onChange }}
        onCreate={() => null}
      />,
    )
    await userEvent.fill(input, 'Kaş')
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(input.value).toBe('Kaş')
  })
})
