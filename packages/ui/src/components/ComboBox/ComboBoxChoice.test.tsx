import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

interface Town {
  code: string
  name: string
}
const towns: Town[] = [
  { code: 'ist', name: 'Istanbul' },
  { code: 'izm', name: 'Izmir' },
  { code: 'mal', name: 'Málaga' },
]
const groups = [{ key: 'all', items: towns }]
const getKey = (town: Town) => town.code
const getText = (town: Town) => town.name
const shared = { label: 'Town', fullScreen: 'never', groups, getKey, getText } as const
const town = (props: Partial<ComboBoxProps<Town>> = {}) => <ComboBox {...shared} {...props} />

const draw = async (tree: ReactElement, locale = 'en') => {
  const { container } = await render(
    <ThemeProvider locale={locale}>
      <form aria-label="Order" onSubmit={(event) => event.preventDefault()}>
        {tree}
        <button type="button">After</button>
      </form>
    </ThemeProvider>,
  )
  const form = container.querySelector('form')!
  const input = form.querySelector<HTMLInputElement>('[role="combobox"]')!
  return {
    form,
    input,
    sent: () => new FormData(form).get('town'),
    rows: () => [...form.querySelectorAll('[role="option"]')].map((row) => row.textContent),
    active: () => form.querySelector('[data-active]')?.textContent ?? null,
  }
}
const write = async (input: HTMLInputElement, text: string) => {
  await userEvent.fill(input, text)
}
/** Polls for 1 s at most: an immediate result must not come later. */
const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 1000 })

/** One option with a name, which nothing but its text chooses. */
const Named = ({ name }: { name: string }) => (
  <ComboBox
    {...shared}
    name="town"
    autoHighlight={false}
    groups={[{ key: 'all', items: [{ code: 'one', name }] }]}
  />
)

/** Holds the key, and shows it; an owner may also refuse. */
function Owner({ initial, take = () => true, ...props }: Partial<ComboBoxProps<Town>> & OwnerProps) {
  const [key, setKey] = useState(initial)
  return (
    <>
      <ComboBox
        {...shared}
        {...props}
        value={key}
        onChange={(next, item) => {
          props.onChange?.(next, item)
          if (take(next)) setKey(next)
        }}
      />
      <output>{String(key)}</output>
      <button type="button" onClick={() => setKey('izm')}>
        Izmir
      </button>
      <button type="button" onClick={() => setKey(null)}>
        None
      </button>
    </>
  )
}
interface OwnerProps {
  initial: string | null
  take?: (key: string | null) => boolean
}
const held = (form: HTMLFormElement) => form.querySelector('output')!.textContent
const press = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll('button')].find((button) => button.textContent === name)!.click()

