import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { MultiComboBox } from '../../components/MultiComboBox/MultiComboBox.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import { settled } from '../controls.ts'
import { focused, onPage } from './onPage.tsx'

afterEach(() => cleanup())

const towns = [
  { value: 'van', label: 'Van' },
  { value: 'izmir', label: 'Izmir' },
  { value: 'bursa', label: 'Bursa' },
]
const townGroups = [{ key: 'all', title: 'Towns', items: towns }]
const cities = {
  label: 'Town',
  fullScreen: 'never',
  getKey: (town: string) => `key-${town}`,
  getText: (town: string) => town,
  groups: [{ key: 'all', title: 'Towns', items: ['Istanbul', 'Izmir', 'Van'] }],
} as const

/** A menu whose action opens a dialog with a field that asks for the focus. */
function Renaming() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu label="Trip" trigger={<Button>Trip</Button>} groups={townGroups} onAction={() => setOpen(true)} />
      <Dialog title="Name" isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button">First</button>
        <input autoFocus aria-label="Name" />
      </Dialog>
    </>
  )
}

/** Holds the choice and the text of a ComboBox. */
function Held({ onChange }: { onChange: (key: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null)
  const [text, setText] = useState('')
  return (
    <>
      <ComboBox
        {...cities}
        value={value}
        inputValue={text}
        onInputChange={setText}
        onChange={(key) => {
          onChange(key)
          setValue(key)
          setText(key?.replace('key-', '') ?? '')
        }}
      />
      <button type="button" data-next="">
        Next
      </button>
    </>
  )
}

describe('UI-18 a Menu', () => {
  const menu = (label: string, props: object = {}) => (
    <Menu
      label={label}
      trigger={<Button>{label}</Button>}
      groups={townGroups}
      onAction={() => {}}
      {...props}
    />
  )

  it('closes as another one opens', async () => {
    const { all } = await onPage(
      <>
        {menu('From')}
        {menu('To')}
      </>,
    )
    const [from, to] = all('button')
    await userEvent.click(from!)
    await expect.poll(() => all('[role="menu"]').length).toBe(1)
    await userEvent.click(to!)
    await expect.poll(() => to!.getAttribute('aria-expanded')).toBe('true')
    expect(from!.getAttribute('aria-expanded')).toBe('false')
    expect(all('[role="menu"]').map((one) => one.getAttribute('aria-label'))).toEqual(['To'])
  })

  it('opens and closes by presses on its button', async () => {
    const { find, all } = await onPage(menu('From'))
    const button = find('button')
    await userEvent.click(button)
    await expect.poll(() => all('[role="menu"]').length).toBe(1)
    await userEvent.click(button)
    await expect.poll(() => all('[role="menu"]').length).toBe(0)
    expect(focused()).toBe(button)
  })

  it.each([
    ['{Enter}', 'Van'],
    [' ', 'Van'],
    ['{ArrowDown}', 'Van'],
    ['{ArrowUp}', 'Bursa'],
  ])('%j on its button opens it on %s', async (key, item) => {
    const { find } = await onPage(menu('From'))
    find('button').focus()
    await userEvent.keyboard(key)
    await expect.poll(() => focused()?.textContent).toBe(item)
  })

  it('of checks takes a held Enter once, and Escape clears nothing', async () => {
    const onChange = vi.fn()
    const { find, all } = await onPage(
      <Menu
        mode="check"
        label="Towns"
        trigger={<Button>Towns</Button>}
        groups={townGroups}
        defaultValue={['izmir']}
        onChange={onChange}
      />,
    )
    find('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => focused()?.textContent).toBe('Van')
    await userEvent.keyboard('{Enter>3/}')
    await expect.poll(() => all('[role="menu"]').length).toBe(0)
    expect(onChange.mock.calls).toEqual([[['izmir', 'van']]])
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => all('[role="menu"]').length).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => all('[role="menu"]').length).toBe(0)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(focused()).toBe(find('button'))
  })

  it('opens no menu behind an item that is off', async () => {
    const items = [
      {
        value: 'more',
        label: 'More',
        isDisabled: true,
        groups: [{ key: 'in', items: [{ value: 'deep', label: 'Deep' }] }],
      },
    ]
    const { find, container } = await onPage(
      <Menu label="Trip" trigger={<Button>Trip</Button>} groups={[{ key: 'all', items }]} defaultOpen />,
    )
    await expect.poll(() => container.querySelector('[role^="menuitem"]')).not.toBeNull()
    find('[role^="menuitem"]').focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Enter}')
    find('[role^="menuitem"]').click()
    await settled()
    expect(container.textContent).not.toContain('Deep')
    expect(container.querySelector('[role="menu"]')).not.toBeNull()
  })

  it('with a menu behind an item in view closes by one press beside', async () => {
    const items = [
      { value: 'more', label: 'More', groups: [{ key: 'in', items: [{ value: 'deep', label: 'Deep' }] }] },
    ]
    const { find, all, container } = await onPage(
      <>
        <p style={{ marginTop: 400 }}>Beside</p>
        <Menu label="Trip" trigger={<Button>Trip</Button>} groups={[{ key: 'all', items }]} />
      </>,
    )
    await userEvent.click(find('button'))
    await expect.poll(() => all('[role="menuitem"]').length).toBe(1)
    await userEvent.click(find('[role="menuitem"]'))
    await expect.poll(() => container.textContent).toContain('Deep')
    await userEvent.click(find('p'))
    await expect.poll(() => all('[role="menu"]').length).toBe(0)
    await expect.poll(() => focused()).toBe(find('button'))
  })

  it('is told of its scrolling', async () => {
    const onScroll = vi.fn()
    const items = Array.from({ length: 60 }, (_, at) => ({ value: `${at}`, label: `Town ${at}` }))
    const { find, container } = await onPage(
      <Menu
        label="Towns"
        trigger={<Button>Towns</Button>}
        groups={[{ key: 'all', items }]}
        onScroll={onScroll}
        defaultOpen
      />,
    )
    await expect.poll(() => container.querySelector('[role="menu"]')).not.toBeNull()
    find('[role="menu"]').scrollTop = 100
    await expect.poll(() => onScroll.mock.calls.length).toBeGreaterThan(0)
  })

  it('by keys leads to a dialog, whose first field takes the focus for itself', async () => {
    const { find, container } = await onPage(<Renaming />)
    const button = find('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()?.textContent).toBe('Van')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => container.querySelector('[role="dialog"]')).not.toBeNull()
    await settled()
    expect(focused()).toBe(find('[role="dialog"] input'))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused()).toBe(button)
  })
})

