import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { finger } from '../Menu/Menu.example.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from './Select.tsx'

type Pay = 'card' | 'miles' | 'cash'
const items: { value: Pay; label: string; offReason?: string }[] = [
  { value: 'card', label: 'Card' },
  { value: 'miles', label: 'Miles', offReason: 'Too few' },
  { value: 'cash', label: 'Cash' },
]
const groups = [{ key: 'all', items }]

const draw = async (tree: ReactElement) => {
  const { container } = await render(
    <ThemeProvider>
      <form aria-label="Order" id="order">
        {tree}
      </form>
    </ThemeProvider>,
  )
  const form = container.querySelector('form')!
  return {
    form,
    field: form.querySelector<HTMLElement>('[role="combobox"]')!,
    sent: () => new FormData(form).getAll('pay'),
    rows: () => [...form.querySelectorAll('[role="option"]')],
  }
}
const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 1000 })

describe('Select of several (UI-14)', () => {
  afterEach(() => cleanup())

  it('sends each by itself, in the order of the list, and goes back with its form', async () => {
    const onChange = vi.fn()
    const { form, field, sent } = await draw(
      <Select
        isMultiple
        label="Pay"
        name="pay"
        groups={groups}
        defaultValue={['cash']}
        onChange={onChange}
      />,
    )
    expect(sent()).toEqual(['cash'])
    field.focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['card', 'cash'])
    expect(sent()).toEqual(['card', 'cash'])
    form.reset()
    await soon(sent).toEqual(['cash'])
    expect(field.textContent).toBe('Cash')
  })

  it('closes by Escape, Alt and Arrow Up, and Tab, and takes nothing by them', async () => {
    const onChange = vi.fn()
    const { field } = await draw(<Select isMultiple label="Pay" groups={groups} onChange={onChange} />)
    for (const key of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}', '{Tab}']) {
      field.focus()
      await userEvent.keyboard(`{Enter}{End}${key}`)
      await soon(() => field.ariaExpanded).toBe('false')
    }
    expect(onChange).not.toHaveBeenCalled()
  })

  it('takes nothing that is off', async () => {
    const onChange = vi.fn()
    const { field } = await draw(<Select isMultiple label="Pay" groups={groups} onChange={onChange} />)
    field.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(field.ariaExpanded).toBe('true')
  })

  it('required and empty, keeps its form', async () => {
    const { form, field } = await draw(
      <Select isMultiple isRequired label="Pay" name="pay" groups={groups} />,
    )
    expect(form.checkValidity()).toBe(false)
    field.focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    await soon(() => form.checkValidity()).toBe(true)
  })
})

describe('Select with rows of one’s own (UI-14)', () => {
  afterEach(() => cleanup())

  it('draws them, says which is active and which chosen, and keeps the reason of what is off', async () => {
    const { field, rows } = await draw(
      <Select
        native="never"
        label="Pay"
        groups={groups}
        defaultValue="card"
        renderOption={({ label }, { isActive, isChosen }) =>
          `${label}${isActive ? ' here' : ''}${isChosen ? ' chosen' : ''}`
        }
      />,
    )
    field.focus()
    await userEvent.keyboard('{Enter}{End}')
    expect(rows().map((row) => row.textContent)).toEqual(['Card chosen', 'MilesToo few', 'Cash here'])
    expect(field.textContent).toBe('Card')
    await userEvent.keyboard('mil')
    await soon(() => rows()[1]!.textContent).toContain('here')
  })
})

describe('Select on a phone (UI-14)', () => {
  afterEach(() => cleanup())

  it('is the platform’s own under a finger in a narrow root, and its value is sent', async () => {
    onTestFinished(finger())
    const { form, field } = await draw(<Select label="Pay" name="pay" groups={groups} defaultValue="card" />)
    const root = form.closest<HTMLElement>('.wherry-root')!
    expect(root.clientWidth).toBeGreaterThan(700)
    expect(field.tagName).toBe('BUTTON')
    root.style.width = '360px'
    await soon(() => field.isConnected).toBe(false)
    const own = form.querySelector('select')!
    expect(own.checkVisibility()).toBe(true)
    await userEvent.selectOptions(own, 'cash')
    expect(new FormData(form).getAll('pay')).toEqual(['cash'])
  })
})

