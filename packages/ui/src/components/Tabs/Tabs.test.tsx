import { lazy, useState } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Tabs } from './Tabs.tsx'

conforms('Tabs', (props) => (
  <Tabs
    label="Booking"
    tabs={[
      { value: 'passengers', label: 'Passengers', children: 'Two adults' },
      { value: 'extras', label: 'Extras', end: 3, children: 'None' },
      { value: 'company', label: 'Company and cost centre', children: 'None' },
      { value: 'bonus', label: 'Bonus', isDisabled: true, children: 'None' },
    ]}
    {...props}
  />
))

const links = [
  { value: 'rides', label: 'Rides', href: '#rides', children: 'Two rides' },
  { value: 'cards', label: 'Cards', href: '#cards' },
  { value: 'team', label: 'Team', href: '#team', isDisabled: true },
] as const

const draw = async (tree: React.ReactElement) => {
  const { container } = await render(<ThemeProvider>{tree}</ThemeProvider>)
  const tabs = () => [...container.querySelectorAll<HTMLElement>('[role="tab"]')]
  return {
    container,
    tabs,
    panel: () => container.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])'),
  }
}
const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 1000 })

describe('Tabs that are links (UI-14)', () => {
  afterEach(async () => {
    await cleanup()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('lead to their addresses, by a press and by Enter; arrows only come to them', async () => {
    const onChange = vi.fn()
    const { tabs, panel } = await draw(<Tabs label="Account" tabs={links} onChange={onChange} />)
    expect(tabs().map((tab) => [tab.tagName, tab.getAttribute('href')])).toEqual([
      ['A', '#rides'],
      ['A', '#cards'],
      ['A', null],
    ])
    expect(panel()?.textContent).toBe('Two rides')
    tabs()[0]!.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tabs()[1])
    expect(onChange).not.toHaveBeenCalled()
    expect(location.hash).toBe('')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tabs()[0])
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await soon(() => location.hash).toBe('#cards')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('cards')
    // A view of the page around: there is no panel to lead to.
    expect(panel()).toBe(null)
    expect(tabs()[1]!.getAttribute('aria-controls')).toBe(null)
    await userEvent.keyboard('{ArrowLeft} ')
    await soon(() => location.hash).toBe('#rides')
  })

  it('are handed to a router, which goes there itself; not those for a new window', async () => {
    const onFollow = vi.fn((_: string, event: { preventDefault(): void }) => event.preventDefault())
    const onChange = vi.fn()
    const { tabs } = await draw(<Tabs label="Account" tabs={links} onFollow={onFollow} onChange={onChange} />)
    tabs()[1]!.click()
    expect(onFollow.mock.calls.map(([href]) => href)).toEqual(['#cards'])
    expect(location.hash).toBe('')
    await soon(() => tabs()[1]!.ariaSelected).toBe('true')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
      // The browser of the tests opens nothing.
      tabs()[0]!.addEventListener('click', (click) => click.preventDefault(), { once: true })
      tabs()[0]!.dispatchEvent(event)
    }
    expect(onFollow).toHaveBeenCalledOnce()
    expect(onChange).toHaveBeenCalledOnce()
  })
})

function Note() {
  const [text, setText] = useState('')
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
}
const noted = [
  { value: 'note', label: 'Note', children: <Note /> },
  { value: 'other', label: 'Other', children: 'Other' },
]

describe('panels of Tabs (UI-14)', () => {
  afterEach(() => cleanup())

  it.each([
    [true, 'late', 2],
    [false, '', 1],
  ])('kept %s, what was entered stands there again: “%s”', async (keepsPanels, text, count) => {
    const { container, tabs, panel } = await draw(
      <Tabs label="Order" tabs={noted} keepsPanels={keepsPanels} />,
    )
    // A panel is drawn only once its tab was chosen.
    expect(container.querySelectorAll('[role="tabpanel"]')).toHaveLength(1)
    await userEvent.fill(container.querySelector('input')!, 'late')
    tabs()[1]!.click()
    await soon(() => panel()?.textContent).toBe('Other')
    expect(container.querySelectorAll('[role="tabpanel"]')).toHaveLength(count)
    tabs()[0]!.click()
    await soon(
      () => container.querySelector<HTMLInputElement>('[role="tabpanel"]:not([hidden]) input')?.value,
    ).toBe(text)
  })

  it('ask for what they show once they are shown, and let it come late', async () => {
    const make = vi.fn(() => 'Made')
    let come = (_: { default: () => React.ReactElement }) => {}
    const Late = lazy(
      () =>
        new Promise<{ default: () => React.ReactElement }>((done) => {
          come = done
        }),
    )
    const { tabs, panel } = await draw(
      <Tabs
        label="Order"
        fallback="Coming"
        tabs={[
          { value: 'first', label: 'First', children: 'First' },
          { value: 'made', label: 'Made', children: make },
          { value: 'late', label: 'Late', children: <Late /> },
        ]}
      />,
    )
    expect(make).not.toHaveBeenCalled()
    tabs()[1]!.click()
    await soon(() => panel()?.textContent).toBe('Made')
    tabs()[2]!.click()
    await soon(() => panel()?.textContent).toBe('Coming')
    come({ default: () => <button type="button">Late</button> })
    await soon(() => panel()?.textContent).toBe('Late')
    // The loaded panel has a button, which is the tab stop, so the panel itself is none.
    await soon(() => panel()?.getAttribute('tabindex')).toBe(null)
  })

  it('have values with a type', () => {
    void (
      <>
        <Tabs
          label="Account"
          tabs={links}
          onChange={(value) => expectTypeOf(value).toEqualTypeOf<'rides' | 'cards' | 'team'>()}
        />
        {/* @ts-expect-error No tab has it. */}
        <Tabs label="Account" tabs={links} value="zzz" />
        {/* @ts-expect-error No tab has it. */}
        <Tabs label="Account" tabs={links} defaultValue="zzz" />
      </>
    )
    expect(links).toHaveLength(3)
  })
})