describe('UI-18 a Select', () => {
  const select = (props: object = {}) => (
    <Select label="Town" native="never" groups={townGroups} defaultValue={null} {...props} />
  )

  it.each([
    ['a press', null],
    ['Enter', '{Enter}'],
    ['Arrow Down', '{ArrowDown}'],
    ['Arrow Up', '{ArrowUp}'],
    ['End', '{End}'],
    ['a letter', 'v'],
  ])('without options does not open by %s', async (_, key) => {
    const { find, all } = await onPage(select({ groups: [{ key: 'all', items: [] }] }))
    const field = find('[role="combobox"]')
    if (key === null) await userEvent.click(field)
    else {
      field.focus()
      await userEvent.keyboard(key)
    }
    expect(all('[role="listbox"]')).toEqual([])
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('has a value at once, and sends none while it is off', async () => {
    const tree = (isDisabled: boolean) => (
      <form aria-label="Order">{select({ name: 'town', defaultValue: 'izmir', isDisabled })}</form>
    )
    const { find, redraw } = await onPage(tree(false))
    const sent = () => new FormData(find<HTMLFormElement>('form')).get('town')
    expect(find('[role="combobox"]').textContent).toBe('Izmir')
    expect(sent()).toBe('izmir')
    await redraw(tree(true))
    expect(sent()).toBeNull()
  })

  it('is walked by an arrow that is held, also to a value that is an empty text', async () => {
    const onChange = vi.fn()
    const { find } = await onPage(
      select({ onChange, groups: [{ key: 'all', items: [...towns, { value: '', label: 'Any' }] }] }),
    )
    find('[role="combobox"]').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown>4/}')
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['']])
    expect(find('[role="combobox"]').textContent).toBe('Any')
  })

  it('takes the focus as it is drawn, where that is asked', async () => {
    const { find } = await onPage(select({ autoFocus: true }))
    await expect.poll(() => focused()).toBe(find('[role="combobox"]'))
  })

  it('joins a form elsewhere on the page by its id', async () => {
    const { find } = await onPage(
      <>
        <form id="order" aria-label="Order" />
        {select({ name: 'town', form: 'order', defaultValue: 'van' })}
      </>,
    )
    expect(new FormData(find<HTMLFormElement>('form')).get('town')).toBe('van')
  })
})

