import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Select } from './Select.tsx'

const groups = [
  {
    key: 'all',
    items: [
      { value: 'ms', label: 'Ms' },
      { value: 'mr', label: 'Mr' },
    ],
  },
]

conforms('Select', (props) => <Select label="Title" defaultValue="ms" groups={groups} {...props} />, {
  element: HTMLButtonElement,
})
conforms('Native select', (props) => <Select label="Title" native="always" groups={groups} {...props} />, {
  element: HTMLSelectElement,
})

describe('Native select whose value has no option yet', () => {
  afterEach(() => cleanup())

  it.each([{ value: 'dr' }, { defaultValue: 'dr' }])('leaves the value alone: %o', async (held) => {
    const onChange = vi.fn()
    const draw = (items: { value: string; label: string }[]) => (
      <ThemeProvider>
        <Select
          label="Title"
          native="always"
          groups={[{ key: 'all', items }]}
          {...held}
          onChange={onChange}
        />
      </ThemeProvider>
    )
    const { getByRole, rerender } = await render(draw(groups[0]!.items))
    expect(onChange).not.toHaveBeenCalled()
    await rerender(draw([...groups[0]!.items, { value: 'dr', label: 'Dr' }]))
    await expect.element(getByRole('combobox')).toHaveValue('dr')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('Select under a real keyboard', () => {
  afterEach(() => cleanup())

  it('UI-14 A11Y-02 Tab takes the active option and goes on', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(
      <ThemeProvider>
        <Select label="Title" defaultValue="ms" groups={groups} onChange={onChange} />
        <button type="button">After</button>
      </ThemeProvider>,
    )
    getByRole('combobox', { name: 'Title' }).element().focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Tab}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('mr')
    await expect.element(getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(getByRole('listbox')).not.toBeInTheDocument()
  })

  it('UI-14 a press on the label opens it once', async () => {
    const { getByRole, getByText } = await render(
      <ThemeProvider>
        <Select label="Title" defaultValue="ms" groups={groups} />
      </ThemeProvider>,
    )
    await getByText('Title').click()
    await expect.element(getByRole('listbox', { name: 'Title' })).toBeInTheDocument()
    await expect.element(getByRole('combobox')).toHaveFocus()
  })

  it('UI-14 its value goes along with a form', async () => {
    const { container } = await render(
      <ThemeProvider>
        <form>
          <Select label="Title" name="title" defaultValue="mr" groups={groups} />
          <Select label="Title" name="second" native="always" defaultValue="ms" groups={groups} />
        </form>
      </ThemeProvider>,
    )
    const data = new FormData(container.querySelector('form')!)
    expect([...data]).toEqual([
      ['title', 'mr'],
      ['second', 'ms'],
    ])
  })
})
