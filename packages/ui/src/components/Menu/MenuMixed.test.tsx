import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'
import type { MenuGroup } from './menuItems.ts'

const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 2000 })
const menu = () => document.querySelector<HTMLElement>('[role="menu"]')
const rows = () => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
const row = (label: string) => rows().find((one) => one.textContent === label)!
const labels = () => rows().map((one) => one.textContent)

const draw = async (groups: readonly MenuGroup[], props: object = {}, dir: 'ltr' | 'rtl' = 'ltr') => {
  const onAction = vi.fn()
  const { container } = await render(
    <ThemeProvider dir={dir}>
      <Menu trigger={<Button>Trip</Button>} label="Trip" groups={groups} onAction={onAction} {...props} />
    </ThemeProvider>,
  )
  const button = container.querySelector('button')!
  const open = async () => {
    button.focus()
    await userEvent.keyboard('{Enter}')
    await soon(() => document.activeElement?.getAttribute('role')).toMatch(/^menuitem/)
  }
  await open()
  return { onAction, button, open }
}

const ways: MenuGroup[] = [
  {
    key: 'ways',
    items: [
      { value: 'mail', label: 'By e-mail' },
      { value: 'fax', label: 'By fax', offReason: 'No longer' },
    ],
  },
]

describe('links in a Menu (UI-10)', () => {
  afterEach(async () => {
    await cleanup()
    history.replaceState(null, '', location.pathname + location.search)
  })
  const links: MenuGroup[] = [
    {
      key: 'links',
      items: [
        { value: 'order', label: 'Order', href: '#order' },
        { value: 'bill', label: 'Bill', href: '#bill', offReason: 'Not yet' },
      ],
    },
  ]

  it('lead to their addresses by Enter and by a press, and the menu closes', async () => {
    const { onAction, button, open } = await draw(links)
    expect(rows().map((one) => [one.tagName, one.role, one.getAttribute('href')])).toEqual([
      ['A', 'menuitem', '#order'],
      ['A', 'menuitem', null],
    ])
    await userEvent.keyboard('{Enter}')
    await soon(() => location.hash).toBe('#order')
    await soon(menu).toBe(null)
    expect(document.activeElement).toBe(button)
    expect(onAction).toHaveBeenCalledExactlyOnceWith('order')
    location.hash = ''
    await open()
    row('Order').click()
    await soon(() => location.hash).toBe('#order')
    await soon(menu).toBe(null)
  })

  it('are handed to a router; for a new window nothing is told', async () => {
    const onFollow = vi.fn((_: string, event: { preventDefault(): void }) => event.preventDefault())
    const { onAction, open } = await draw(links, { onFollow })
    await userEvent.keyboard('{Enter}')
    expect(onFollow.mock.calls.map(([href]) => href)).toEqual(['#order'])
    await soon(menu).toBe(null)
    expect(location.hash).toBe('')
    await open()
    // The browser of the tests opens nothing.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    row('Order').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    await soon(menu).toBe(null)
    expect(onFollow).toHaveBeenCalledOnce()
    expect(onAction).toHaveBeenCalledOnce()
  })

  it('that are off lead nowhere, and the menu stays', async () => {
    const { onAction } = await draw(links)
    await userEvent.keyboard('{End}{Enter}')
    expect(onAction).not.toHaveBeenCalled()
    expect(menu()).not.toBe(null)
    expect(location.hash).toBe('')
  })
})

describe('a menu behind an item of a Menu (UI-10)', () => {
  afterEach(() => cleanup())
  const groups: MenuGroup[] = [
    {
      key: 'use',
      items: [
        { value: 'print', label: 'Print' },
        { value: 'share', label: 'Share', groups: ways },
      ],
    },
  ]

  it('comes by a press, and goes back by its first item; closed, the menu begins anew', async () => {
    const { onAction, open } = await draw(groups)
    row('Share').click()
    await soon(labels).toEqual(['Back', 'By e-mail', 'By faxNo longer'])
    expect(menu()?.ariaLabel).toBe('Share')
    row('Back').click()
    await soon(labels).toEqual(['Print', 'Share'])
    await soon(() => document.activeElement?.textContent).toBe('Share')
    row('Share').click()
    await soon(() => labels()[1]).toBe('By e-mail')
    row('By e-mail').click()
    await soon(menu).toBe(null)
    expect(onAction).toHaveBeenCalledExactlyOnceWith('mail')
    await open()
    expect(labels()).toEqual(['Print', 'Share'])
  })

  it('takes Escape for itself: the menu around stays, and closes by the next', async () => {
    const { button } = await draw(groups)
    await userEvent.keyboard('{End}{Enter}')
    await soon(() => document.activeElement?.textContent).toBe('By e-mail')
    await userEvent.keyboard('{Escape}')
    await soon(() => document.activeElement?.textContent).toBe('Share')
    await userEvent.keyboard('{Escape}')
    await soon(menu).toBe(null)
    expect(document.activeElement).toBe(button)
  })

  it('from right to left its arrows turn round; letters find its items', async () => {
    await draw(groups, {}, 'rtl')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(labels()).toEqual(['Print', 'Share'])
    await userEvent.keyboard('{ArrowLeft}')
    await soon(() => document.activeElement?.textContent).toBe('By e-mail')
    await userEvent.keyboard('by f')
    expect(document.activeElement?.textContent).toBe('By faxNo longer')
    await userEvent.keyboard('{ArrowRight}')
    await soon(() => document.activeElement?.textContent).toBe('Share')
  })
})

describe('choices among the actions of a Menu (UI-10)', () => {
  afterEach(() => cleanup())

  it('each group has its own mode and value, and tells its own owner', async () => {
    const onShow = vi.fn()
    const onUnit = vi.fn()
    const { onAction, open } = await draw([
      { key: 'act', items: [{ value: 'print', label: 'Print' }] },
      {
        key: 'show',
        mode: 'check',
        defaultValue: ['stops'],
        onChange: onShow,
        items: [
          { value: 'stops', label: 'Stops' },
          { value: 'prices', label: 'Prices' },
        ],
      },
      {
        key: 'unit',
        mode: 'radio',
        value: 'km',
        onChange: onUnit,
        items: [
          { value: 'km', label: 'Kilometres' },
          { value: 'mi', label: 'Miles' },
        ],
      },
    ])
    const states = () => rows().map((one) => [one.role, one.ariaChecked])
    const before = [
      ['menuitem', null],
      ['menuitemcheckbox', 'true'],
      ['menuitemcheckbox', 'false'],
      ['menuitemradio', 'true'],
      ['menuitemradio', 'false'],
    ]
    expect(states()).toEqual(before)
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    expect(onShow).toHaveBeenLastCalledWith(['stops', 'prices'])
    await userEvent.keyboard('{End} ')
    expect(onUnit).toHaveBeenCalledExactlyOnceWith('mi')
    // A controlled item keeps the state of its owner, whatever is pressed.
    expect(states()).toEqual(before.with(2, ['menuitemcheckbox', 'true']))
    await userEvent.keyboard('{Home}{Enter}')
    await soon(menu).toBe(null)
    expect(onAction).toHaveBeenCalledExactlyOnceWith('print')
    await open()
    expect(states()[2]).toEqual(['menuitemcheckbox', 'true'])
  })
})