describe('UI-18 a list in a dialog', () => {
  const lists = {
    Select: <Select label="Town" native="never" groups={townGroups} />,
    ComboBox: <ComboBox {...cities} />,
    MultiComboBox: <MultiComboBox {...cities} />,
    Menu: <Menu label="Town" trigger={<Button>Town</Button>} groups={townGroups} onAction={() => {}} />,
    Popover: (
      <Popover label="Town" trigger={<Button>Town</Button>}>
        Details
      </Popover>
    ),
  }
  const openers = '[role="combobox"], [aria-haspopup="menu"], [aria-haspopup="dialog"]'

  it.each(Object.entries(lists))(
    'of a %s: one press beside closes it, the next one the dialog',
    async (_, list) => {
      const { find, all, container } = await onPage(
        <Dialog title="Order" defaultOpen>
          {list}
        </Dialog>,
      )
      await expect.poll(() => container.querySelector(openers)).not.toBeNull()
      const opener = find(openers)
      await userEvent.click(opener)
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true')
      const beside = () => userEvent.click(find('[data-part="scrim"]'), { position: { x: 4, y: 4 } })
      await beside()
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
      await settled()
      expect(all('[data-part="scrim"]')).toHaveLength(1)
      await beside()
      await expect.poll(() => all('[data-part="scrim"]').length).toBe(0)
    },
  )
})

describe('UI-18 a ComboBox', () => {
  it('stays open by a press on its heading and on its text', async () => {
    const { find, all } = await onPage(<ComboBox {...cities} />)
    const input = find('[role="combobox"]')
    await userEvent.click(input)
    await expect.poll(() => all('[role="listbox"]').length).toBe(1)
    await userEvent.click(find('[data-part="groupTitle"]'))
    await settled()
    expect(all('[role="listbox"]')).toHaveLength(1)
    await userEvent.click(input)
    await settled()
    expect(all('[role="listbox"]')).toHaveLength(1)
    expect(focused()).toBe(input)
  })

  it('read only, it opens by nothing', async () => {
    const { find, all } = await onPage(<ComboBox {...cities} isReadOnly defaultInputValue="Iz" />)
    const input = find<HTMLInputElement>('[role="combobox"]')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('m')
    expect(input.value).toBe('Iz')
    expect(input.readOnly).toBe(true)
    expect(all('[role="listbox"]')).toEqual([])
  })

  it.each(['a press', 'Tab'])(
    'held by its owner, text and choice, it tells of a choice once, and not again by %s',
    async (way) => {
      const onChange = vi.fn()
      const { find } = await onPage(<Held onChange={onChange} />)
      await userEvent.click(find('[role="combobox"]'))
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect.poll(() => onChange.mock.calls.length).toBe(1)
      if (way === 'Tab') await userEvent.tab()
      else await userEvent.click(find('[data-next]'))
      await settled()
      expect(onChange.mock.calls).toEqual([['key-Izmir']])
    },
  )
})

