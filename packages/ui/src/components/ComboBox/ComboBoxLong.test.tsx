import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const towns = Array.from({ length: 10_000 }, (_, at) => `Town ${at + 1}`)
const same = (text: string) => text
const groups = [
  { key: 'near', title: 'Near', items: towns.slice(0, 300) },
  { key: 'far', title: 'Far', items: towns.slice(300) },
]

const draw = async (props: Partial<ComboBoxProps<string>> = {}, fontSize = 16) => {
  const { container } = await render(
    <ThemeProvider>
      <div style={{ fontSize, paddingBlockEnd: 400 }}>
        <ComboBox label="Town" fullScreen="never" getKey={same} getText={same} groups={groups} {...props} />
      </div>
    </ThemeProvider>,
  )
  const input = container.querySelector<HTMLInputElement>('[role="combobox"]')!
  const rows = () => [...container.querySelectorAll<HTMLElement>('[role="option"]')]
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id === null ? null : container.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  }
  const scroller = () => container.querySelector('[role="listbox"]')!.parentElement!
  const isSeen = (row: HTMLElement) => {
    const [inner, outer] = [row.getBoundingClientRect(), scroller().getBoundingClientRect()]
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
  }
  return { container, input, rows, active, scroller, isSeen }
}
const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 3000 })

function Pages() {
  const [count, setCount] = useState(300)
  return (
    <ThemeProvider>
      <ComboBox
        label="Town"
        fullScreen="never"
        getKey={same}
        getText={same}
        groups={[{ key: 'all', items: towns.slice(0, count) }]}
        hasMore
        onLoadMore={() => setCount(count + 300)}
      />
    </ThemeProvider>
  )
}

describe('ComboBox of more than 200 options (UI-14)', () => {
  afterEach(() => cleanup())

  it('draws those around the part in view, and says where in all of them each stands', async () => {
    const { input, rows } = await draw()
    await userEvent.click(input)
    await soon(() => rows().length).toBeGreaterThan(10)
    expect(rows().length).toBeLessThan(120)
    expect(rows()[0]!.getAttribute('aria-posinset')).toBe('1')
    expect(new Set(rows().map((row) => row.getAttribute('aria-setsize')))).toEqual(new Set(['10000']))
  })

  it('by keyboard: round to the end and back, page of a group after page, the active one always drawn and in view', async () => {
    const { container, input, active, isSeen } = await draw()
    input.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await soon(() => active()?.textContent).toBe('Town 10000')
    expect(active()?.getAttribute('aria-posinset')).toBe('10000')
    await soon(() => isSeen(active()!)).toBe(true)
    // A group that is drawn in part still has its name.
    expect(container.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Far')
    await userEvent.keyboard('{ArrowDown}')
    await soon(() => active()?.textContent).toBe('Town 1')
    await soon(() => isSeen(active()!)).toBe(true)
    for (let at = 2; at <= 60; at++) {
      await userEvent.keyboard('{ArrowDown}')
      expect(active()?.textContent).toBe(`Town ${at}`)
    }
    await soon(() => isSeen(active()!)).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(input.value).toBe('Town 60')
  })

  it('opens on a choice that stands far down', async () => {
    const { input, active, isSeen } = await draw({ defaultValue: 'Town 7000' })
    input.focus()
    await userEvent.keyboard('{ArrowDown}')
    await soon(() => active()?.textContent).toBe('Town 7000')
    await soon(() => isSeen(active()!)).toBe(true)
  })

  it.each([0.1, 0.5, 0.98])('scrolled to %d of it, the part in view is full', async (share) => {
    const { input, rows, scroller, isSeen, active } = await draw()
    await userEvent.click(input)
    await soon(() => rows().length).toBeGreaterThan(10)
    const box = scroller()
    // The room of what is not drawn stands for it.
    expect(box.scrollHeight).toBeGreaterThan(300_000)
    box.scrollTop = box.scrollHeight * share
    await soon(() => rows().filter(isSeen).length).toBeGreaterThan(4)
    const { top, bottom } = box.getBoundingClientRect()
    await soon(() => rows()[0]!.getBoundingClientRect().top).toBeLessThanOrEqual(top + 48)
    expect(rows().at(-1)!.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(bottom - 48)
    expect(rows().length).toBeLessThan(120)
    expect(active()).toBe(null)
    const picked = rows().filter(isSeen)[2]!
    picked.click()
    await soon(() => input.value).toBe(picked.textContent)
  })

  it('points to no option that is scrolled away, and goes on from it by an arrow', async () => {
    const { input, active, scroller } = await draw()
    input.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await soon(() => active()?.textContent).toBe('Town 2')
    scroller().scrollTop = 100_000
    await soon(() => input.getAttribute('aria-activedescendant')).toBe(null)
    await userEvent.keyboard('{ArrowDown}')
    await soon(() => active()?.textContent).toBe('Town 3')
  })

  it('narrowed by typing it begins anew', async () => {
    const { input, rows, scroller } = await draw()
    await userEvent.click(input)
    scroller().scrollTop = 200_000
    await userEvent.fill(input, 'Town 99')
    await soon(() => rows()[0]?.textContent).toBe('Town 99')
    await userEvent.fill(input, 'Town 9999')
    await soon(() => rows().map((row) => row.textContent)).toEqual(['Town 9999'])
    expect(rows()[0]!.getAttribute('aria-setsize')).toBe(null)
  })

  it('keeps its place as a page is appended', async () => {
    const { container } = await render(<Pages />)
    const input = container.querySelector('input')!
    input.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const active = () => container.querySelector('[data-active]')?.textContent
    for (let press = 0; press < 3; press++) await userEvent.keyboard('{ArrowDown}')
    await soon(active).toMatch(/^Town (30[0-3]|[123])$/)
    expect(container.querySelector('[role="option"]')?.getAttribute('aria-setsize')).toBe('-1')
  })
})
