import { useState } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Accordion } from './Accordion.tsx'

const items = [
  { value: 'cancel', title: 'Cancelling', children: <TextField label="Reason" /> },
  { value: 'wait', title: 'Waiting', children: 'An hour' },
  { value: 'pay', title: 'Paying', children: 'By card' },
] as const

conforms('Accordion', (props) => <Accordion items={items} defaultValue="cancel" {...props} />)

const draw = async (tree: React.ReactElement) => {
  const { container, rerender } = await render(<ThemeProvider>{tree}</ThemeProvider>)
  const heads = () => [...container.querySelectorAll<HTMLElement>('[data-part="trigger"]')]
  const panels = () => [...container.querySelectorAll<HTMLElement>('[data-part="panel"]')]
  return {
    heads,
    panels,
    /** Titles of the open panels. */
    open: () =>
      heads()
        .filter((head, at) => {
          const isShown = !panels()[at]!.hidden
          expect(head.getAttribute('aria-expanded')).toBe(`${isShown}`)
          return isShown
        })
        .map((head) => head.textContent),
    redraw: (next: React.ReactElement) => rerender(<ThemeProvider>{next}</ThemeProvider>),
  }
}
/** Acts as a browser that has found a text in a folded panel: it tells, then shows the panel itself. */
const find = (panel: HTMLElement) => {
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
  panel.removeAttribute('hidden')
}

describe('an Accordion (UI-12)', () => {
  afterEach(() => cleanup())

  it('has one panel open at a time, or none', async () => {
    const onChange = vi.fn()
    const { heads, open } = await draw(<Accordion items={items} onChange={onChange} />)
    expect(open()).toEqual([])
    heads()[0]!.click()
    expect(open()).toEqual(['Cancelling'])
    heads()[2]!.click()
    expect(open()).toEqual(['Paying'])
    heads()[2]!.click()
    expect(open()).toEqual([])
    expect(onChange.mock.calls).toEqual([['cancel'], ['pay'], [null]])
  })

  it('has several open where that is asked, and tells them in the order of the panels', async () => {
    const onChange = vi.fn()
    const { heads, open } = await draw(
      <Accordion isMultiple items={items} defaultValue={['pay']} onChange={onChange} />,
    )
    heads()[0]!.click()
    expect(open()).toEqual(['Cancelling', 'Paying'])
    heads()[2]!.click()
    expect(open()).toEqual(['Cancelling'])
    expect(onChange.mock.calls).toEqual([[['cancel', 'pay']], [['cancel']]])
  })

  it('is held by its owner, who may leave a panel folded', async () => {
    const onChange = vi.fn()
    const { heads, open, redraw } = await draw(<Accordion items={items} value={null} onChange={onChange} />)
    heads()[1]!.click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wait')
    expect(open()).toEqual([])
    await redraw(<Accordion items={items} value="wait" onChange={onChange} />)
    expect(open()).toEqual(['Waiting'])
  })

  it('A11Y-02 leaves folded panels out of the way of Tab, there and back', async () => {
    const { heads } = await draw(<Accordion items={items} />)
    heads()[0]!.focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(heads()[1])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(heads()[0])
    await userEvent.keyboard('{Enter}{Tab}')
    expect(document.activeElement?.tagName).toBe('INPUT')
  })

  it('in another one folds by itself, and leaves the outer one open', async () => {
    const inner = <Accordion items={items} level={4} />
    const { heads, open } = await draw(
      <Accordion items={[{ value: 'all', title: 'All', children: inner }]} />,
    )
    heads()[0]!.click()
    heads()[2]!.click()
    expect(open()).toEqual(['All', 'Waiting'])
    expect(heads().map((head) => head.parentElement!.localName)).toEqual(['h3', 'h4', 'h4', 'h4'])
  })

  it.each([
    [6, 'region'],
    [7, null],
  ])('of %i panels: each has the role %s, since too many landmarks are no help', async (count, role) => {
    const many = Array.from({ length: count }, (_, at) => ({ value: `${at}`, title: `${at}`, children: at }))
    const { heads, panels } = await draw(<Accordion items={many} />)
    for (const [at, panel] of panels().entries()) {
      expect(panel.getAttribute('role')).toBe(role)
      expect(heads()[at]!.getAttribute('aria-controls')).toBe(panel.id)
      expect(panel.getAttribute('aria-labelledby')).toBe(role && heads()[at]!.id)
    }
  })

  it('keeps what was entered as a seventh panel comes, and as it goes', async () => {
    const more = Array.from({ length: 4 }, (_, at) => ({ value: `${at}`, title: `${at}`, children: at }))
    const { panels, redraw } = await draw(<Accordion items={[items[0], ...more, items[1]]} />)
    const input = () => panels()[0]!.querySelector('input')!
    const first = input()
    first.value = 'Late'
    await redraw(<Accordion items={[items[0], ...more, items[1], items[2]]} />)
    expect([input(), input().value]).toEqual([first, 'Late'])
    await redraw(<Accordion items={[items[0], ...more, items[1]]} />)
    expect([input(), input().value]).toEqual([first, 'Late'])
  })

  it('keeps the head that was pressed in the window, when a long panel above it folds', async () => {
    const [first, second] = items
    const long = { ...first, children: <div style={{ height: 3000 }} /> }
    const { heads } = await draw(
      <>
        <Accordion items={[long, second]} defaultValue="cancel" />
        <div style={{ height: 3000 }} />
      </>,
    )
    heads()[1]!.scrollIntoView({ block: 'center' })
    heads()[1]!.click()
    const { top, bottom } = heads()[1]!.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    scrollTo(0, 0)
  })
})