describe('UI-18 Tabs', () => {
  const views = towns.map((town) => ({ ...town, children: `About ${town.label}` }))

  it('that are all off show the first', async () => {
    const { all } = await onPage(
      <Tabs label="Views" tabs={views.map((view) => ({ ...view, isDisabled: true }))} />,
    )
    expect(all('[role="tab"]').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ])
    expect(all('[role="tabpanel"]').map((panel) => panel.textContent)).toEqual(['About Van'])
    await userEvent.tab()
    expect(focused()).toBe(all('[role="tabpanel"]')[0])
  })

  it('keep the chosen one as another comes', async () => {
    const draw = (count: number) => <Tabs label="Views" tabs={views.slice(0, count)} defaultValue="izmir" />
    const { find, redraw } = await onPage(draw(2))
    await redraw(draw(3))
    expect(find('[aria-selected="true"]').textContent).toBe('Izmir')
    expect(find('[role="tabpanel"]').textContent).toBe('About Izmir')
  })

  it('give each panel its own id, and a shown one is named by its tab', async () => {
    const { find } = await onPage(<Tabs label="Views" tabs={views} />)
    const named = () => {
      const panel = find('[role="tabpanel"]')
      return document.getElementById(panel.getAttribute('aria-labelledby')!)?.textContent
    }
    const controls = () => find('[aria-selected="true"]').getAttribute('aria-controls')
    expect(named()).toBe('Van')
    expect(controls()).toBe(find('[role="tabpanel"]').id)
    await userEvent.click(find('[role="tab"]:last-of-type'))
    expect(named()).toBe('Bursa')
    expect(controls()).toBe(find('[role="tabpanel"]').id)
  })

  it('in a panel of Tabs move by themselves', async () => {
    const onChange = vi.fn()
    const { all } = await onPage(
      <Tabs
        label="Outer"
        onChange={onChange}
        tabs={[
          { value: 'one', label: 'One', children: <Tabs label="Inner" tabs={views} /> },
          { value: 'two', label: 'Two', children: 'Second' },
        ]}
      />,
    )
    const [, inner] = all('[role="tablist"]')
    inner!.querySelector<HTMLElement>('[role="tab"]')!.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()?.textContent).toBe('Izmir')
    expect(onChange).not.toHaveBeenCalled()
  })

  const insides = {
    Menu: <Menu label="Town" trigger={<Button>Town</Button>} groups={townGroups} onAction={() => {}} />,
    Select: <Select label="Town" native="never" groups={townGroups} />,
    ComboBox: <ComboBox {...cities} />,
    Dialog: (
      <Dialog title="Town" defaultOpen>
        <button type="button" role="combobox" aria-expanded="true" aria-controls="none" aria-label="In it" />
      </Dialog>
    ),
  }

  it.each(Object.entries(insides))('with a %s in a panel leave its keys to it', async (_, inside) => {
    const onChange = vi.fn()
    const { find, container } = await onPage(
      <Tabs
        label="Outer"
        onChange={onChange}
        tabs={[
          { value: 'one', label: 'One', children: inside },
          { value: 'two', label: 'Two', children: 'Second' },
        ]}
      />,
    )
    const selector = '[role="combobox"], [aria-haspopup="menu"]'
    await expect.poll(() => container.querySelector(selector)).not.toBeNull()
    find(selector).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}{End}{Home}')
    expect(onChange).not.toHaveBeenCalled()
    expect(find('[role="tab"]').getAttribute('aria-selected')).toBe('true')
  })
})

describe('UI-18 a Tooltip', () => {
  it('of a button that waits is shown all the same', async () => {
    const { find, container } = await onPage(
      <Tooltip content="A moment">
        <Button isLoading>Send</Button>
      </Tooltip>,
    )
    await userEvent.tab()
    await expect.poll(() => container.querySelector('[role="tooltip"]')?.textContent).toBe('A moment')
    expect(find('button').getAttribute('aria-describedby')).toBe(find('[role="tooltip"]').id)
  })

  it('leaves its child the attributes that it has', async () => {
    const { find } = await onPage(
      <>
        <span id="own">Own</span>
        <Tooltip content="More" defaultOpen>
          <button type="button" tabIndex={-1} aria-describedby="own" data-own="">
            Send
          </button>
        </Tooltip>
      </>,
    )
    const button = find('[data-own]')
    expect(button.tabIndex).toBe(-1)
    expect(button.getAttribute('aria-describedby')?.split(' ')).toEqual(['own', find('[role="tooltip"]').id])
  })
})