describe('Select takes the attributes of its element (UI-20)', () => {
  afterEach(() => cleanup())
  const attributes = {
    'aria-label': 'Payment',
    tabIndex: 2,
    autoComplete: 'cc-type',
    title: 'Pay here',
    lang: 'en',
  }

  it.each(['never', 'always'] as const)('native %s', async (native) => {
    const onFocus = vi.fn()
    const onKeyDown = vi.fn()
    const { form } = await draw(
      <Select label="Pay" {...{ native, groups, onFocus, onKeyDown }} {...attributes} form="order" />,
    )
    const control = form.querySelector<HTMLElement>('button, select')!
    for (const [name, value] of [
      ['aria-label', 'Payment'],
      ['tabindex', '2'],
      ['autocomplete', 'cc-type'],
      ['title', 'Pay here'],
    ])
      expect(control.getAttribute(name!)).toBe(value)
    control.focus()
    await userEvent.keyboard('{Tab}')
    expect(onFocus).toHaveBeenCalledOnce()
    expect(onKeyDown).toHaveBeenCalled()
  })

  it('a handler that takes a key keeps it from the list', async () => {
    const { field } = await draw(
      <Select native="never" label="Pay" groups={groups} onKeyDown={(event) => event.preventDefault()} />,
    )
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(field.ariaExpanded).toBe('false')
  })
})

/** Begins with nothing, and says so in its type. */
function FromNothing({ told }: { told: (value: Pay | null) => void }) {
  const [pay, setPay] = useState<Pay | null>(null)
  const [way, setWay] = useState<Pay | null>(null)
  const tell = (set: (value: Pay | null) => void) => (value: Pay | null) => {
    told(value)
    set(value)
  }
  return (
    <>
      <Select native="never" label="Pay" name="pay" groups={groups} value={pay} onChange={tell(setPay)} />
      <RadioGroup label="Way" name="way" options={items} value={way} onChange={tell(setWay)} />
    </>
  )
}

describe('a reset tells null only to those whose type has it (UI-18)', () => {
  afterEach(() => cleanup())

  it('an owner who began with null', async () => {
    const told = vi.fn()
    const { form, field, sent } = await draw(<FromNothing told={told} />)
    field.focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    form.querySelector<HTMLElement>('[type="radio"][value="cash"]')!.click()
    await soon(sent).toEqual(['cash'])
    told.mockClear()
    form.reset()
    await soon(() => told.mock.calls).toEqual([[null], [null]])
    await soon(sent).toEqual([''])
  })

  it('nobody, where nobody holds it', async () => {
    const told = vi.fn()
    const { form, field, sent } = await draw(
      <>
        <Select native="never" label="Pay" name="pay" groups={groups} onChange={told} />
        <RadioGroup label="Way" name="way" options={items} onChange={told} />
      </>,
    )
    field.focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    form.querySelector<HTMLElement>('[type="radio"][value="cash"]')!.click()
    await soon(() => told.mock.calls).toEqual([['cash'], ['cash']])
    form.reset()
    await soon(sent).toEqual([''])
    await soon(() => form.querySelector('[type="radio"]:checked')).toBe(null)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('in types', () => {
    const held = 'card' as Pay
    const may = null as Pay | null
    void (
      <>
        <Select
          label="Pay"
          groups={groups}
          value={held}
          onChange={(value) => expectTypeOf(value).toEqualTypeOf<Pay>()}
        />
        <Select
          label="Pay"
          groups={groups}
          value={may}
          onChange={(value) => expectTypeOf(value).toEqualTypeOf<Pay | null>()}
        />
        <Select label="Pay" groups={groups} onChange={(value) => expectTypeOf(value).toEqualTypeOf<Pay>()} />
        <Select
          isMultiple
          label="Pay"
          groups={groups}
          onChange={(value) => expectTypeOf(value).toEqualTypeOf<Pay[]>()}
        />
        <RadioGroup
          label="Pay"
          options={items}
          value={may}
          onChange={(value) => expectTypeOf(value).toEqualTypeOf<Pay | null>()}
        />
        {/* @ts-expect-error No option has it. */}
        <Select label="Pay" groups={groups} value="gold" onChange={(value: Pay) => value} />
        {/* @ts-expect-error It may be null. */}
        <Select label="Pay" groups={groups} value={may} onChange={(value: Pay) => value} />
      </>
    )
    expect(items).toHaveLength(3)
  })
})