describe('ComboBox is a choice by key (UI-14)', () => {
  afterEach(() => cleanup())

  it('shows the text of its default, and sends the key', async () => {
    const { input, sent } = await draw(town({ name: 'town', defaultValue: 'izm' }))
    expect(input.value).toBe('Izmir')
    expect(sent()).toBe('izm')
  })

  it('tells key and option of a choice; typed over, there is none', async () => {
    const onChange = vi.fn()
    const onInputChange = vi.fn()
    const { input, sent } = await draw(town({ name: 'town', onChange, onInputChange }))
    await write(input, 'mala')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('mal', towns[2])
    expect(onInputChange.mock.calls).toEqual([
      ['mala', 'type'],
      ['Málaga', 'choice'],
    ])
    expect([input.value, sent()]).toEqual(['Málaga', 'mal'])
    await userEvent.keyboard('x')
    expect(onChange).toHaveBeenLastCalledWith(null, null)
    expect([input.value, sent()]).toEqual(['Málagax', ''])
  })

  it('gives the choice back that was typed over, as the field is left', async () => {
    const onChange = vi.fn()
    const { input, sent } = await draw(town({ name: 'town', defaultValue: 'izm', onChange }))
    await write(input, 'Somewhere')
    await userEvent.tab()
    await soon(() => input.value).toBe('Izmir')
    expect(sent()).toBe('izm')
    expect(onChange.mock.calls).toEqual([
      [null, null],
      ['izm', towns[1]],
    ])
  })

  it('leaves nothing behind where nothing was chosen', async () => {
    const onInputChange = vi.fn()
    const { input } = await draw(town({ onInputChange }))
    await write(input, 'Somewhere')
    await userEvent.tab()
    await soon(() => input.value).toBe('')
    expect(onInputChange).toHaveBeenLastCalledWith('', 'choice')
  })

  it.each([
    ['emptied', async (input: HTMLInputElement) => write(input, '')],
    ['of blanks', async (input: HTMLInputElement) => write(input, '  ')],
    [
      'cleared by Escape',
      async (input: HTMLInputElement) => {
        input.focus()
        await userEvent.keyboard('{Escape}')
      },
    ],
  ])('%s, the choice is gone for good', async (_, empty) => {
    const { input, sent } = await draw(town({ name: 'town', defaultValue: 'izm' }))
    await empty(input)
    await userEvent.tab()
    await new Promise((done) => setTimeout(done, 50))
    expect([input.value.trim(), sent()]).toEqual(['', ''])
  })

  it('keeps a free text where that is allowed, and sends no key for it', async () => {
    const { form, input, sent } = await draw(
      town({ name: 'town', defaultValue: 'izm', allowsFreeText: true }),
    )
    await write(input, 'Somewhere')
    await userEvent.tab()
    await new Promise((done) => setTimeout(done, 50))
    expect([input.value, sent()]).toEqual(['Somewhere', ''])
    expect(form.checkValidity()).toBe(true)
  })

  it('keeps a free text that a form asks for', async () => {
    const { input, sent } = await draw(town({ name: 'town', formValue: 'text' }))
    await write(input, 'Somewhere')
    await userEvent.tab()
    await new Promise((done) => setTimeout(done, 50))
    expect([input.value, sent()]).toEqual(['Somewhere', 'Somewhere'])
  })

  it('does not let a form go with a text that nobody chose', async () => {
    const onSubmit = vi.fn()
    const { form, input } = await draw(town({ name: 'town' }))
    form.addEventListener('submit', onSubmit)
    await write(input, 'Somewhere')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await soon(() => form.textContent).toContain('Choose an option from the list')
    await write(input, 'Izm')
    await userEvent.keyboard('{Enter}')
    await soon(() => form.checkValidity()).toBe(true)
    await soon(() => form.textContent).not.toContain('Choose an option from the list')
  })

  it('goes back with its form, key and text, and is not called cleared', async () => {
    const onChange = vi.fn()
    const onInputChange = vi.fn()
    const { form, input, sent } = await draw(
      town({ name: 'town', defaultValue: 'izm', onChange, onInputChange }),
    )
    await write(input, 'Ist')
    await userEvent.keyboard('{Enter}')
    expect(sent()).toBe('ist')
    onInputChange.mockClear()
    form.reset()
    await soon(sent).toBe('izm')
    expect(input.value).toBe('Izmir')
    expect(onChange).toHaveBeenLastCalledWith('izm', towns[1])
    expect(onInputChange.mock.calls).toEqual([['Izmir', 'reset']])
  })

  it('goes back to the free text that it began with', async () => {
    const { form, input } = await draw(
      town({ name: 'town', defaultInputValue: 'Home', allowsFreeText: true }),
    )
    await write(input, 'Ist')
    await userEvent.keyboard('{Enter}')
    form.reset()
    await soon(() => input.value).toBe('Home')
    await write(input, 'Away')
    form.reset()
    await soon(() => input.value).toBe('Home')
  })
})

/** A service searches: it offers nothing where nothing was asked. */
function Search() {
  const [key, setKey] = useState<string | null>('old')
  const [text, setText] = useState('')
  return (
    <>
      {town({
        value: key,
        onChange: setKey,
        defaultInputValue: 'Old Town',
        filter: false,
        groups: [{ key: 'all', items: text ? towns.filter(({ name }) => name.startsWith(text)) : [] }],
        onInputChange: (next, reason) => setText(reason === 'type' ? next : ''),
      })}
      <output>{key}</output>
    </>
  )
}

/** Holds key and text. */
function Both() {
  const [key, setKey] = useState<string | null>(null)
  const [text, setText] = useState('')
  return (
    <>
      {town({ value: key, onChange: setKey, inputValue: text, onInputChange: setText })}
      <output>{`${key} ${text}`}</output>
    </>
  )
}

describe('ComboBox whose key an owner holds (UI-14)', () => {
  afterEach(() => cleanup())

  it('follows the owner, who may choose, and take the choice away', async () => {
    const { form, input, sent } = await draw(<Owner initial="ist" name="town" />)
    expect(input.value).toBe('Istanbul')
    press(form, 'Izmir')
    await soon(() => [input.value, sent()]).toEqual(['Izmir', 'izm'])
    press(form, 'None')
    await soon(() => [input.value, sent()]).toEqual(['', ''])
  })

  it('is null while it is typed over, and has its choice back as it is left', async () => {
    const { form, input } = await draw(<Owner initial="ist" name="town" />)
    await write(input, 'Som')
    await soon(() => held(form)).toBe('null')
    expect(input.value).toBe('Som')
    await userEvent.tab()
    await soon(() => held(form)).toBe('ist')
    expect(input.value).toBe('Istanbul')
  })

  it('shows what an owner holds on to', async () => {
    const { form, input } = await draw(<Owner initial="ist" name="town" take={() => false} />)
    await write(input, 'Izm')
    await userEvent.keyboard('{Enter}')
    await soon(() => input.value).toBe('Istanbul')
    await write(input, 'Izm')
    await userEvent.tab()
    await soon(() => input.value).toBe('Istanbul')
    expect(held(form)).toBe('ist')
  })

  it('keeps the text of a choice that is offered no longer', async () => {
    const { form, input } = await draw(<Search />)
    expect(input.value).toBe('Old Town')
    await write(input, 'Izm')
    await userEvent.keyboard('{Enter}')
    await soon(() => held(form)).toBe('izm')
    await soon(() => form.querySelector('[role="option"]')).toBe(null)
    expect(input.value).toBe('Izmir')
  })

  it('tells an owner who holds the text, too, of a choice', async () => {
    const { form, input } = await draw(<Both />)
    await write(input, 'Izm')
    await userEvent.keyboard('{Enter}')
    await soon(() => held(form)).toBe('izm Izmir')
    await write(input, 'Somewhere')
    await soon(() => held(form)).toBe('null Somewhere')
    await userEvent.tab()
    await soon(() => held(form)).toBe('izm Izmir')
  })
})