describe('find in page, in an Accordion (UI-12)', () => {
  afterEach(() => cleanup())

  it('looks into folded panels, which take no room and are not read', async () => {
    const { panels } = await draw(<Accordion items={items} defaultValue="wait" />)
    expect(panels().map((panel) => panel.getAttribute('hidden'))).toEqual([
      'until-found',
      null,
      'until-found',
    ])
    expect(panels()[0]!.getBoundingClientRect().height).toBe(0)
    expect(panels()[0]!.querySelector('input')!.checkVisibility()).toBe(false)
  })

  it('opens the panel with the text before the browser scrolls there, and folds the others', async () => {
    const { panels, open } = await draw(<Accordion items={items} defaultValue="wait" />)
    panels()[2]!.dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect(open()).toEqual(['Paying'])
  })

  it('leaves a panel folded whose owner leaves it folded', async () => {
    const onChange = vi.fn()
    const { panels, open } = await draw(<Accordion items={items} value={null} onChange={onChange} />)
    find(panels()[1]!)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wait')
    await expect.poll(() => panels()[1]!.getAttribute('hidden')).toBe('until-found')
    expect(open()).toEqual([])
  })

  it('opens the inner one of two alone', async () => {
    const inner = <Accordion items={items} />
    const { panels, open } = await draw(
      <Accordion items={[{ value: 'all', title: 'All', children: inner }]} defaultValue="all" />,
    )
    find(panels()[2]!)
    expect(open()).toEqual(['All', 'Waiting'])
  })
})

function Held() {
  const [value, setValue] = useState<'cancel' | 'wait' | 'pay' | null>('wait')
  return <Accordion items={items} value={value} onChange={setValue} />
}

it('UI-18 values of an Accordion have a type', async () => {
  void (
    <>
      <Accordion
        items={items}
        onChange={(value) => expectTypeOf(value).toEqualTypeOf<'cancel' | 'wait' | 'pay' | null>()}
      />
      <Accordion
        isMultiple
        items={items}
        onChange={(value) => expectTypeOf(value).toEqualTypeOf<('cancel' | 'wait' | 'pay')[]>()}
      />
      {/* @ts-expect-error No panel has it. */}
      <Accordion items={items} value="zzz" />
      {/* @ts-expect-error No panel has it. */}
      <Accordion items={items} defaultValue="zzz" />
      {/* @ts-expect-error No panel has it. */}
      <Accordion isMultiple items={items} value={['zzz']} />
      {/* @ts-expect-error Several open panels are a list. */}
      <Accordion isMultiple items={items} value="wait" />
    </>
  )
  const { open } = await draw(<Held />)
  expect(open()).toEqual(['Waiting'])
  await cleanup()
})
