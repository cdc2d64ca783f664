import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Popover } from '../components/Popover/Popover.tsx'
import { RemovableChip } from '../components/RemovableChip/RemovableChip.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { settled } from './controls.ts'
import { type ActingKey, keyboard } from './holdKey.ts'
import { townFields } from './townFields.tsx'

const hold = async (key: ActingKey) => {
  const hand = keyboard(key)
  await hand.press()
  await settled()
  await hand.repeat(6)
  await hand.release()
  await settled()
}

/** Renders a component in a form and counts its `submit` events. */
async function draw(part: ReactNode) {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const drawn = await render(
    <ThemeProvider>
      <form onSubmit={submit}>
        {part}
        <button type="submit">Send</button>
      </form>
    </ThemeProvider>,
  )
  return { ...drawn, submit }
}

const groups = [
  {
    key: 'all',
    items: [
      { value: 'edit', label: 'Edit' },
      { value: 'copy', label: 'Copy' },
    ],
  },
]

function Chips({ onRemove }: { onRemove(): void }) {
  const [names, setNames] = useState(['One', 'Two', 'Three', 'Four'])
  return names.map((name) => (
    <RemovableChip
      key={name}
      onRemove={() => {
        onRemove()
        setNames((before) => before.filter((one) => one !== name))
      }}
    >
      {name}
    </RemovableChip>
  ))
}

describe('a key that is held acts once', () => {
  afterEach(() => cleanup())

  it.each(['Enter', ' '] as const)('UI-10 A11Y-02 "%s" held on a menu\'s opener opens it', async (key) => {
    const act = vi.fn()
    const { getByRole } = await draw(
      <Menu trigger={<Button>Trip</Button>} label="Trip" groups={groups} onAction={act} />,
    )
    getByRole('button', { name: 'Trip' }).element().focus()
    await hold(key)
    await expect.element(getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    expect(act).not.toHaveBeenCalled()
    await hold(key)
    expect(act.mock.calls).toEqual([['edit']])
    await expect.element(getByRole('menu')).not.toBeInTheDocument()
  })

  it.each(['Delete', 'Enter', ' '] as const)('UI-09 A11Y-02 "%s" held takes one chip away', async (key) => {
    const remove = vi.fn()
    const { container } = await draw(<Chips onRemove={remove} />)
    container.querySelector('button')!.focus()
    await hold(key)
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it.each(['Enter', ' '] as const)('UI-02 A11Y-02 "%s" held presses a button once', async (key) => {
    const press = vi.fn()
    const { getByRole } = await draw(
      <>
        <Button onClick={press}>Book</Button>
        <Switch onChange={press}>Meet me</Switch>
      </>,
    )
    getByRole('button', { name: 'Book' }).element().focus()
    await hold(key)
    expect(press).toHaveBeenCalledTimes(1)
    getByRole('switch').element().focus()
    await hold(key)
    expect(press).toHaveBeenCalledTimes(key === ' ' ? 2 : 1)
  })

  it.each([
    ['Select', townFields.Select],
    ['ComboBox', townFields.ComboBox],
  ])('UI-08 A11Y-02 Enter held takes an option of a %s, and that is all', async (_, field) => {
    const { getByRole, submit } = await draw(field)
    const box = getByRole('combobox')
    box.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(getByRole('listbox')).toBeVisible()
    const active = () => document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '')
    expect(active()).not.toBe(null)
    await hold('Enter')
    await expect.element(getByRole('listbox')).not.toBeInTheDocument()
    expect(submit).not.toHaveBeenCalled()
  })

  it('UI-06 A11Y-02 Enter held takes a time, and sends no form', async () => {
    const change = vi.fn()
    const { getByRole, submit } = await draw(<TimePicker label="Time" onChange={change} />)
    getByRole('combobox').element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await hold('Enter')
    expect(change).toHaveBeenCalledTimes(1)
    await expect.element(getByRole('listbox')).not.toBeInTheDocument()
    expect(submit).not.toHaveBeenCalled()
  })

  it.each(['Enter', ' '] as const)(
    'UI-05 A11Y-02 "%s" held takes a day, and does not open again',
    async (key) => {
      const change = vi.fn()
      const { getByRole, submit } = await draw(
        <DatePicker label="Date" today="2026-03-10" onChange={change} />,
      )
      getByRole('textbox').element().focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(getByRole('grid')).toBeVisible()
      await hold(key)
      expect(change.mock.calls).toEqual([['2026-03-10']])
      await expect.element(getByRole('grid')).not.toBeInTheDocument()
      expect(submit).not.toHaveBeenCalled()
      // If the button opened the calendar, the focus returns to the button.
      getByRole('button', { name: /Date/ }).element().focus()
      await hold(key)
      await expect.element(getByRole('grid')).toBeVisible()
      await hold(key)
      await expect.element(getByRole('grid')).not.toBeInTheDocument()
    },
  )

  it('UI-04 A11Y-02 Enter held in a text sends the form once', async () => {
    const { getByRole, submit } = await draw(<TextField label="Name" />)
    getByRole('textbox').element().focus()
    await hold('Enter')
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('UI-13 A11Y-02 Escape held closes one layer', async () => {
    const { getByRole } = await draw(
      <Dialog defaultOpen title="Outer">
        <Dialog defaultOpen title="Inner">
          <Popover trigger={<Button>More</Button>} label="More">
            <ComboBox
              label="Town"
              fullScreen="never"
              defaultInputValue="Moda"
              getKey={String}
              getText={String}
              groups={[{ key: 'all', items: ['Moda', 'Modafen'] }]}
            />
            <Select label="Class" native="never" groups={groups} />
          </Popover>
        </Dialog>
      </Dialog>,
    )
    await userEvent.keyboard('{Tab}')
    getByRole('button', { name: 'More' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const field = getByRole('combobox', { name: 'Town' })
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getByRole('listbox')).toBeVisible()
    await hold('Escape')
    await expect.element(getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Moda')
    await hold('Escape')
    await expect.element(getByRole('combobox', { name: 'Town' })).not.toBeInTheDocument()
    await expect.element(getByRole('dialog', { name: 'Inner' })).toBeVisible()
    await hold('Escape')
    await expect.element(getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument()
    await expect.element(getByRole('dialog', { name: 'Outer' })).toBeVisible()
    await hold('Escape')
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  })
})