describe('ComboBox looks for what is typed (UI-14)', () => {
  afterEach(() => cleanup())

  it('in the given options, in the language of the page, and says how many fit', async () => {
    const { form, input, rows, active } = await draw(town({ isStatusVisible: true }))
    await write(input, 'ALA')
    expect(rows()).toEqual(['Málaga'])
    expect(active()).toBe('Málaga')
    expect(form.textContent).toContain('1 option')
    await write(input, 'i')
    expect(rows()).toEqual(['Istanbul', 'Izmir'])
    await write(input, 'qq')
    expect(rows()).toEqual([])
    expect(form.textContent).toContain('Nothing found')
  })

  it('offers all again with a choice in it, and an arrow opens on that', async () => {
    const { input, rows, active } = await draw(town({ defaultValue: 'izm' }))
    input.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(rows()).toHaveLength(3)
    expect(active()).toBe('Izmir')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Málaga')
  })

  it('by a filter of one’s own, or not at all', async () => {
    const own = await draw(town({ filter: ({ code }, text) => code === text }))
    await write(own.input, 'mal')
    expect(own.rows()).toEqual(['Málaga'])
    await cleanup()
    const none = await draw(town({ filter: false }))
    await write(none.input, 'mal')
    expect(none.rows()).toHaveLength(3)
  })
})

describe('a text that names an option', () => {
  afterEach(() => cleanup())

  it('PLACE-22 is its choice once the field is left, and part of a name is none', async () => {
    const onChange = vi.fn()
    const { input, sent } = await draw(town({ name: 'town', onChange, autoHighlight: false }))
    await userEvent.fill(input, 'Izmir')
    await userEvent.tab()
    await expect.poll(sent).toBe('izm')
    expect(onChange).toHaveBeenLastCalledWith('izm', towns[1])
    await userEvent.fill(input, 'Istan')
    await userEvent.tab()
    await expect.poll(() => input.value).toBe('Izmir')
    expect(sent()).toBe('izm')
  })

  it.each([
    ['Ｉｚｍｉｒ', 'Izmir'],
    ['izmir', 'Izmir'],
    ['\u200bIzmir\u200b\u00a0', 'Izmir'],
    ['New York', 'New\u00a0York'],
    ['Ｎｅｗ\u3000Ｙｏｒｋ', 'New York'],
    ['ﾊﾟﾘ', 'パリ'],
    ['Ma\u0301laga', 'Málaga'],
    ['москва', 'Москва'],
    ['istanbul', 'İstanbul'],
  ])('%j is the option %j', async (text, name) => {
    const { input, sent } = await draw(<Named name={name} />)
    await userEvent.fill(input, text)
    await userEvent.tab()
    await expect.poll(sent).toBe('one')
    expect(input.value).toBe(name)
  })

  it.each([
    ['ano', 'año', 'en'],
    ['m2', 'm²', 'en'],
    ['ハリ', 'パリ', 'ja'],
    ['はり', 'ハリ', 'ja'],
    ['A1', 'A-1', 'th'],
    ['cafe', 'Café', 'en'],
    ['½', '1⁄2', 'en'],
  ])('%j is not the option %j', async (text, name, locale) => {
    const { input, sent } = await draw(<Named name={name} />, locale)
    await userEvent.fill(input, text)
    await userEvent.tab()
    await expect.poll(() => input.value).toBe('')
    expect(sent()).toBe('')
  })

  it('UI-20 has an id of its own, whatever stands in its key', async () => {
    const keys = ['a b', 'a_b', 'a\u00a0b', 'a_32b']
    const items = keys.map((code) => ({ code, name: `Town ${code}` }))
    const { form, input } = await draw(town({ groups: [{ key: 'all', items }] }))
    input.focus()
    await userEvent.keyboard('{ArrowDown}')
    const ids = [...form.querySelectorAll('[role="option"]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(keys.length)
    expect(ids.join()).not.toMatch(/\s/)
  })
})
